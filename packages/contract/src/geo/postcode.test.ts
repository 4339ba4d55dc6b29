import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "@vanfettle/vans/testing/any-character";
import { normaliseIdentifier } from "../booking/booking-rules.ts";
import {
  formatPostcode,
  isImpossible,
  isNorthernIrishPostcode,
  isPostcodeOutsideUk,
  jurisdictionOf,
  looksLikePostcode,
  parsePostcode,
  parseTypedPostcode,
  postcodeWithoutPlace,
} from "./postcode.ts";

describe("parsePostcode", () => {
  test.each([
    ["SW1A 1AA", "postcode", "SW1A 1AA"],
    ["sw1a1aa", "postcode", "SW1A 1AA"],
    ["  m41   7gf ", "postcode", "M41 7GF"],
    ["MK1 1 DX", "postcode", "MK1 1DX"],
    ["EC1A-1BB", "postcode", "EC1A 1BB"],
    ["DE13 OBH", "postcode", "DE13 0BH"],
    ["CF05 3AB", "postcode", "CF5 3AB"],
    ["CR0 4XX", "postcode", "CR0 4XX"],
    ["LS1O 2AB", "postcode", "LS10 2AB"],
    ["po3o", "outcode", "PO30"],
    ["0X4 1AB", "postcode", "OX4 1AB"],
    ["S014 7du", "postcode", "SO14 7DU"],
    ["S014", "outcode", "SO14"],
    ["Y01 7AB", "postcode", "YO1 7AB"],
    ["S01 4AB", "postcode", "S1 4AB"],
    ["GIR 0AA", "postcode", "GIR 0AA"],
    ["SW1A 1", "sector", "SW1A 1"],
    ["SW1A1", "sector", "SW1A 1"],
    ["B1 1", "sector", "B1 1"],
    ["B11", "outcode", "B11"],
    ["b11 ", "outcode", "B11"],
    ["ＳＷ１Ａ　１ＡＡ", "postcode", "SW1A 1AA"],
    ["SW1A", "outcode", "SW1A"],
    ["ZZ99", "outcode", "ZZ99"],
    ["GY1", "outcode", "GY1"],
    ["NE 33", "outcode", "NE33"],
    ["SW 1", "outcode", "SW1"],
    ["CF 10 3", "sector", "CF10 3"],
    ["M4O 5", "sector", "M40 5"],
    ["M4O5", "sector", "M40 5"],
    ["LS1 S", "sector", "LS1 5"],
    ["LS1S", "outcode", "LS15"],
    ["BSl 4ST", "postcode", "BS1 4ST"],
    ["8S1 4ST", "postcode", "BS1 4ST"],
    ["1S1 4AP", "postcode", "LS1 4AP"],
    ["1P1 1AA", "postcode", "IP1 1AA"],
    ["Ll 8JQ", "postcode", "L1 8JQ"],
    ["SW1A lAA", "postcode", "SW1A 1AA"],
    ["5W1A 1AA", "postcode", "SW1A 1AA"],
    ["LS1 4A8", "postcode", "LS1 4AB"],
    ["M1B 4AA", "postcode", "M18 4AA"],
    ["SOl4 OAA", "postcode", "SO14 0AA"],
  ])("parses %j as the %s %s", (written, level, text) => {
    expect(parsePostcode(written)).toMatchObject({ level, text });
  });

  test("returns the parts of a full postcode", () => {
    expect(parsePostcode("SW1A 1AA")).toEqual({
      level: "postcode",
      text: "SW1A 1AA",
      area: "SW",
      outcode: "SW1A",
      sectorDigit: "1",
      unitLetters: "AA",
    });
  });

  test.each([
    "",
    " ",
    "1",
    "LEEDS",
    "gir",
    "GIR 0",
    "SW1A 1A",
    "SW1A 1AAA",
    "SO 4AP",
    "AB12 SDE",
    "LSI 4A",
    "BOSS",
    "🚐",
    "SW1A 1AA 🚐",
    "'; DROP TABLE stations;--",
  ])("returns undefined for %j", (written) => expect(parsePostcode(written)).toBeUndefined());

  test("never throws, and parses its own output to the same postcode", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: anyCharacter }),
          fc.stringMatching(/^[A-Z0-9 ]{2,9}$/),
        ),
        (text) => {
          const postcode = parsePostcode(text);
          expect(postcode && parsePostcode(postcode.text)).toEqual(postcode);
        },
      ),
    );
    expect(parsePostcode("A".repeat(200))).toBeUndefined();
  });
});

describe("parseTypedPostcode", () => {
  test.each([
    ["EX4 4Q", "EX4 4", "EX4 4Q"],
    ["ex44q", "EX4 4", "EX4 4Q"],
    ["M4O 5T", "M40 5", "M40 5T"],
    ["W1A 1A4", "W1A", "W1A 1A4"],
    ["SW1A 1AAA", "SW1A", "SW1A 1AAA"],
  ])("takes the beginning of the unfinished %s: %s", (text, start, unfinished) => {
    expect(parseTypedPostcode(text)).toMatchObject({ text: start, unfinished });
  });

  test.each(["LSI 4A", "Leeds", "12 Mill Lane", "M1 junction 26", "", "AB 1234"])(
    "returns undefined for %j",
    (text) => expect(parseTypedPostcode(text)).toBeUndefined(),
  );

  test("returns a finished postcode as it is", () => {
    expect(parseTypedPostcode("EX4 4QJ")).toEqual(parsePostcode("EX4 4QJ"));
  });
});

test.each([
  ["BT1 1AA", "northern-ireland"],
  ["GY1", "elsewhere"],
  ["JE2 3AB", "elsewhere"],
  ["IM1", "elsewhere"],
  ["GIR 0AA", "elsewhere"],
  ["B1", "great-britain"],
  ["ZE1 0AA", "great-britain"],
])("returns the jurisdiction of the postcode %s: %s", (text, jurisdiction) => {
  const postcode = parsePostcode(text);
  expect(postcode && jurisdictionOf(postcode)).toBe(jurisdiction);
});

test.each([
  ["BT1", true],
  ["BT11AA", true],
  ["BT9", true],
  ["BT", false],
  ["B11AA", false],
  ["TBT1", false],
])("Northern Irish postcode %s: %s", (postcode, expected) => {
  expect(isNorthernIrishPostcode(postcode)).toBe(expected);
});

describe("isPostcodeOutsideUk", () => {
  test.each(["JE23AB", "JE2", "GY11AA", "IM1", "BF10AA", "BFPO1", "BFPO", "ZZ99ZZ"])(
    "is true for %s",
    (postcode) => {
      expect(isPostcodeOutsideUk(postcode)).toBe(true);
    },
  );

  test.each(["BT11AA", "B11AA", "BD11AA", "ML11AA", "GU11AA", "JE", "", "GIR0AA", "QX11AA"])(
    "is false for %j",
    (postcode) => {
      expect(isPostcodeOutsideUk(postcode)).toBe(false);
    },
  );

  test.each(["JE2 3AB", "GY1", "IM1 1AA", "BF1 0AA", "BT1 1AA", "SW1A 1AA"])(
    "agrees with the jurisdiction of %s",
    (text) => {
      const postcode = parsePostcode(text);
      if (!postcode) throw new Error(`${text} is not a postcode`);
      expect(isPostcodeOutsideUk(normaliseIdentifier(text))).toBe(
        jurisdictionOf(postcode) === "elsewhere",
      );
    },
  );
});

describe("looksLikePostcode", () => {
  test.each(["SW1A1AA", "M11AE", "B11AA", "CR26XH", "DN551PT", "EC1A1BB", "W1A0AX"])(
    "is true for the full postcode %s",
    (postcode) => {
      expect(looksLikePostcode(postcode)).toBe(true);
    },
  );

  test.each(["SW1A", "12345", "GIR0AA", "M1", "SW1A1A", "SW1A11A", "B11CA", "M11AO"])(
    "is false for %s",
    (postcode) => {
      expect(looksLikePostcode(postcode)).toBe(false);
    },
  );

  test("formatPostcode inserts the space into a full postcode and leaves other text unchanged", () => {
    expect(formatPostcode("SW1A1AA")).toBe("SW1A 1AA");
    expect(formatPostcode("M11AE")).toBe("M1 1AE");
    expect(formatPostcode("B11CA")).toBe("B1 1CA");
    expect(formatPostcode("GIR0AA")).toBe("GIR0AA");
  });
});

test.each([
  ["B1 1CA", true],
  ["SW1A 1AV", true],
  ["B1 1AA", false],
  ["GIR 0AA", false],
  ["B1 1", false],
  ["CM1", false],
])("%s cannot exist: %s", (text, expected) => {
  const postcode = parsePostcode(text);
  expect(postcode && isImpossible(postcode)).toBe(expected);
});

test.each([
  [
    "gir0aa",
    "GIR 0AA is a special postcode for the post of Girobank, a bank in Bootle. It has no location.",
  ],
  ["BF1 1AA", "BF1 1AA is a special postcode for the post of British Forces. It has no location."],
])("explains the special postcode %j", (text, sentence) => {
  const title = `${sentence.split(" is ")[0]} has no location`;
  expect(postcodeWithoutPlace(text)).toEqual({ title, sentence });
});

test.each(["L30 4GB", "GY1", "BT1 1AA", "Girvan", "", "constructor"])(
  "returns undefined for %j",
  (text) => {
    expect(postcodeWithoutPlace(text)).toBeUndefined();
  },
);

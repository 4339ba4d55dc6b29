import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jurisdictionOf, parsePostcode } from "./postcode.ts";

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
    ["GIR 0AA", "postcode", "GIR 0AA"],
    ["SW1A 1", "sector", "SW1A 1"],
    ["SW1A1", "sector", "SW1A 1"],
    ["B1 1", "sector", "B1 1"],
    ["B11", "outcode", "B11"],
    ["b11 ", "outcode", "B11"],
    ["SW1A", "outcode", "SW1A"],
    ["ZZ99", "outcode", "ZZ99"],
    ["GY1", "outcode", "GY1"],
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
    "🚐",
    "SW1A 1AA 🚐",
    "'; DROP TABLE stations;--",
    "ＳＷ１",
  ])("returns undefined for %j", (written) => expect(parsePostcode(written)).toBeUndefined());

  test("never throws, and parses its own output to the same postcode", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.stringMatching(/^[A-Z0-9 ]{2,9}$/)),
        (text) => {
          const postcode = parsePostcode(text);
          expect(postcode && parsePostcode(postcode.text)).toEqual(postcode);
        },
      ),
    );
    expect(parsePostcode("A".repeat(200))).toBeUndefined();
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

import { describe, expect, test } from "vitest";
import { normaliseIdentifier } from "../bookings/booking-rules.ts";
import { jurisdictionOf, parsePostcode } from "./postcode.ts";
import {
  formatPostcode,
  isNorthernIrishPostcode,
  isPostcodeOutsideUk,
  looksLikePostcode,
} from "./typed-postcode.ts";

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

  test.each(["SW1A", "12345", "GIR0AA", "M1", "SW1A1A", "SW1A11A"])(
    "is false for %s",
    (postcode) => {
      expect(looksLikePostcode(postcode)).toBe(false);
    },
  );

  test("formatPostcode inserts the space into a full postcode and leaves other text unchanged", () => {
    expect(formatPostcode("SW1A1AA")).toBe("SW1A 1AA");
    expect(formatPostcode("M11AE")).toBe("M1 1AE");
    expect(formatPostcode("GIR0AA")).toBe("GIR0AA");
  });
});

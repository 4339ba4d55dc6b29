import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  validateBooking,
  bookingMessages,
  identifierCharacters,
  isNorthernIrishPostcode,
  isPostcodeOutsideUk,
  looksLikePostcode,
  normaliseIdentifier,
  formatPostcode,
} from "./booking-rules.ts";
import { jurisdictionOf, parsePostcode } from "../geo/postcode.ts";
import { serviceIds } from "../services.ts";

const valid = { registration: "AB12CDE", postcode: "SW1A1AA", serviceType: "mot" };

describe("normaliseIdentifier", () => {
  test.each([
    ["ab12 cde", "AB12CDE"],
    ["sw1a 1aa", "SW1A1AA"],
    ["a-b.1_2", "AB12"],
    ["äß12", "SS12"],
    ["  ", ""],
  ])("turns %j into %j", (typed, normalised) => {
    expect(normaliseIdentifier(typed)).toBe(normalised);
  });

  test("leaves only A to Z and 0 to 9, and is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = normaliseIdentifier(text);
        expect(once).toMatch(/^[A-Z0-9]*$/);
        expect(normaliseIdentifier(once)).toBe(once);
      }),
    );
  });
});

test.each(["AB12 CDE", "ab-12.cde", "", " "])("accepts %j as a registration or postcode", (text) => {
  expect(identifierCharacters.test(text)).toBe(true);
});

test.each(["АВ12", "AB12_CDE", "AB12\u00a0CDE", "AB12\n", "ＡＢ12", "straße"])(
  "rejects %j instead of correcting it",
  (text) => {
    expect(identifierCharacters.test(text)).toBe(false);
  },
);

describe("validateBooking", () => {
  test.each(serviceIds)("accepts a booking of %s with a registration and a postcode", (serviceType) => {
    expect(validateBooking({ ...valid, serviceType })).toEqual({});
  });

  test("reports every empty field with the message of that field", () => {
    expect(validateBooking({ registration: "", postcode: "", serviceType: "" })).toEqual({
      registration: "Vehicle registration is required",
      postcode: "Postcode is required",
      serviceType: "Please select a service type",
    });
  });

  test("accepts eight characters and rejects nine", () => {
    expect(validateBooking({ ...valid, registration: "A".repeat(8), postcode: "B".repeat(8) })).toEqual({});
    expect(validateBooking({ ...valid, registration: "A".repeat(9), postcode: "B".repeat(9) })).toEqual({
      registration: "Invalid registration format",
      postcode: "Invalid postcode format",
    });
  });

  test("rejects a service that is not in the list", () => {
    expect(validateBooking({ ...valid, serviceType: "paint" })).toEqual({
      serviceType: bookingMessages.serviceTypeRequired,
    });
  });
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
  test.each(["JE23AB", "JE2", "GY11AA", "IM1", "BF10AA", "BFPO1", "BFPO", "ZZ99ZZ"])("is true for %s", (postcode) => {
    expect(isPostcodeOutsideUk(postcode)).toBe(true);
  });

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
      expect(isPostcodeOutsideUk(normaliseIdentifier(text))).toBe(jurisdictionOf(postcode) === "elsewhere");
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

  test.each(["SW1A", "12345", "GIR0AA", "M1", "SW1A1A", "SW1A11A"])("is false for %s", (postcode) => {
    expect(looksLikePostcode(postcode)).toBe(false);
  });

  test("formatPostcode inserts the space into a full postcode and leaves other text unchanged", () => {
    expect(formatPostcode("SW1A1AA")).toBe("SW1A 1AA");
    expect(formatPostcode("M11AE")).toBe("M1 1AE");
    expect(formatPostcode("GIR0AA")).toBe("GIR0AA");
  });
});

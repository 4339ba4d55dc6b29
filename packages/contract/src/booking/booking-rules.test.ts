import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "@vanfettle/vans/testing/any-character";
import { serviceIds } from "../services.ts";
import {
  bookingMessages,
  emptyBooking,
  identifierCharacters,
  normaliseField,
  normaliseIdentifier,
  normaliseRegistration,
  validateBooking,
} from "./booking-rules.ts";

const valid = {
  ...emptyBooking,
  registration: "AB12CDE",
  postcode: "SW1A1AA",
  serviceType: "mot",
};

describe("normaliseRegistration", () => {
  test.each([
    ["GB AB12 CDE", "AB12CDE"],
    ["(uk)\u00A0ab12\u200Bcde", "AB12CDE"],
    ["UKAB12CDE", "AB12CDE"],
    ["GB12 ABC", "GB12ABC"],
    ["anything", "ANYTHING"],
  ])("turns %j into %j", (typed, normalised) => {
    expect(normaliseRegistration(typed)).toBe(normalised);
    expect(normaliseField.registration(normalised)).toBe(normalised);
  });

  test("keeps every character of a registration as it is typed", () => {
    for (const plate of ["UK12ABC", "GB12ABC", "GBA123B", "UKA1234", "G123BCD"]) {
      const typed = Array.from(plate).reduce((text, key) => normaliseRegistration(text + key), "");
      expect(typed).toBe(plate);
    }
  });
});

describe("normaliseIdentifier", () => {
  test.each([
    ["ab12 cde", "AB12CDE"],
    ["sw1a 1aa", "SW1A1AA"],
    ["a-b.1_2", "AB12"],
    ["äß12", "SS12"],
    ["  ", ""],
    ["ＡＢ12\u200Bc", "12C"],
  ])("turns %j into %j", (typed, normalised) => {
    expect(normaliseIdentifier(typed)).toBe(normalised);
  });

  test("leaves only A to Z and 0 to 9, and is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const once = normaliseIdentifier(text);
        expect(once).toMatch(/^[A-Z0-9]*$/);
        expect(normaliseIdentifier(once)).toBe(once);
      }),
    );
  });
});

test.each(["AB12 CDE", "ab-12.cde", "", " "])(
  "accepts %j as a registration or postcode",
  (text) => {
    expect(identifierCharacters.test(text)).toBe(true);
  },
);

test.each(["АВ12", "AB12_CDE", "AB12\u00a0CDE", "AB12\n", "ＡＢ12", "straße"])(
  "rejects %j instead of correcting it",
  (text) => {
    expect(identifierCharacters.test(text)).toBe(false);
  },
);

describe("validateBooking", () => {
  test.each(serviceIds)(
    "accepts a booking of %s with a registration and a postcode",
    (serviceType) => {
      expect(validateBooking({ ...valid, serviceType })).toEqual({});
    },
  );

  test("reports every empty field with the message of that field", () => {
    expect(validateBooking(emptyBooking)).toEqual({
      registration: "Vehicle registration is required",
      postcode: "Postcode is required",
      serviceType: "Please select a service type",
    });
  });

  test("accepts eight characters and rejects nine", () => {
    expect(
      validateBooking({ ...valid, registration: "A".repeat(8), postcode: "B".repeat(8) }),
    ).toEqual({});
    expect(
      validateBooking({ ...valid, registration: "A".repeat(9), postcode: "B".repeat(9) }),
    ).toEqual({
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

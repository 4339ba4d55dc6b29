import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  validateBooking,
  bookingMessages,
  looksLikePostcode,
  normaliseIdentifier,
  formatPostcode,
} from "./booking-rules.ts";
import { serviceIds } from "./services.ts";

const good = { registration: "AB12CDE", postcode: "SW1A1AA", serviceType: "mot" };

describe("normalising", () => {
  test.each([
    ["ab12 cde", "AB12CDE"],
    ["sw1a 1aa", "SW1A1AA"],
    ["a-b.1_2", "AB12"],
    ["äß12", "SS12"],
    ["  ", ""],
  ])("%j becomes %j", (typed, kept) => {
    expect(normaliseIdentifier(typed)).toBe(kept);
  });

  test("leaves only A to Z and 0 to 9, and doing it again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = normaliseIdentifier(text);
        expect(once).toMatch(/^[A-Z0-9]*$/);
        expect(normaliseIdentifier(once)).toBe(once);
      }),
    );
  });
});

describe("a booking", () => {
  test.each(serviceIds)("of %s with a registration and a postcode may be sent", (serviceType) => {
    expect(validateBooking({ ...good, serviceType })).toEqual({});
  });

  test("names every empty field in its own words", () => {
    expect(validateBooking({ registration: "", postcode: "", serviceType: "" })).toEqual({
      registration: "Vehicle registration is required",
      postcode: "Postcode is required",
      serviceType: "Please select a service type",
    });
  });

  test("takes eight characters and refuses nine", () => {
    expect(validateBooking({ ...good, registration: "A".repeat(8), postcode: "B".repeat(8) })).toEqual({});
    expect(validateBooking({ ...good, registration: "A".repeat(9), postcode: "B".repeat(9) })).toEqual({
      registration: "Invalid registration format",
      postcode: "Invalid postcode format",
    });
  });

  test("needs a service of the list", () => {
    expect(validateBooking({ ...good, serviceType: "paint" })).toEqual({
      serviceType: bookingMessages.serviceTypeRequired,
    });
  });
});

describe("the hint about postcodes", () => {
  test.each(["SW1A1AA", "M11AE", "B11AA", "CR26XH", "DN551PT", "EC1A1BB", "W1A0AX"])(
    "has nothing to say on %s",
    (postcode) => {
      expect(looksLikePostcode(postcode)).toBe(true);
    },
  );

  test.each(["SW1A", "12345", "GIR0AA", "M1", "SW1A1A", "SW1A11A"])("speaks up on %s", (postcode) => {
    expect(looksLikePostcode(postcode)).toBe(false);
  });

  test("the partner gets the space back where the postcode is a full one", () => {
    expect(formatPostcode("SW1A1AA")).toBe("SW1A 1AA");
    expect(formatPostcode("M11AE")).toBe("M1 1AE");
    expect(formatPostcode("GIR0AA")).toBe("GIR0AA");
  });
});

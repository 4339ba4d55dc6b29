import { expect, test } from "vitest";
import { bookingExpiry } from "./booking-retention.ts";

const seconds = (iso: string) => Date.parse(iso) / 1000;

test("a booking is kept seven calendar years", () => {
  expect(bookingExpiry(new Date("2026-11-21T10:00:00Z"))).toBe(seconds("2033-11-21T10:00:00Z"));
});

test("one made on 29 February expires on the 28th", () => {
  expect(bookingExpiry(new Date("2028-02-29T10:00:00Z"))).toBe(seconds("2035-02-28T10:00:00Z"));
});

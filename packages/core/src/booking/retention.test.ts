import { expect, test } from "vitest";
import { bookingExpiry, isExpired } from "./retention.ts";

const seconds = (iso: string) => Date.parse(iso) / 1000;

test("a booking is kept seven calendar years", () => {
  expect(bookingExpiry(new Date("2026-11-21T10:00:00Z"))).toBe(seconds("2033-11-21T10:00:00Z"));
});

test("one made on 29 February expires on the 28th", () => {
  expect(bookingExpiry(new Date("2028-02-29T10:00:00Z"))).toBe(seconds("2035-02-28T10:00:00Z"));
});

test("a row is expired from its second on", () => {
  const row = { expiresAt: seconds("2033-11-21T10:00:00Z") };
  expect(isExpired(row, new Date("2033-11-21T09:59:59.999Z"))).toBe(false);
  expect(isExpired(row, new Date("2033-11-21T10:00:00Z"))).toBe(true);
});

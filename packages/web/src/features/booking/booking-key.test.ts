// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { idempotencyKeyLength } from "@vanfettle/contract/booking/booking-schemas";
import { createBookingKeys } from "./booking-key.ts";

const booking = {
  registration: "AB12CDE",
  postcode: "SW1A1AA",
  serviceType: "mot",
  location: "UK",
};
const hour = 3_600_000;

afterEach(() => void vi.restoreAllMocks());

/** Returns booking keys with a clock that the test sets. A second call simulates a reload. */
function openPage(at = 0) {
  let now = at;
  const keys = createBookingKeys({ now: () => now });
  return { ...keys, at: (ms: number) => void (now = ms) };
}

describe("a form's idempotency key", () => {
  test("is long, random and stable for a booking until it is renewed", () => {
    const keys = openPage();
    const first = keys.keyFor(booking);
    expect(first.length).toBeGreaterThanOrEqual(idempotencyKeyLength.min);
    expect(first).toMatch(/^[\x21-\x7e]+$/);
    expect(keys.keyFor({ ...booking })).toBe(first);
    const renewed = keys.renew(booking);
    expect(renewed).not.toBe(first);
    expect(keys.keyFor(booking)).toBe(renewed);
  });

  test("is restored after a reload", () => {
    const first = openPage().keyFor(booking);
    expect(openPage().keyFor(booking)).toBe(first);
  });

  test("expires after an hour, on the page and after a reload", () => {
    const page = openPage();
    const first = page.keyFor(booking);
    page.at(hour - 1);
    expect(page.keyFor(booking)).toBe(first);
    expect(openPage(hour - 1).keyFor(booking)).toBe(first);
    expect(openPage(hour).keyFor(booking)).not.toBe(first);
    page.at(400 * 24 * hour);
    expect(page.keyFor(booking)).not.toBe(first);
  });

  test("remains valid after the clock moves back a little", () => {
    const page = openPage(10 * hour);
    const first = page.keyFor(booking);
    page.at(9.5 * hour);
    expect(page.keyFor(booking)).toBe(first);
  });

  test("expires if the clock moves back by an hour or more, which would extend its lifetime", () => {
    const page = openPage(10 * hour);
    const first = page.keyFor(booking);
    expect(openPage(9 * hour).keyFor(booking)).not.toBe(first);
    page.at(7 * hour);
    const second = page.keyFor(booking);
    expect(second).not.toBe(first);
    page.at(7.9 * hour);
    expect(page.keyFor(booking)).toBe(second);
    page.at(8 * hour);
    expect(page.keyFor(booking)).not.toBe(second);
  });

  test("differs between forms, and between places that share a name", () => {
    const keys = openPage();
    const ashford = { ...booking, location: "Ashford" };
    const all = [
      booking,
      { ...booking, location: "Leeds" },
      { ...ashford, locationSlug: "ashford" },
      { ...ashford, locationSlug: "ashford-surrey" },
    ];
    expect(new Set(all.map(keys.keyFor)).size).toBe(4);
    expect(new Set(all.map(keys.keyFor)).size).toBe(4);
  });

  test.each(["web_0123456789abcdef", "null", "{", "7"])("is replaced if %j is stored", (text) => {
    sessionStorage.setItem("vanfettle.booking-key.UK", text);
    expect(openPage().keyFor(booking)).toMatch(/^web_[0-9a-f]{32}$/);
  });
});

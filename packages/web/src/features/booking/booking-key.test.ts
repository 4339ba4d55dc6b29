import { describe, expect, test } from "vitest";
import { idempotencyKeyLength } from "@vanfettle/contract/constants";
import { createBookingKeys } from "./booking-key.ts";

const booking = { registration: "AB12CDE", postcode: "SW1A1AA", serviceType: "mot", location: "UK" };
const hour = 3_600_000;

function createStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

/** Keys over `storage` with a clock that the test sets. Another call with the same storage is the page after a reload. */
function openPage(storage = createStorage(), at = 0) {
  let now = at;
  const keys = createBookingKeys(
    () => storage,
    () => now,
  );
  return { ...keys, storage, at: (ms: number) => void (now = ms) };
}

describe("the idempotency key of a form", () => {
  test("is long enough, random, and the same for the same booking until renewed", () => {
    const keys = openPage();
    const first = keys.keyFor(booking);
    expect(first.length).toBeGreaterThanOrEqual(idempotencyKeyLength.min);
    expect(first).toMatch(/^[\x21-\x7e]+$/);
    expect(keys.keyFor({ ...booking })).toBe(first);
    const renewed = keys.renew(booking);
    expect(renewed).not.toBe(first);
    expect(keys.keyFor(booking)).toBe(renewed);
  });

  test("is read from storage after a reload", () => {
    const { keyFor, storage } = openPage();
    expect(openPage(storage).keyFor(booking)).toBe(keyFor(booking));
  });

  test("ends after an hour, on the page and after a reload", () => {
    const page = openPage();
    const first = page.keyFor(booking);
    page.at(hour - 1);
    expect(page.keyFor(booking)).toBe(first);
    expect(openPage(page.storage, hour - 1).keyFor(booking)).toBe(first);
    expect(openPage(page.storage, hour).keyFor(booking)).not.toBe(first);
    page.at(400 * 24 * hour);
    expect(page.keyFor(booking)).not.toBe(first);
  });

  test("survives a clock that is set back a little", () => {
    const page = openPage(createStorage(), 10 * hour);
    const first = page.keyFor(booking);
    page.at(9.5 * hour);
    expect(page.keyFor(booking)).toBe(first);
  });

  test("ends with a clock that is set back by an hour or more, so that it cannot outlive its hour", () => {
    const page = openPage(createStorage(), 10 * hour);
    const first = page.keyFor(booking);
    expect(openPage(page.storage, 9 * hour).keyFor(booking)).not.toBe(first);
    page.at(7 * hour);
    const second = page.keyFor(booking);
    expect(second).not.toBe(first);
    page.at(7.9 * hour);
    expect(page.keyFor(booking)).toBe(second);
    page.at(8 * hour);
    expect(page.keyFor(booking)).not.toBe(second);
  });

  test.each([{ registration: "OTHER" }, { postcode: "M11AE" }, { serviceType: "full-service" }])(
    "ends when a value changes: %j",
    (change) => {
      const keys = openPage();
      const first = keys.keyFor(booking);
      const second = keys.keyFor({ ...booking, ...change });
      expect(second).not.toBe(first);
      expect([first, second]).not.toContain(keys.keyFor(booking));
    },
  );

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

  test("is stored with its time and nothing that was typed", () => {
    const { keyFor, storage } = openPage();
    const key = keyFor({ ...booking, location: "Ashford", locationSlug: "ashford-surrey" });
    expect(Object.fromEntries(storage.entries)).toEqual({
      "vanfettle.booking-key.ashford-surrey": JSON.stringify({ key, createdAt: 0 }),
    });
  });

  test.each(["web_0123456789abcdef", "null", "{", "7"])("is made anew where %j is stored", (text) => {
    const storage = createStorage();
    storage.setItem("vanfettle.booking-key.UK", text);
    expect(openPage(storage).keyFor(booking)).toMatch(/^web_[0-9a-f]{32}$/);
  });

  test("stays the same for the page when storage throws", () => {
    const keys = createBookingKeys(() => {
      throw new Error("blocked");
    });
    expect(keys.keyFor(booking)).toBe(keys.keyFor(booking));
  });
});

import { describe, expect, test } from "vitest";
import { idempotencyKeyLength } from "@vanfettle/contract/constants";
import { createBookingKeys } from "./booking-key.ts";

function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe("the key of a form fill", () => {
  test("is long enough, random, and stays the same until renewed", () => {
    const keys = createBookingKeys(aStorage);
    const first = keys.current("UK");
    expect(first.length).toBeGreaterThanOrEqual(idempotencyKeyLength.min);
    expect(first).toMatch(/^[\x21-\x7e]+$/);
    expect(keys.current("UK")).toBe(first);
    expect(keys.renew("UK")).not.toBe(first);
    expect(keys.current("UK")).not.toBe(first);
  });

  test("outlives a reload", () => {
    const storage = aStorage();
    const before = createBookingKeys(() => storage).current("Leeds");
    expect(createBookingKeys(() => storage).current("Leeds")).toBe(before);
  });

  test("is another one for another form", () => {
    const keys = createBookingKeys(aStorage);
    expect(keys.current("Leeds")).not.toBe(keys.current("UK"));
  });

  test("lives as long as the page where storage is refused", () => {
    const keys = createBookingKeys(() => {
      throw new Error("blocked");
    });
    expect(keys.current("UK")).toBe(keys.current("UK"));
  });
});

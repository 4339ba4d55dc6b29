import { describe, expect, test } from "vitest";
import { idempotencyKeyLength } from "@vanfettle/contract/constants";
import { createBookingKeys } from "./booking-key.ts";

function createStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

describe("the idempotency key of a form", () => {
  test("is long enough, random, and stays the same until renewed", () => {
    const keys = createBookingKeys(createStorage);
    const first = keys.current("UK");
    expect(first.length).toBeGreaterThanOrEqual(idempotencyKeyLength.min);
    expect(first).toMatch(/^[\x21-\x7e]+$/);
    expect(keys.current("UK")).toBe(first);
    expect(keys.renew("UK")).not.toBe(first);
    expect(keys.current("UK")).not.toBe(first);
  });

  test("is read from storage after a reload", () => {
    const storage = createStorage();
    const before = createBookingKeys(() => storage).current("Leeds");
    expect(createBookingKeys(() => storage).current("Leeds")).toBe(before);
  });

  test("differs between forms", () => {
    const keys = createBookingKeys(createStorage);
    expect(keys.current("Leeds")).not.toBe(keys.current("UK"));
  });

  test("stays the same for the page when storage throws", () => {
    const keys = createBookingKeys(() => {
      throw new Error("blocked");
    });
    expect(keys.current("UK")).toBe(keys.current("UK"));
  });
});

import { expect, test } from "vitest";
import { allowsAnalytics, choiceKey, choiceVersion, parseChoice, saveChoice, withdrawChoice } from "./cookie-choice.ts";

const now = new Date("2026-11-21T12:00:00Z");

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const blockedStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => {
    throw new DOMException("blocked", "SecurityError");
  },
};

test("without a choice analytics is not allowed", () => {
  expect(allowsAnalytics(parseChoice(null))).toBe(false);
});

test("a saved choice is read back with its version and date", () => {
  const storage = memoryStorage();
  expect(saveChoice(storage, { analytics: true, now })).toBe(true);
  const choice = parseChoice(storage.getItem(choiceKey));
  expect(choice).toEqual({ version: choiceVersion, decidedAt: "2026-11-21T12:00:00.000Z", analytics: true });
  expect(allowsAnalytics(choice)).toBe(true);
});

test("withdrawing the choice removes it from storage", () => {
  const storage = memoryStorage();
  saveChoice(storage, { analytics: false, now });
  withdrawChoice(storage);
  expect(storage.entries.size).toBe(0);
});

test.each([
  ["of another version", JSON.stringify({ version: choiceVersion + 1, decidedAt: now.toISOString(), analytics: true })],
  ["without a date", JSON.stringify({ version: choiceVersion, decidedAt: "soon", analytics: true })],
  ["that is not JSON", "{analytics: true"],
  ["that is not an object", "true"],
])("a stored choice %s counts as none", (_, text) => {
  expect(parseChoice(text)).toBeNull();
});

test("saving and withdrawing return false if the browser blocks storage", () => {
  expect(saveChoice(blockedStorage, { analytics: true, now })).toBe(false);
  expect(withdrawChoice(blockedStorage)).toBe(false);
});

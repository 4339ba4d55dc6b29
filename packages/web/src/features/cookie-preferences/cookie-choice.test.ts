import { expect, test } from "vitest";
import { allowsAnalytics, choiceKey, choiceVersion, parseChoice, saveChoice, withdrawChoice } from "./cookie-choice.ts";

const now = new Date("2026-11-21T12:00:00Z");

function memoryStorage() {
  const rows = new Map<string, string>();
  return {
    rows,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
}

const refusing = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => {
    throw new DOMException("blocked", "SecurityError");
  },
};

test("no choice is a refusal", () => {
  expect(allowsAnalytics(parseChoice(null))).toBe(false);
});

test("a saved choice is read back with its version and date", () => {
  const storage = memoryStorage();
  expect(saveChoice(storage, { analytics: true, now })).toBe(true);
  const choice = parseChoice(storage.getItem(choiceKey));
  expect(choice).toEqual({ version: choiceVersion, decidedAt: "2026-11-21T12:00:00.000Z", analytics: true });
  expect(allowsAnalytics(choice)).toBe(true);
});

test("a withdrawn choice leaves nothing behind", () => {
  const storage = memoryStorage();
  saveChoice(storage, { analytics: false, now });
  withdrawChoice(storage);
  expect(storage.rows.size).toBe(0);
});

test.each([
  ["of another version", JSON.stringify({ version: choiceVersion + 1, decidedAt: now.toISOString(), analytics: true })],
  ["without a date", JSON.stringify({ version: choiceVersion, decidedAt: "soon", analytics: true })],
  ["that is not JSON", "{analytics: true"],
  ["that is not an object", "true"],
])("a stored choice %s counts as none", (_, text) => {
  expect(parseChoice(text)).toBeNull();
});

test("a browser that refuses storage is told apart from one that stored the choice", () => {
  expect(saveChoice(refusing, { analytics: true, now })).toBe(false);
  expect(withdrawChoice(refusing)).toBe(false);
});

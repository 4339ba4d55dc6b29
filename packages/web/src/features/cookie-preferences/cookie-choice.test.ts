// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import {
  allowsAnalytics,
  choiceKey,
  choiceVersion,
  parseChoice,
  saveChoice,
} from "./cookie-choice.ts";

const now = new Date("2026-11-21T12:00:00Z");

afterEach(() => void vi.restoreAllMocks());

test("does not allow analytics without a choice", () => {
  expect(allowsAnalytics(parseChoice(null))).toBe(false);
});

test("reads a saved choice with its version and date", () => {
  expect(saveChoice({ analytics: true, now })).toBe(true);
  const choice = parseChoice(localStorage.getItem(choiceKey));
  expect(choice).toEqual({
    version: choiceVersion,
    decidedAt: "2026-11-21T12:00:00.000Z",
    analytics: true,
  });
  expect(allowsAnalytics(choice)).toBe(true);
});

test.each([
  [
    "of another version",
    JSON.stringify({ version: choiceVersion + 1, decidedAt: now.toISOString(), analytics: true }),
  ],
  [
    "without a date",
    JSON.stringify({ version: choiceVersion, decidedAt: "soon", analytics: true }),
  ],
  ["that is not JSON", "{analytics: true"],
  ["that is not an object", "true"],
])("ignores a stored choice %s", (_, text) => {
  expect(parseChoice(text)).toBeNull();
});

import { expect, test } from "vitest";
import { retryAfter } from "./openai-error.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  ["20", 20],
  ["0", 0],
  ["0.5", 0.5],
  ["Sat, 21 Nov 2026 12:00:30 GMT", 30],
  ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
  ["soon", undefined],
])("a retry-after of %j is %s seconds", (value, seconds) => {
  expect(retryAfter(new Headers({ "retry-after": value }), now)).toBe(seconds);
});

test("without the header nothing is known", () => {
  expect(retryAfter(new Headers(), now)).toBeUndefined();
  expect(retryAfter(undefined, now)).toBeUndefined();
});

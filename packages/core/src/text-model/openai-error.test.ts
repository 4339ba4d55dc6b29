import { APIConnectionError } from "openai";
import { expect, test } from "vitest";
import { retryAfter, toTextError } from "./openai.ts";

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

test.each([
  ["ECONNREFUSED", 0],
  ["ENOTFOUND", 0],
  ["EAI_AGAIN", 0],
  ["UND_ERR_CONNECT_TIMEOUT", 0],
  ["ECONNRESET", 1],
  ["UND_ERR_SOCKET", 1],
])("after %s the service may have charged %i calls", (code, calls) => {
  const cause = new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
  const { name, usage } = toTextError(new APIConnectionError({ cause }));
  expect({ name, usage }).toEqual({
    name: "TextUnavailable",
    usage: { calls, inputTokens: 0, outputTokens: 0 },
  });
});

import { APIConnectionError, APIError } from "openai";
import { expect, test } from "vitest";
import { retryAfter } from "./retry-after.ts";
import { toTextError } from "./service-error.ts";

const now = new Date("2026-11-21T12:00:00Z");

const day = 86_400;

test.each<[Record<string, string>, number | undefined]>([
  [{ "retry-after": "20" }, 20],
  [{ "retry-after": "0.5" }, 0.5],
  [{ "retry-after": "Sat, 21 Nov 2026 12:00:30 GMT" }, 30],
  [{ "retry-after": String(2 * day) }, 2 * day],
  [{ "retry-after-ms": "1500", "retry-after": "40" }, 1.5],
  [{ "retry-after": "45", "x-ratelimit-reset": "50" }, 45],
  // Neither zero nor a time that is over says how long to wait.
  [{ "retry-after": "0" }, undefined],
  [{ "retry-after": "Sat, 21 Nov 2026 11:00:00 GMT" }, undefined],
  [{ "retry-after": "Sat, 21 Nov 2026 11:00:00 GMT", "x-ratelimit-reset": "55" }, 55],
  [{ "retry-after-ms": "", "retry-after": "" }, undefined],
  [{ "retry-after-ms": "-200", "retry-after": "-5" }, undefined],
  [{ "retry-after": "soon" }, undefined],
  [{ "retry-after": "1e9" }, undefined],
  // A wait of years would not even be a time.
  [{ "retry-after": String(32 * day) }, undefined],
  [{ "retry-after": "99999999999999999999" }, undefined],
  [{ "retry-after": "Fri, 31 Dec 9999 23:59:59 GMT" }, undefined],
  [{ "x-ratelimit-reset": "253402300799000" }, undefined],
  [{ "x-ratelimit-reset": "-12" }, undefined],
  [{}, undefined],
])("the headers %j ask for a wait of %s seconds", (headers, seconds) => {
  expect(retryAfter(new Headers(headers), now)).toBe(seconds);
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

const errorOf = (status: number, headers: Record<string, string>) =>
  toTextError(APIError.generate(status, {}, undefined, new Headers(headers)));

test.each([500, 502, 503, 529, 408, 409])(
  "a status %i with a time asks for a pause of the run, and is an outage without one",
  (status) => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const { name, details } = errorOf(status, { "retry-after": inAMinute });
    expect([name, details.status]).toEqual(["TextRateLimited", status]);
    expect(details.retryAfterSeconds).toBeGreaterThan(50);
    for (const unusable of ["-3", "0", "Sat, 21 Nov 2020 12:00:30 GMT"]) {
      expect(errorOf(status, { "retry-after": unusable }).name).toBe("TextUnavailable");
    }
    expect(errorOf(status, {}).name).toBe("TextUnavailable");
  },
);

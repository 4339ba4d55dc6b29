import { afterEach, expect, test, vi } from "vitest";
import { stubResponses } from "../testing/stub-responses.ts";
import { callService, requireAnswer } from "./call-service.ts";

afterEach(() => vi.unstubAllGlobals());

const call = () => callService("https://service.test/", { method: "GET", timeoutMs: 30_000 });

test.each([500, 503])("retries once after %i and returns the second response", async (status) => {
  const requests = stubResponses({ status, body: {} }, { body: { name: "second" } });
  expect(await call()).toEqual({ status: 200, body: { name: "second" } });
  expect(requests).toHaveLength(2);
});

test("throws after a second 500", async () => {
  const requests = stubResponses({ status: 503, body: {} }, { status: 500, body: {} });
  await expect(call()).rejects.toMatchObject({ name: "ServiceFailed" });
  expect(requests).toHaveLength(2);
});

test("returns a response below 500 without a retry", async () => {
  const requests = stubResponses({ status: 499, body: null });
  expect(await call()).toEqual({ status: 499, body: null });
  expect(requests).toHaveLength(1);
});

const date = "Thu, 26 Nov 2026 12:00:00 GMT";

test.each([
  ["7", 7],
  ["0", 1],
  ["90000", 86_400],
  ["Thu, 26 Nov 2026 12:01:30 GMT", 90],
  ["Thu, 26 Nov 2026 11:59:00 GMT", 1],
  ["soon", undefined],
  ["-5", undefined],
  ["", undefined],
])("reads a Retry-After of %j as %j seconds", async (retryAfter, seconds) => {
  stubResponses({ status: 429, body: {}, headers: { date, "retry-after": retryAfter } });
  const response = await call();
  expect(response.retryAfterSeconds).toBe(seconds);
  expect(() => requireAnswer(response)).toThrow(
    expect.objectContaining({ name: "ServiceRateLimited", retryAfterSeconds: seconds }),
  );
});

test("ignores a Retry-After with a date if the response has none of its own", async () => {
  stubResponses({ status: 429, body: {}, headers: { "retry-after": date } });
  expect((await call()).retryAfterSeconds).toBeUndefined();
});

test("does not repeat a call to a service that asks for a wait", async () => {
  const requests = stubResponses({ status: 503, body: {}, headers: { "retry-after": "120" } });
  await expect(call()).rejects.toMatchObject({ name: "ServiceFailed", retryAfterSeconds: 120 });
  expect(requests).toHaveLength(1);
});

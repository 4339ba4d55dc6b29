import { afterEach, expect, test, vi } from "vitest";
import { stubResponses } from "../testing/stub-responses.ts";
import { callService } from "./call-service.ts";

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

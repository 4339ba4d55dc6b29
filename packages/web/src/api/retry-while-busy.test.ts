import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "./http-error.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";

beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

const busy = (retryAfterSeconds?: number) =>
  new HttpError(429, "429: Too Many Requests", retryAfterSeconds);

/**
 * Runs a call that throws these errors in turn and then succeeds. Returns the waits, the result and
 * the number of calls.
 */
async function attempt(errors: unknown[], { isWanted = true } = {}) {
  const left = [...errors];
  const waits: number[] = [];
  let calls = 0;
  const result = await retryWhileBusy(
    async () => {
      calls += 1;
      if (left.length > 0) throw left.shift();
      return "done";
    },
    async (seconds) => {
      waits.push(seconds);
      return isWanted;
    },
  ).catch((error: unknown) => error);
  return { result, waits, calls };
}

test("retries after growing waits of whole seconds while the site is busy", async () => {
  const { result, waits } = await attempt([busy(), busy(), busy()]);
  expect(result).toBe("done");
  expect(waits).toEqual([2, 4, 8]);
});

test("fails after six attempts", async () => {
  const { result, calls } = await attempt(Array.from({ length: 6 }, () => busy()));
  expect(result).toBeInstanceOf(HttpError);
  expect(calls).toBe(6);
});

test("waits for the web ACL's minute, but not longer", async () => {
  expect((await attempt([busy(60)])).waits).toEqual([60]);
  expect(await attempt([busy(61)])).toMatchObject({ waits: [], result: { status: 429 } });
});

test("does not retry an abandoned call", async () => {
  expect(await attempt([busy()], { isWanted: false })).toMatchObject({
    calls: 1,
    result: { status: 429 },
  });
});

test.each([
  new HttpError(503, "503: down"),
  new HttpError(404, "404: none"),
  new TypeError("offline"),
])("does not retry other failures: %s", async (error) => {
  expect(await attempt([error])).toEqual({ result: error, waits: [], calls: 1 });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callLimitMs } from "../../api/client.ts";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { json, stubServer } from "../../testing/stub-server.ts";
import { askForVan, askForVans, type Lookup } from "./ask-for-vans.ts";

const registration = "AB12CDE";
const line = { registration };
/** Returns API Gateway's response to excess requests, without a Retry-After header. */
const throttled = () => json({ message: "Too Many Requests" }, 429);
const limited = (seconds: number) =>
  Response.json(
    { code: "rate_limited" },
    { status: 429, headers: { "retry-after": String(seconds) } },
  );
const answered = () => json(buildVehicleCheck({ registration }));

/** Looks up a van on a site that gives these responses in turn, then repeats the last. */
async function ask(answers: (() => Response)[]) {
  const { api, calls } = stubServer({
    "/api/vehicle": () => (answers[calls.length - 1] ?? answers.at(-1))?.(),
  });
  const waits: number[] = [];
  const row = await askForVan(api, line, async (seconds) => {
    waits.push(seconds);
    return true;
  });
  return { row, waits, calls: calls.length };
}

test("retries a van after a wait while the site is busy", async () => {
  const { row, waits, calls } = await ask([throttled, throttled, answered]);
  expect(row.state).toBe("known");
  expect(calls).toBe(3);
  const [first = 0, second = 0] = waits;
  expect(first).toBeGreaterThanOrEqual(1);
  expect(first).toBeLessThanOrEqual(3);
  expect(second).toBeGreaterThanOrEqual(2);
  expect(second).toBeLessThanOrEqual(6);
});

test("fails after six requests, with the reason and a retry", async () => {
  const { row, waits, calls } = await ask([throttled]);
  expect(row).toEqual({
    state: "failed",
    line,
    message: "The van check is busy. Try this one again in a minute",
    canRetry: true,
    failure: "busy",
  });
  expect(calls).toBe(6);
  expect(waits).toHaveLength(5);
});

test("waits at least as long as the server requests", async () => {
  const { waits } = await ask([() => limited(12), answered]);
  expect(waits).toEqual([12]);
});

test("shows when to retry instead of waiting for minutes", async () => {
  const { row, waits } = await ask([() => limited(180)]);
  expect(waits).toEqual([]);
  expect(row).toMatchObject({
    message: "The van check is busy. Try this one again in 3 minutes",
    canRetry: true,
  });
});

test.each([
  [404, "No vehicle was found.", false],
  [400, "That is not a UK registration.", false],
  [503, "The service is busy.", true],
])("fails at once after a %i response", async (status, message, canRetry) => {
  const { row, waits } = await ask([() => json({ message }, status)]);
  expect(row).toMatchObject({ state: "failed", line, message, canRetry });
  expect(waits).toEqual([]);
});

describe("several vans", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const lines = Array.from({ length: 25 }, (_, index) => ({
    registration: `AB${10 + index}CDE`,
  }));

  test("are looked up in order, four at a time", async () => {
    const asked: string[] = [];
    const release: (() => void)[] = [];
    const { api } = stubServer({
      "/api/vehicle": (_path: string, { body }: RequestInit) => {
        asked.push((JSON.parse(body as string) as { registration: string }).registration);
        return new Promise<Response>((resolve) => release.push(() => resolve(answered())));
      },
    });
    const rows: Lookup<typeof line>[] = [];
    let most = 0;
    const done = askForVans(api, lines, {
      isWanted: () => true,
      onLookup: (row) => rows.push(row),
    });
    while (rows.length < lines.length) {
      await vi.advanceTimersByTimeAsync(1_000);
      most = Math.max(most, release.length);
      release.shift()?.();
    }
    await done;
    expect(asked).toEqual(lines.map(({ registration: mark }) => mark));
    expect(most).toBe(4);
    expect(rows.map((row) => row.line)).toEqual(lines);
  });

  test("are not looked up after one had no answer, and can all be tried again", async () => {
    const { api, calls } = stubServer({ "/api/vehicle": () => new Promise(() => {}) });
    const rows: Lookup<typeof line>[] = [];
    const done = askForVans(api, lines, {
      isWanted: () => true,
      onLookup: (row) => rows.push(row),
    });
    await vi.advanceTimersByTimeAsync(callLimitMs + 10_000);
    await done;
    expect(calls).toHaveLength(4);
    expect(new Set(rows.map(({ line }) => line))).toEqual(new Set(lines));
    for (const row of rows) {
      expect(row).toMatchObject({ message: "No answer came. Try again", canRetry: true });
    }
  });

  test("may be fewer than four, or none", async () => {
    const { api } = stubServer({ "/api/vehicle": answered });
    const rows: Lookup<typeof line>[] = [];
    const options = {
      isWanted: () => true,
      onLookup: (row: Lookup<typeof line>) => rows.push(row),
    };
    await Promise.all([
      askForVans(api, lines.slice(0, 1), options),
      vi.advanceTimersByTimeAsync(1_000),
    ]);
    await askForVans(api, [], options);
    expect(rows).toMatchObject([{ state: "known", line: lines[0] }]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "../../../api/http-error.ts";
import { createGenerateAll } from "./region-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A server whose runs last as long as said, counted in the virtual time of the test. */
function setUp({ lastsMs = 7_000, refusals = {} as Record<string, number> } = {}) {
  const log: string[] = [];
  let endsAt = 0;
  let starting = 0;
  const all = createGenerateAll({
    wait,
    isFinal: (error) => error instanceof HttpError && [401, 403, 409].includes(error.status),
    async isRunning() {
      log.push(`check ${Date.now()}`);
      return Date.now() < endsAt;
    },
    async start(region) {
      expect(Date.now() >= endsAt && starting === 0).toBe(true);
      starting += 1;
      await wait(100);
      starting -= 1;
      log.push(region);
      const status = refusals[region];
      if (status !== undefined) throw new HttpError(status, `${status}: no`);
      endsAt = Date.now() + lastsMs;
    },
  });
  return { all, started: () => log.filter((line) => !line.startsWith("check")), log };
}

beforeEach(() => void vi.setSystemTime(0));

test("regions are started one after another, each when the run before it has ended", async () => {
  const { all, started } = setUp();
  const done = all.run(["London", "Wales", "Scotland"]);
  await pass(200);
  expect(started()).toEqual(["London"]);
  expect(all.queue()).toMatchObject({ started: 1 });
  await pass(6_000);
  expect(started()).toEqual(["London"]);
  await pass(4_000);
  expect(started()).toEqual(["London", "Wales"]);
  await pass(60_000);
  await done;
  expect(started()).toEqual(["London", "Wales", "Scotland"]);
  expect(all.queue()).toBeNull();
});

test("the progress is looked at again every three seconds, no oftener", async () => {
  const { all, log } = setUp({ lastsMs: 10_000 });
  void all.run(["London", "Wales"]);
  await pass(12_500);
  const checks = log.filter((line) => line.startsWith("check")).map((line) => Number(line.slice(6)));
  expect(checks).toEqual([0, 3_100, 6_100, 9_100, 12_100]);
});

test("a run that somebody else has started is waited for", async () => {
  let isRunning = true;
  const start = vi.fn<(region: string) => Promise<void>>().mockResolvedValue();
  const all = createGenerateAll({ wait, isFinal: () => true, isRunning: async () => isRunning, start });
  void all.run(["London"]);
  await pass(9_000);
  expect(start).not.toHaveBeenCalled();
  isRunning = false;
  await pass(3_000);
  expect(start).toHaveBeenCalledWith("London");
});

test.each([401, 403, 409])("the first %i ends it and is kept as the reason", async (status) => {
  const { all, started } = setUp({ refusals: { Wales: status } });
  void all.run(["London", "Wales", "Scotland"]);
  await pass(60_000);
  expect(started()).toEqual(["London", "Wales"]);
  expect(all.queue()).toBeNull();
  expect(all.error()).toMatchObject({ status });
});

test("any other refusal is passed over, and still told", async () => {
  const { all, started } = setUp({ refusals: { Wales: 503 } });
  void all.run(["London", "Wales", "Scotland"]);
  await pass(60_000);
  expect(started()).toEqual(["London", "Wales", "Scotland"]);
  expect(all.error()).toMatchObject({ status: 503 });
});

test("stopping leaves the started one alone and starts no other", async () => {
  const { all, started } = setUp();
  void all.run(["London", "Wales"]);
  await pass(200);
  all.stop();
  expect(all.queue()).toBeNull();
  await pass(60_000);
  expect(started()).toEqual(["London"]);
});

test("a second press while it goes on changes nothing, and after stopping it starts afresh", async () => {
  const { all, started } = setUp();
  void all.run(["London", "Wales"]);
  void all.run(["Scotland"]);
  await pass(200);
  all.stop();
  void all.run(["Scotland"]);
  await pass(60_000);
  expect(started()).toEqual(["London", "Scotland"]);
});

test("a check that fails is no end of the run", async () => {
  const start = vi.fn<(region: string) => Promise<void>>().mockResolvedValue();
  const isRunning = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValue(false);
  const all = createGenerateAll({ wait, isFinal: () => true, isRunning, start });
  void all.run(["London"]);
  await pass(0);
  expect(start).not.toHaveBeenCalled();
  await pass(3_000);
  expect(start).toHaveBeenCalledOnce();
});

test("listeners hear of every change", async () => {
  const { all } = setUp();
  const heard: (number | undefined)[] = [];
  const stop = all.subscribe(() => heard.push(all.queue()?.started));
  void all.run(["London"]);
  await pass(60_000);
  stop();
  expect(heard).toEqual([0, 1, undefined]);
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { isLong } from "../../../../test/suite-length.ts";
import { throwTextError } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runWales } from "../testing/run-wales.ts";
import { contentRun } from "./content-run.ts";
import { currentRun, type Run } from "./run-lease.ts";
import { beginPause, passPause } from "./run-pause.ts";
import { startRun } from "./start-run.ts";

let harness: GenerationHarness;
beforeEach(async () => {
  harness = await startGenerationHarness(buildTowns("wales", 10));
});
afterEach(() => harness.stop());

/** Runs Wales; `limited` returns the seconds a call must wait. */
async function runWith(limited: (call: number) => number | undefined, concurrency = 5) {
  const limit = (_: string, call: number) => {
    const seconds = limited(call);
    if (seconds !== undefined) throwTextError("TextRateLimited", seconds);
  };
  return runWales(harness, limit, { concurrency });
}

test("three short rate limits cost their waits and nothing else", async () => {
  const { times, progress } = await runWith((call) => (call <= 3 ? 2 : undefined), 1);
  expect(times.slice(1, 4).map((time, index) => time - (times[index] ?? 0))).toEqual([2, 2, 2]);
  expect(progress).toMatchObject({ completed: 10, failed: 0 });
  // A writing and a reading of each.
  expect((await contentRun(harness.deps)).paidCalls).toBe(20);
});

test("makes one call at a time, at most every 20 seconds, to a service that requests two minutes", async () => {
  const { times, progress } = await runWith((call) => (call <= 7 ? 120 : undefined));
  const afterPause = times.filter((time) => time > 0);
  expect(afterPause[0]).toBeGreaterThanOrEqual(119);
  const gaps = afterPause.slice(1, 3).map((time, index) => time - (afterPause[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  expect(progress).toMatchObject({ completed: 10, failed: 0 });
});

test.each(isLong ? [60, 1] : [60])(
  "a service that limits every call for %i s ends the run with its error code after few calls",
  async (seconds) => {
    const { times, progress } = await runWith(() => seconds);
    // Five workers call every second at most for the first 20 seconds.
    expect(times.length).toBeLessThanOrEqual((seconds === 1 ? 5 * 21 : 5) + (16 * 60) / 20);
    expect(progress).toMatchObject({
      isRunning: false,
      completed: 0,
      errorCode: "rate_limited",
      regionProgress: [{ successful: 0, failed: 10, errorCode: "rate_limited" }],
    });
  },
);

test.each([
  [86_400, "22 November 2026, 12:00 UTC"],
  [16 * 60, "21 November 2026, 12:16 UTC"],
])(
  "a service that requests a pause of %d seconds ends the run with the day and time to go on",
  async (seconds, time) => {
    const { times, progress } = await runWith(() => seconds, 1);
    expect(times).toHaveLength(1);
    const error = `The text service is limiting us. Start again after ${time}.`;
    expect(progress).toMatchObject({
      isRunning: false,
      errorCode: "rate_limited",
      error,
      regionProgress: [{ successful: 0, failed: 10, error }],
    });
    expect(await currentRun(harness.deps)).toMatchObject({ status: "failed", leaseUntil: 0 });
  },
);

test("waits for a service that requests fifteen minutes", async () => {
  const { progress } = await runWith((call) => (call === 1 ? 15 * 60 : undefined), 1);
  expect(progress).toMatchObject({ completed: 10, failed: 0 });
});

test("applies the longest pause that several workers receive, in whatever order", async () => {
  await startRun(harness.deps, { kind: "region", region: "wales" }, "operator");
  const readRun = async () => (await currentRun(harness.deps)) as Run;
  const now = harness.deps.clock().getTime();
  // Every worker has read the run before the pause began.
  const before = await readRun();
  for (const [seconds, longest] of [
    [10, 10],
    [30, 30],
    [5, 30],
  ] as const) {
    await beginPause(harness.deps, before, { pass: { waitSeconds: 0 }, seconds });
    expect((await readRun()).pausedUntil).toBe(now + longest * 1000);
  }
  expect(await passPause(harness.deps, await readRun())).toEqual({ waitSeconds: 30 });
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { createFakeTextModel, throwTextError } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps, type RunOptions } from "../testing/run-steps.ts";
import { runWales } from "../testing/run-wales.ts";
import { contentProgress } from "./progress.ts";

let harness: GenerationHarness;
beforeEach(async () => {
  harness = await startGenerationHarness(buildTowns("wales", 16));
});
afterEach(() => harness.stop());

/** Runs Wales with a service that does not respond to some calls. */
const runWith = (fails: (name: string, call: number) => boolean, options: RunOptions = {}) =>
  runWales(
    harness,
    (name, call) => {
      if (fails(name, call)) throwTextError("TextUnavailable");
    },
    options,
  );

test.each([
  [5, 8],
  [1, 7],
])(
  "a service that is down stops a run with %i workers after %i calls or fewer, with the reason",
  async (concurrency, most) => {
    const { times, run, progress } = await runWith(() => true, { concurrency });
    expect(times.length).toBeLessThanOrEqual(most);
    expect(run).toMatchObject({ status: "failed", stopCode: "unavailable" });
    expect(run).not.toHaveProperty("failedCalls");
    expect(progress).toMatchObject({
      isRunning: false,
      completed: 0,
      failed: 16,
      errorCode: "unavailable",
      error: "The text service is not working.",
    });
  },
);

test("makes one call at a time while the service is down, at least twenty seconds after the last", async () => {
  const { times } = await runWith(() => true);
  const probes = times.filter((time) => time > 0).slice(-3);
  const gaps = probes.slice(1).map((time, index) => time - (probes[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
});

test("a service that responds again is used by all workers, and every text is written", async () => {
  const { times, run, progress } = await runWith((_, call) => call <= 6);
  expect(progress).toMatchObject({ completed: 16, failed: 0 });
  expect(times).toHaveLength(16 + 6);
  expect(run).toMatchObject({ status: "finished" });
});

test.each([
  ["refuses the text", "TextRefused", 1],
  ["limits us", "TextRateLimited", 0],
] as const)(
  "a service that %s to the call that tries it is used by all workers again",
  async (_, error, failed) => {
    const { times, progress } = await runWales(harness, (_name, call) => {
      if (call <= 5) throwTextError("TextUnavailable");
      if (call === 6) throwTextError(error, 5);
    });
    expect(progress).toMatchObject({ completed: 16 - failed, failed });
    // Without a response to it, the next call would be made after four minutes.
    expect(Math.max(...times)).toBeLessThan(120);
  },
);

test("a location for which the service never responds is given up, and the run writes the others", async () => {
  const [victim] = buildTowns("wales", 1);
  const { times, run, progress } = await runWith((name) => name === victim?.name, {
    concurrency: 1,
  });
  expect(progress).toMatchObject({
    completed: 15,
    failed: 1,
    regionProgress: [{ errorCode: "unavailable" }],
  });
  // The first execution postpones the text after three pauses, and the second gives it up.
  expect(times.length).toBeLessThanOrEqual(15 + 12);
  expect(run).toMatchObject({ status: "finished" });
});

test("the pause outlives the process that began it", async () => {
  let steps = 0;
  const first = await runWith(() => true, {
    concurrency: 5,
    dies: (step) => step === "write" && (steps += 1) > 8,
  });
  expect(first.outcome).toBe("died");
  expect(first.progress).toMatchObject({ isRunning: true, isUnresponsive: true });
  // The service has not asked for the pause.
  expect(first.progress).not.toHaveProperty("pausedUntil");
  const before = first.times.length;
  const model = createFakeTextModel(() => throwTextError("TextUnavailable"));
  await runSteps({ ...harness.deps, model }, first.runId);
  expect(before + model.calls.length).toBeLessThanOrEqual(8);
  expect(await contentProgress(harness.deps)).toMatchObject({
    isRunning: false,
    errorCode: "unavailable",
  });
});

import { afterEach, expect, test } from "vitest";
import { regions } from "@vanfettle/contract/location/regions";
import { createFakeTextModel, throwTextError } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps } from "../testing/run-steps.ts";
import { contentRun } from "./content-run.ts";
import { contentProgress } from "./progress.ts";
import { currentRun, leaseMs } from "./run-lease.ts";
import { startRun } from "./start-run.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const places = [
  ...buildTowns("london", 2),
  ...buildTowns("scotland", 2, 30),
  ...buildTowns("wales", 2, 60),
];
const start = (region: string) => startRun(harness.deps, { kind: "region", region }, "operator");
const startRemaining = () => start("remaining");
const progress = () => contentProgress(harness.deps);
const names = regions.map(({ name }) => name);
const endExecutions = () => harness.running.clear();

test("one run writes all remaining regions one after another, and each text once", async () => {
  harness = await startGenerationHarness(places);
  const model = createFakeTextModel();
  const { runId, places: total } = await startRemaining();
  expect(total).toBe(6);
  expect((await progress()).queue).toEqual(names.slice(1));
  await runSteps({ ...harness.deps, model }, runId);
  expect(harness.started).toEqual([runId]);
  expect(model.calls).toHaveLength(6);
  const { regionProgress, isRunning, completed } = await progress();
  expect({ isRunning, completed }).toEqual({ isRunning: false, completed: 6 });
  expect(regionProgress.map(({ region }) => region)).toEqual(names);
  expect(regionProgress.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(await contentRun(harness.deps)).toMatchObject({ runId, paidCalls: 12 });
});

test("names the queued regions during the run, and no regions after it", async () => {
  harness = await startGenerationHarness(places);
  const { runId } = await startRemaining();
  expect(await progress()).toMatchObject({
    isRunning: true,
    currentRegion: "London",
    queue: names.slice(1),
  });
  await runSteps(harness.deps, runId, { dies: (step) => step === "close" });
  expect(await progress()).toMatchObject({
    currentRegion: "London",
    aliveUntil: "2026-11-21T12:01:30.000Z",
  });
  harness.pass(leaseMs);
  const interrupted = await progress();
  expect(interrupted).toMatchObject({ isRunning: false, errorCode: "interrupted" });
  expect(interrupted).not.toHaveProperty("queue");
  expect(interrupted).not.toHaveProperty("aliveUntil");
});

test("an execution started again from its first step resumes the same region and queue", async () => {
  harness = await startGenerationHarness(places);
  const model = createFakeTextModel();
  const { runId } = await startRemaining();
  for (const dying of ["write", "close", "start", "plan", "end"]) {
    let seen = 0;
    const dies = (step: string) => step === dying && (seen += 1) > 1;
    await runSteps({ ...harness.deps, model }, runId, { concurrency: 1, dies });
  }
  await runSteps({ ...harness.deps, model }, runId, { concurrency: 1 });
  expect(model.calls).toHaveLength(6);
  expect((await progress()).regionProgress.filter(({ error }) => !error)).toHaveLength(12);
});

test("after an error that every region would meet the queue ends, and its regions still remain", async () => {
  harness = await startGenerationHarness(places);
  const model = createFakeTextModel(() => throwTextError("TextQuotaReached"));
  const { runId } = await startRemaining();
  await runSteps({ ...harness.deps, model }, runId, { concurrency: 1 });
  expect(model.calls).toHaveLength(1);
  expect(await progress()).toMatchObject({
    isRunning: false,
    errorCode: "quota_reached",
    regionProgress: [{ region: "London", errorCode: "quota_reached" }],
  });
});

test("retries all failed regions in a single run, which pays only for the missing texts", async () => {
  harness = await startGenerationHarness(places);
  const failing = createFakeTextModel((name) => {
    if (name === "Aaabury" || buildTowns("wales", 1, 60)[0]?.name === name) {
      throwTextError("TextRefused");
    }
  });
  for (const region of ["london", "wales"]) {
    const { runId } = await start(region);
    await runSteps({ ...harness.deps, model: failing }, runId);
    endExecutions();
    harness.pass(1_000);
  }
  expect((await progress()).failed).toBe(2);
  const model = createFakeTextModel();
  const { runId } = await start("failed");
  expect((await progress()).queue).toEqual(["Wales"]);
  await runSteps({ ...harness.deps, model }, runId);
  expect(model.calls).toHaveLength(2);
  expect(await progress()).toMatchObject({ completed: 4, failed: 0 });
  expect((await progress()).regionProgress.map(({ region }) => region)).toEqual([
    "London",
    "Wales",
  ]);
  endExecutions();
  await expect(start("failed")).rejects.toMatchObject({
    code: "invalid_request",
    message: "There is no region left to generate.",
  });
});

test("twenty tabs that generate all remaining regions at once, and late ones for any of them, get one run", async () => {
  harness = await startGenerationHarness(places);
  const model = createFakeTextModel();
  const answers = await Promise.all(Array.from({ length: 20 }, startRemaining));
  expect(harness.started).toHaveLength(1);
  expect(new Set(answers.map(({ runId }) => runId))).toEqual(new Set(harness.started));
  const [runId = ""] = harness.started;
  let late = 0;
  const dies = (step: string) => {
    if (step === "close" && late++ === 1) {
      void startRemaining().then((run) => later.push(run.runId));
    }
    if (step === "end") void start("wales").then((run) => later.push(run.runId));
    return false;
  };
  const later: string[] = [];
  await runSteps({ ...harness.deps, model }, runId, { dies });
  await expect.poll(() => later).toEqual([runId, runId]);
  expect(model.calls).toHaveLength(6);
});

test("a run over a region is not one over all remaining regions", async () => {
  harness = await startGenerationHarness(places);
  await start("london");
  await expect(startRemaining()).rejects.toMatchObject({ code: "run_active" });
  endExecutions();
  await startRemaining();
  const run = await currentRun(harness.deps);
  // London was begun: its texts are missing, but it does not remain.
  expect(run?.parts).toEqual(regions.map(({ slug }) => slug).filter((slug) => slug !== "london"));
});

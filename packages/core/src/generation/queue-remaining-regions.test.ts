import { afterEach, expect, test } from "vitest";
import { regions } from "@vanfettle/contract/locations/regions";
import { listAudit } from "../audit/audit.ts";
import { createFakeTextModel, throwTextError } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps } from "../testing/run-steps.ts";
import { contentProgress, contentRun } from "./progress.ts";
import { queueRemainingRegions } from "./queue-remaining-regions.ts";
import { currentRun, leaseMs } from "./run-lock.ts";
import { startRegionRun } from "./start-region-run.ts";
import { startBatchRun } from "./start-run.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const places = [
  ...buildTowns("london", 2),
  ...buildTowns("scotland", 2, 30),
  ...buildTowns("wales", 2, 60),
];
const start = (region: string) => startRegionRun(harness.deps, { region, startedBy: "operator" });
const queue = () => queueRemainingRegions(harness.deps, "operator");
const progress = () => contentProgress(harness.deps);
const names = regions.map(({ name }) => name);
const endExecutions = () => harness.running.clear();

test("one run writes all remaining regions one after another, and each text once", async () => {
  harness = await startGenerationHarness(places);
  const model = createFakeTextModel();
  const { runId, queued } = await queue();
  expect(queued).toEqual(names.slice(1));
  await runSteps({ ...harness.deps, model }, runId ?? "");
  expect(harness.started).toEqual([runId]);
  expect(model.calls).toHaveLength(6);
  const { regionProgress, isRunning, completed } = await progress();
  expect({ isRunning, completed }).toEqual({ isRunning: false, completed: 6 });
  expect(regionProgress.map(({ region }) => region)).toEqual(names);
  expect(regionProgress.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(await contentRun(harness.deps)).toMatchObject({ runId, paidCalls: 12 });
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
  const { runId, queued } = await queueRemainingRegions(harness.deps, "operator", {
    only: "failed",
  });
  expect(queued).toEqual(["Wales"]);
  await runSteps({ ...harness.deps, model }, runId ?? "");
  expect(model.calls).toHaveLength(2);
  expect(await progress()).toMatchObject({ completed: 4, failed: 0 });
  expect((await progress()).regionProgress.map(({ region }) => region)).toEqual([
    "London",
    "Wales",
  ]);
  endExecutions();
  expect(await queueRemainingRegions(harness.deps, "operator", { only: "failed" })).toMatchObject({
    runId: null,
  });
});

test("two tabs that go through the remaining regions at the same time pay for each text once", async () => {
  harness = await startGenerationHarness(places);
  const model = createFakeTextModel();
  const tab = async () => {
    const answers = [];
    for (const name of names) {
      answers.push(await start(name));
      if (name === names[0]) await queue();
    }
    return answers;
  };
  const tabs = await Promise.all([tab(), tab()]);
  const [runId = ""] = harness.started;
  expect(new Set(tabs.flat().map((answer) => answer.runId))).toEqual(new Set([runId]));
  await runSteps({ ...harness.deps, model }, runId);
  endExecutions();
  // A third tab, whose page is half a minute old, asks for regions that are complete by now.
  harness.pass(30_000);
  for (const answer of await tab()) expect(answer.runId).toBe(runId);
  expect(await queue()).toEqual({ runId: null, startedAt: null, queued: [] });
  expect(harness.started).toEqual([runId]);
  expect(model.calls).toHaveLength(6);
});

test("returns the queue's run to a tab that requests its regions hours later, after other runs", async () => {
  harness = await startGenerationHarness(places);
  const model = createFakeTextModel(() => harness.pass(1_000));
  const { runId, startedAt } = await queue();
  await runSteps({ ...harness.deps, model }, runId ?? "");
  endExecutions();
  harness.pass(8 * 3_600_000);
  const ofQueue = { runId, startedAt, region: "Wales", total: 2 };
  expect(await start("wales")).toEqual(ofQueue);
  const locationSlugs = [places[0]?.canonicalSlug ?? ""];
  const batch = await startBatchRun(harness.deps, { locationSlugs, limit: 1 }, "other-operator");
  await runSteps({ ...harness.deps, model }, batch.runId);
  endExecutions();
  // Once another run has started, the time is when the region was begun, after the two before it.
  expect(await start("wales")).toEqual({ ...ofQueue, startedAt: "2026-11-21T12:00:04.000Z" });
  expect(harness.started).toEqual([runId, batch.runId]);
  expect(model.calls).toHaveLength(7);
});

test("writes a region of a queue anew if the operator chooses whether to skip fresh texts", async () => {
  harness = await startGenerationHarness(places);
  const { runId } = await queue();
  await runSteps(harness.deps, runId ?? "");
  endExecutions();
  harness.pass(1_000);
  const anew = await startRegionRun(harness.deps, {
    region: "wales",
    startedBy: "operator",
    skipFresh: false,
  });
  expect(anew.runId).not.toBe(runId);
  await runSteps(harness.deps, anew.runId);
  expect(
    (await progress()).regionProgress.find(({ region }) => region === "Wales")?.error,
  ).toBeUndefined();
});

test("a region of a queue that has failed is started again", async () => {
  harness = await startGenerationHarness(places);
  const { runId } = await queue();
  const model = createFakeTextModel(() => throwTextError("TextUnavailable"));
  await runSteps({ ...harness.deps, model }, runId ?? "");
  endExecutions();
  expect((await start("wales")).runId).not.toBe(runId);
});

test("queues all of twenty concurrent requests in the same run", async () => {
  harness = await startGenerationHarness(places);
  const answers = await Promise.all(Array.from({ length: 20 }, queue));
  expect(harness.started).toHaveLength(1);
  expect(new Set(answers.map(({ runId }) => runId))).toEqual(new Set(harness.started));
  const run = await currentRun(harness.deps);
  expect([...(run?.scopes ?? []), ...(run?.queued ?? [])]).toHaveLength(12);
});

test("regions with a result are not queued, and those queued during the last region are not lost", async () => {
  harness = await startGenerationHarness(places);
  await runSteps(harness.deps, (await start("london")).runId);
  endExecutions();
  harness.pass(1_000);
  const { runId } = await start("scotland");
  let queued: string[] = [];
  const dies = (step: string) => {
    if (step === "end" && queued.length === 0) {
      void queue().then((response) => (queued = response.queued));
    }
    return false;
  };
  const model = createFakeTextModel();
  await runSteps({ ...harness.deps, model }, runId, { dies });
  await expect.poll(() => queued.length).toBe(10);
  expect(queued).not.toContain("London");
  const latest = harness.started.at(-1) ?? "";
  if (latest !== runId) await runSteps({ ...harness.deps, model }, latest);
  expect(model.calls).toHaveLength(4);
  expect((await progress()).regionProgress).toHaveLength(12);
});

test("names the queued regions during the run, and no regions after it", async () => {
  harness = await startGenerationHarness(places);
  const { runId } = await queue();
  expect(await progress()).toMatchObject({
    isRunning: true,
    currentRegion: "London",
    queue: names.slice(1),
  });
  await runSteps(harness.deps, runId ?? "", { dies: (step) => step === "close" });
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
  const { runId } = await queue();
  for (const dying of ["write", "close", "start", "plan", "end"]) {
    let seen = 0;
    const dies = (step: string) => step === dying && (seen += 1) > 1;
    await runSteps({ ...harness.deps, model }, runId ?? "", { concurrency: 1, dies });
  }
  await runSteps({ ...harness.deps, model }, runId ?? "", { concurrency: 1 });
  expect(model.calls).toHaveLength(6);
  expect((await progress()).regionProgress.filter(({ error }) => !error)).toHaveLength(12);
});

test("after an error that every region would meet the queue ends, and its regions still remain", async () => {
  harness = await startGenerationHarness(places);
  const model = createFakeTextModel(() => throwTextError("TextQuotaReached"));
  const { runId } = await queue();
  await runSteps({ ...harness.deps, model }, runId ?? "", { concurrency: 1 });
  expect(model.calls).toHaveLength(1);
  expect(await progress()).toMatchObject({
    isRunning: false,
    errorCode: "quota_reached",
    regionProgress: [{ region: "London", errorCode: "quota_reached" }],
  });
});

test("queues no regions behind a run over chosen places", async () => {
  harness = await startGenerationHarness(places);
  const locationSlugs = [places[0]?.canonicalSlug ?? ""];
  await startBatchRun(harness.deps, { locationSlugs, limit: 1 }, "other-operator");
  await expect(queue()).rejects.toMatchObject({ code: "run_active" });
});

test("starts a queue despite a run whose execution is gone", async () => {
  harness = await startGenerationHarness(places);
  await start("london");
  endExecutions();
  const { runId, queued } = await queue();
  expect(runId).toBe(harness.started[1]);
  expect(queued).not.toContain("London");
  expect(queued).toHaveLength(10);
});

test("regions that are queued already are not recorded as queued again", async () => {
  harness = await startGenerationHarness(places);
  await start("london");
  harness.pass(1_000);
  await queue();
  harness.pass(1_000);
  await queue();
  const { entries } = await listAudit(harness.deps);
  expect(entries.map(({ scope }) => scope)).toEqual([names.slice(1).join(", "), "London"]);
});

test("a start that fails is not tried again", async () => {
  harness = await startGenerationHarness(places);
  let starts = 0;
  const machine = {
    ...harness.deps.machine,
    start: () => Promise.reject(new Error(`down ${(starts += 1)}`)),
  };
  await expect(
    queueRemainingRegions({ ...harness.deps, machine }, "operator"),
  ).rejects.toMatchObject({
    code: "unavailable",
  });
  expect(starts).toBe(1);
});

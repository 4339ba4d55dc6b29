import { afterEach, beforeEach, expect, test } from "vitest";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { acquireLock, currentRun, markRunning, releaseLock } from "./run-lock.ts";
import { addToQueue, emptyQueue, takeFromQueue } from "./run-queue.ts";

let harness: GenerationHarness;
beforeEach(async () => {
  harness = await startGenerationHarness(buildTowns("wales", 1));
  await acquireLock(harness.deps, run);
});
afterEach(() => harness.stop());

const runId = "run_01";
const run = {
  runId,
  kind: "region" as const,
  scopes: ["wales"],
  skipFresh: false,
  startedBy: "ann@example.com",
  startedAt: "2026-11-21T12:00:00.000Z",
};

test("queues regions while the run is being started", async () => {
  expect(await addToQueue(harness.deps, runId, ["scotland"])).toBe(true);
  expect([...((await currentRun(harness.deps))?.queued ?? [])]).toEqual(["scotland"]);
});

test("takes a region once, and only while the run is running", async () => {
  await addToQueue(harness.deps, runId, ["scotland", "london"]);
  expect(await takeFromQueue(harness.deps, { runId, scope: "scotland" })).toBe(false);
  await markRunning(harness.deps, runId);
  expect(await takeFromQueue(harness.deps, { runId, scope: "scotland" })).toBe(true);
  expect(await takeFromQueue(harness.deps, { runId, scope: "scotland" })).toBe(false);
  expect(await takeFromQueue(harness.deps, { runId: "run_02", scope: "london" })).toBe(false);
  expect(await currentRun(harness.deps)).toMatchObject({
    currentScope: "scotland",
    scopes: ["wales", "scotland"],
  });
});

test("returns the queued regions when the queue is emptied, and undefined once the run has ended", async () => {
  await addToQueue(harness.deps, runId, ["scotland"]);
  expect(await emptyQueue(harness.deps, runId)).toEqual(["scotland"]);
  expect(await emptyQueue(harness.deps, runId)).toEqual([]);
  await releaseLock(harness.deps, runId, "failed");
  expect(await emptyQueue(harness.deps, runId)).toBeUndefined();
  expect(await addToQueue(harness.deps, runId, ["scotland"])).toBe(false);
});

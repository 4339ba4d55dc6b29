import { afterEach, expect, test } from "vitest";
import { listAudit } from "../audit/audit.ts";
import { createFakeTextModel } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps } from "../testing/run-steps.ts";
import { cancelRun } from "./cancel-run.ts";
import { contentProgress } from "./progress.ts";
import { startRun } from "./start-run.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const places = [...buildTowns("london", 8), ...buildTowns("wales", 2, 60)];
const startRemaining = () =>
  startRun(harness.deps, { kind: "region", region: "remaining" }, "operator");
const progress = () => contentProgress(harness.deps);
const cancel = (runId: string) => cancelRun(harness.deps, { runId }, "other-operator");

test("cancels a region between texts: stores the texts in progress, and does not pay for other texts", async () => {
  harness = await startGenerationHarness(places);
  const { runId } = await startRemaining();
  const id = runId;
  const model = createFakeTextModel(async (_, call) => {
    if (call !== 3) return;
    expect(await cancel(id)).toEqual({ runId: id });
    expect(await progress()).toMatchObject({
      isRunning: true,
      isCancelling: true,
      currentRegion: "London",
    });
  });
  await runSteps({ ...harness.deps, model }, id, { concurrency: 1 });
  expect(model.calls).toHaveLength(3);
  const { regionProgress, ...rest } = await progress();
  expect(rest).toMatchObject({ isRunning: false, errorCode: "cancelled" });
  const { entries } = await listAudit(harness.deps);
  const [cancelled, started] = ["cancel", "start"].map((action) =>
    entries.find((entry) => entry.action === action),
  );
  expect(cancelled).toMatchObject({
    by: "other-operator",
    action: "cancel",
    runId,
    scope: expect.stringMatching(/^London, South East, South West/),
  });
  expect(started).toMatchObject({
    by: "operator",
    action: "start",
    runId,
    scope: expect.stringMatching(/^London, South East/),
  });
  expect(regionProgress).toMatchObject([
    { region: "London", successful: 3, failed: 5, errorCode: "cancelled" },
  ]);
});

test("resumes a cancelled region, and needs a new request for the regions after it", async () => {
  harness = await startGenerationHarness(places);
  const { runId } = await startRemaining();
  const model = createFakeTextModel(async (_, call) => void (call === 3 && (await cancel(runId))));
  await runSteps({ ...harness.deps, model }, runId, { concurrency: 1 });
  harness.running.clear();
  harness.pass(1_000);
  const retried = await startRun(harness.deps, { kind: "region", region: "london" }, "operator");
  await runSteps({ ...harness.deps, model }, retried.runId, { concurrency: 1 });
  harness.running.clear();
  harness.pass(1_000);
  await runSteps({ ...harness.deps, model }, (await startRemaining()).runId, { concurrency: 1 });
  expect(model.calls).toHaveLength(10);
  expect(await progress()).toMatchObject({ completed: 10, failed: 0 });
});

test("a run over chosen places is cancelled, too", async () => {
  harness = await startGenerationHarness(places);
  const locationSlugs = places.map(({ canonicalSlug }) => canonicalSlug);
  const { runId } = await startRun(
    harness.deps,
    { kind: "batch", locationSlugs, limit: 10 },
    "operator",
  );
  const model = createFakeTextModel(async (_, call) => void (call === 2 && (await cancel(runId))));
  await runSteps({ ...harness.deps, model }, runId, { concurrency: 1 });
  expect(model.calls).toHaveLength(2);
  expect(await progress()).toMatchObject({
    isRunning: false,
    errorCode: "cancelled",
    regionProgress: [],
  });
});

test("refuses the regions of a run that is being cancelled, and allows cancelling it again", async () => {
  harness = await startGenerationHarness(places);
  const { runId } = await startRemaining();
  await cancel(runId);
  await expect(cancel(runId)).resolves.toEqual({ runId });
  await expect(startRemaining()).rejects.toMatchObject({
    code: "run_active",
    message: expect.stringMatching(/It is being stopped\.$/),
  });
  await expect(
    startRun(harness.deps, { kind: "region", region: "london" }, "other-operator"),
  ).rejects.toMatchObject({
    code: "run_active",
  });
});

test("neither a run that has ended nor an unknown one is cancelled", async () => {
  harness = await startGenerationHarness(places);
  await expect(cancel("run_none")).rejects.toMatchObject({ code: "run_ended" });
  const { runId } = await startRun(harness.deps, { kind: "region", region: "wales" }, "operator");
  await runSteps(harness.deps, runId);
  await expect(cancel(runId)).rejects.toMatchObject({ code: "run_ended" });
  expect(await progress()).not.toHaveProperty("error");
});

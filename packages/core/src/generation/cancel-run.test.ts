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
import { queueRemainingRegions } from "./queue-remaining-regions.ts";
import { startRegionRun } from "./start-region-run.ts";
import { startBatchRun } from "./start-run.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const places = [...buildTowns("london", 8), ...buildTowns("wales", 2, 60)];
const queue = () => queueRemainingRegions(harness.deps, "operator");
const progress = () => contentProgress(harness.deps);
const cancel = (runId: string) => cancelRun(harness.deps, { runId }, "other-operator");

test("cancels a region between texts: stores the texts in progress, and does not pay for other texts", async () => {
  harness = await startGenerationHarness(places);
  const { runId } = await queue();
  const id = runId ?? "";
  const model = createFakeTextModel(async (_, call) => {
    if (call !== 3) return;
    expect(await cancel(id)).toMatchObject({ runId: id, removed: { length: 11 } });
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
    scope: expect.stringMatching(/^the run and South East, South West/),
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

test("resumes a cancelled region, and needs a new request for its queue", async () => {
  harness = await startGenerationHarness(places);
  const { runId } = await queue();
  const model = createFakeTextModel(
    async (_, call) => void (call === 3 && (await cancel(runId ?? ""))),
  );
  await runSteps({ ...harness.deps, model }, runId ?? "", { concurrency: 1 });
  harness.running.clear();
  harness.pass(1_000);
  const retried = await startRegionRun(harness.deps, { region: "london", startedBy: "operator" });
  expect((await queue()).queued).toHaveLength(11);
  await runSteps({ ...harness.deps, model }, retried.runId, { concurrency: 1 });
  expect(model.calls).toHaveLength(10);
  expect(await progress()).toMatchObject({ completed: 10, failed: 0 });
});

test("cancels only the queue: the present region is finished and the others remain", async () => {
  harness = await startGenerationHarness(places);
  const { runId } = await queue();
  const model = createFakeTextModel(async (_, call) => {
    if (call === 3) {
      await cancelRun(harness.deps, { runId: runId ?? "", only: "queue" }, "other-operator");
    }
  });
  await runSteps({ ...harness.deps, model }, runId ?? "", { concurrency: 1 });
  expect(model.calls).toHaveLength(8);
  const { regionProgress, ...rest } = await progress();
  expect(regionProgress).toMatchObject([{ region: "London", successful: 8, failed: 0 }]);
  expect(rest).not.toHaveProperty("error");
  const cancelled = (await listAudit(harness.deps)).entries.find(
    ({ action }) => action === "cancel",
  );
  expect(cancelled).toMatchObject({ scope: expect.stringMatching(/^South East, South West, /) });
});

test("a run over chosen places is cancelled, too", async () => {
  harness = await startGenerationHarness(places);
  const locationSlugs = places.map(({ canonicalSlug }) => canonicalSlug);
  const { runId } = await startBatchRun(harness.deps, { locationSlugs, limit: 10 }, "operator");
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
  const { runId } = await queue();
  await cancel(runId ?? "");
  await expect(cancel(runId ?? "")).resolves.toMatchObject({ removed: [] });
  await expect(queue()).rejects.toMatchObject({
    code: "run_active",
    message: expect.stringMatching(/It is being stopped\.$/),
  });
  await expect(
    startRegionRun(harness.deps, { region: "london", startedBy: "other-operator" }),
  ).rejects.toMatchObject({
    code: "run_active",
  });
});

test("neither a run that has ended nor an unknown one is cancelled", async () => {
  harness = await startGenerationHarness(places);
  await expect(cancel("run_none")).rejects.toMatchObject({ code: "run_ended" });
  const { runId } = await startRegionRun(harness.deps, { region: "wales", startedBy: "operator" });
  await runSteps(harness.deps, runId);
  await expect(cancel(runId)).rejects.toMatchObject({ code: "run_ended" });
  expect(await progress()).not.toHaveProperty("error");
});

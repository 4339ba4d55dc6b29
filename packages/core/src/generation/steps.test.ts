import { afterEach, expect, test } from "vitest";
import { createFakeTextModel } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps } from "../testing/run-steps.ts";
import { cancelRun } from "./cancel-run.ts";
import { listRuns } from "./run-history.ts";
import { currentRun, updateRun } from "./run-lease.ts";
import { findScopeProgress } from "./scope.ts";
import { startRun } from "./start-run.ts";
import { finishRun, finishScope, nextScope, planScope, recordFailure } from "./steps.ts";
import { writeLocation } from "./write-location.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const places = [...buildTowns("wales", 3), ...buildTowns("scotland", 2, 30)];
const scope = "wales";
async function startWales() {
  harness = await startGenerationHarness(places);
  const { runId } = await startRun(harness.deps, { kind: "region", region: scope }, "operator");
  return { runId, deps: harness.deps };
}
const slugs = buildTowns("wales", 3).map(({ canonicalSlug }) => canonicalSlug);
const keys = slugs.map((slug) => `place/${slug}`);

test("returns no next scope for a stopped run, and nothing to write in its scope", async () => {
  const { runId, deps } = await startWales();
  expect(await nextScope(deps, { runId })).toEqual({ outcome: "scope", scope });
  expect((await planScope(deps, { runId, scope })).items).toHaveLength(3);
  await cancelRun(deps, { runId }, "operator");
  expect(await nextScope(deps, { runId })).toEqual({ outcome: "none" });
  expect(await planScope(deps, { runId, scope })).toEqual({ planId: runId, items: [] });
});

test("a scope is planned only while the run is over it", async () => {
  const { runId, deps } = await startWales();
  await expect(planScope(deps, { runId, scope: "scotland" })).rejects.toMatchObject({
    name: "RunSuperseded",
  });
  await expect(planScope(deps, { runId: "run_other", scope })).rejects.toMatchObject({
    name: "RunSuperseded",
  });
});

test("a further region that is complete already is passed over and not written again", async () => {
  const { runId: first, deps } = await startWales();
  await runSteps(deps, first);
  harness.running.clear();
  harness.pass(1_000);
  const { runId } = await startRun(deps, { kind: "region", region: "scotland" }, "operator");
  await updateRun(deps, runId, { append: { parts: [scope] } });
  const model = createFakeTextModel();
  await runSteps({ ...deps, model }, runId);
  expect(model.calls).toHaveLength(2);
  expect(await currentRun(deps)).toMatchObject({ runId, status: "finished" });
  expect((await findScopeProgress(deps, scope))?.runId).toBe(first);
});

test("records unfinished texts as interrupted when a scope ends", async () => {
  const { runId, deps } = await startWales();
  const ended: unknown[] = [];
  await finishScope({ ...deps, onScopeEnded: (code) => ended.push(code) }, { runId, scope });
  expect(ended).toEqual(["interrupted"]);
  const row = await findScopeProgress(deps, scope);
  expect([...(row?.failed ?? [])].toSorted()).toEqual(
    keys.map((key) => `interrupted ${key}`).toSorted(),
  );
  expect(row?.errorCode).toBe("interrupted");
});

test("a scope whose pages the cache cannot forget fails, so that the machine tries again", async () => {
  const { runId, deps } = await startWales();
  const busy = new Error("The page cache is busy.");
  const pageCache = { invalidate: () => Promise.reject(busy) };
  await expect(finishScope({ ...deps, pageCache }, { runId, scope })).rejects.toBe(busy);
});

test("a scope ends with the error that most of its texts have", async () => {
  const { runId, deps } = await startWales();
  for (const [n, error] of ["TextRefused", "TextUnavailable", "TextUnavailable"].entries()) {
    await recordFailure(deps, { runId, scope, kind: "place", slug: slugs[n] ?? "", error });
  }
  await finishScope(deps, { runId, scope });
  expect((await findScopeProgress(deps, scope))?.errorCode).toBe("unavailable");
});

test("a scope ends once, and at its first time", async () => {
  const { runId, deps } = await startWales();
  let ended = 0;
  const counting = { ...deps, onScopeEnded: () => (ended += 1) };
  await finishScope(counting, { runId, scope });
  const first = await findScopeProgress(deps, scope);
  harness.pass(1_000);
  await finishScope(counting, { runId, scope });
  expect(await findScopeProgress(deps, scope)).toEqual(first);
  expect(ended).toBe(1);
});

test("a run that fails ends at once, and the regions after it keep their results", async () => {
  const { runId, deps } = await startWales();
  await updateRun(deps, runId, { append: { parts: ["scotland"] } });
  await finishRun(deps, { runId, failed: true });
  const run = await currentRun(deps);
  expect(run).toMatchObject({
    status: "failed",
    leaseUntil: 0,
    finishedAt: "2026-11-21T12:00:00.000Z",
  });
  expect(run).not.toHaveProperty("currentLocation");
  expect(await findScopeProgress(deps, "scotland")).toBeUndefined();
  expect((await listRuns(deps)).runs).toMatchObject([{ runId, state: "failed" }]);
});

test("a run that has lost the lease ends without changing the other", async () => {
  const { runId, deps } = await startWales();
  const before = await currentRun(deps);
  await finishRun(deps, { runId: "run_other", failed: true });
  expect(await currentRun(deps)).toEqual(before);
  expect(before?.runId).toBe(runId);
});

test("skips a region that could not be planned, and continues with the next region", async () => {
  const { runId, deps } = await startWales();
  await finishScope(deps, { runId, scope });
  await updateRun(deps, runId, { append: { parts: ["london", "scotland"] } });
  expect(await nextScope(deps, { runId })).toEqual({ outcome: "scope", scope: "london" });
  await finishScope(deps, { runId, scope: "scotland" });
  expect((await currentRun(deps))?.position).toBe(1);
  await finishScope(deps, { runId, scope: "london" });
  expect(await nextScope(deps, { runId })).toEqual({ outcome: "scope", scope: "scotland" });
  await finishScope(deps, { runId, scope: "scotland" });
  expect(await nextScope(deps, { runId })).toEqual({ outcome: "none" });
});

test("a cancelled run names cancelling as the error of a scope with texts left", async () => {
  const { runId, deps } = await startWales();
  await cancelRun(deps, { runId }, "operator");
  await finishScope(deps, { runId, scope });
  expect((await findScopeProgress(deps, scope))?.errorCode).toBe("cancelled");
});

test("a scope that was stopped with a text left ends with the reason, whatever most of its texts failed with", async () => {
  const { runId, deps } = await startWales();
  for (const slug of slugs.slice(1)) {
    await recordFailure(deps, { runId, scope, kind: "place", slug, error: "TextRefused" });
  }
  await cancelRun(deps, { runId }, "operator");
  await finishScope(deps, { runId, scope });
  expect((await findScopeProgress(deps, scope))?.errorCode).toBe("cancelled");
});

test("ends a scope with all texts written without an error after its run is cancelled", async () => {
  const { runId, deps } = await startWales();
  for (const slug of slugs) {
    await writeLocation(deps, { runId, planId: runId, scope, kind: "place", slug });
  }
  await cancelRun(deps, { runId }, "operator");
  await finishScope(deps, { runId, scope });
  expect(await findScopeProgress(deps, scope)).not.toHaveProperty("errorCode");
});

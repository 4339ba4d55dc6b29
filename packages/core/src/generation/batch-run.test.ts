import { afterEach, expect, test } from "vitest";
import { createFakeTextModel, throwTextError } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps } from "../testing/run-steps.ts";
import { contentRun } from "./content-run.ts";
import { contentProgress } from "./progress.ts";
import { currentRun } from "./run-lease.ts";
import { findScopeProgress } from "./scope.ts";
import { startRun } from "./start-run.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const seeded = buildTowns("wales", 12);
const slugs = seeded.map(({ canonicalSlug }) => canonicalSlug);
const batch = (locationSlugs: string[], limit: number) =>
  startRun(harness.deps, { kind: "batch", locationSlugs, limit }, "operator");

test("the first `limit` distinct places are accepted in order, and the others count as skipped", async () => {
  harness = await startGenerationHarness(seeded);
  const [a = "", b = "", c = "", ...rest] = slugs;
  const response = await batch([c, a, c, b.toUpperCase(), ...rest], 3);
  expect(response).toEqual({
    runId: harness.started[0],
    startedAt: "2026-11-21T12:00:00.000Z",
    texts: 3,
    places: 3,
  });
  expect((await findScopeProgress(harness.deps, "part-a001"))?.plan).toEqual([
    `place/${c}`,
    `place/${a}`,
    `place/${b}`,
  ]);
});

test("unknown and inactive places are listed as issues and nothing is started", async () => {
  harness = await startGenerationHarness([
    ...seeded,
    ...buildTowns("wales", 1, 40).map((town) => ({ ...town, isActive: false })),
  ]);
  const inactive = buildTowns("wales", 1, 40)[0]?.canonicalSlug ?? "";
  await expect(
    batch(["atlantis", slugs[0] ?? "", inactive, "<b>\u0000"], 50),
  ).rejects.toMatchObject({
    code: "invalid_request",
    issues: [
      { field: "locationSlugs", message: 'There is no location "atlantis".' },
      { field: "locationSlugs", message: `There is no location "${inactive}".` },
      { field: "locationSlugs", message: 'There is no location "<b>?".' },
    ],
  });
  expect(await currentRun(harness.deps)).toBeUndefined();
});

test("shows the counts of a batch while it runs, and of the regions afterwards", async () => {
  harness = await startGenerationHarness(seeded);
  const { runId } = await batch(slugs, 4);
  expect(await contentProgress(harness.deps)).toMatchObject({
    isRunning: true,
    runKind: "batch",
    completed: 0,
    total: 4,
    batch: { completed: 0, failed: 0, total: 4 },
  });
  await runSteps(harness.deps, runId, { dies: (step) => step === "close" });
  expect(await contentProgress(harness.deps)).toMatchObject({
    isRunning: true,
    completed: 4,
    total: 4,
    currentRegion: null,
  });
  harness.running.clear();
  harness.pass(1_000);
  await runSteps(harness.deps, (await batch(slugs, 2)).runId);
  expect(await contentProgress(harness.deps)).toMatchObject({
    isRunning: false,
    completed: 0,
    total: 243,
  });
  expect(await contentRun(harness.deps)).toMatchObject({ paidCalls: 4 });
});

test("a batch's own result stays in the progress until another run starts", async () => {
  harness = await startGenerationHarness(seeded);
  const model = createFakeTextModel((name) =>
    name === seeded[1]?.name ? throwTextError("TextRefused") : undefined,
  );
  await runSteps({ ...harness.deps, model }, (await batch(slugs, 3)).runId);
  harness.running.clear();
  expect(await contentProgress(harness.deps)).toMatchObject({
    isRunning: false,
    completed: 0,
    batch: { completed: 2, failed: 1, total: 3 },
    errorCode: "refused",
  });
  harness.pass(1_000);
  await startRun(harness.deps, { kind: "region", region: "wales" }, "operator");
  expect(await contentProgress(harness.deps)).not.toHaveProperty("batch");
});

test("starts a single run for many simultaneous requests for the same places, and rejects the others as run_active", async () => {
  harness = await startGenerationHarness(seeded);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => batch(slugs, 3)));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.map(({ reason }) => reason as unknown)).toEqual(
    Array.from({ length: 19 }, () => expect.objectContaining({ code: "run_active" })),
  );
  await expect(batch(slugs, 3)).rejects.toMatchObject({ code: "run_active" });
  expect(harness.started).toHaveLength(1);
  await runSteps(harness.deps, harness.started[0] ?? "");
  expect(await contentRun(harness.deps)).toMatchObject({ paidCalls: 6 });
});

test("a batch never resumes the batch before it", async () => {
  harness = await startGenerationHarness(seeded);
  await runSteps(harness.deps, (await batch(slugs, 3)).runId, { dies: (step) => step === "close" });
  harness.running.clear();
  await batch(slugs.slice(5), 1);
  expect((await findScopeProgress(harness.deps, "part-a001"))?.plan).toEqual([`place/${slugs[5]}`]);
});

test("a resumed region does not pay again for places that a batch has written since", async () => {
  harness = await startGenerationHarness(seeded);
  await startRun(harness.deps, { kind: "region", region: "wales" }, "operator");
  harness.running.clear();
  harness.pass(1_000);
  await runSteps(harness.deps, (await batch(slugs.slice(0, 4), 4)).runId);
  harness.running.clear();
  const model = createFakeTextModel();
  const { runId } = await startRun(harness.deps, { kind: "region", region: "wales" }, "operator");
  await runSteps({ ...harness.deps, model }, runId);
  expect(model.calls).toHaveLength(8);
  expect(await contentProgress(harness.deps)).toMatchObject({ completed: 12, failed: 0 });
});

import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { generationErrors } from "@vanfettle/contract/generation/generation";
import { ContentProgress, ContentRun } from "@vanfettle/contract/generation/generation-schemas";
import { buildContentRun } from "@vanfettle/contract/testing/content-progress";
import { addLocations } from "../testing/add-locations.ts";
import { createFakeTextModel, throwTextError } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps } from "../testing/run-steps.ts";
import { buildCountySeed, buildRegionSeed } from "../testing/seed-row-builders.ts";
import { contentRun } from "./content-run.ts";
import { cachedScopeSizes, contentProgress } from "./progress.ts";
import { leaseMs } from "./run-lease.ts";
import { startRun } from "./start-run.ts";
import { planScope, recordFailure } from "./steps.ts";
import { writeLocation } from "./write-location.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const start = (region: string) =>
  startRun(harness.deps, { kind: "region", region }, "operator-name");

test("counts the core places as the total before any run, or 243 while there are no places", async () => {
  harness = await startGenerationHarness([
    ...buildTowns("wales", 3),
    ...buildTowns("scotland", 2, 30),
  ]);
  const idle = { isRunning: false, completed: 0, failed: 0, startedAt: null, regionProgress: [] };
  expect(await contentProgress(harness.deps)).toMatchObject({ ...idle, total: 243 });
  const deps = { ...harness.deps, scopeSizes: cachedScopeSizes(harness.deps) };
  // 66 counties and 12 regions have texts of their own.
  const texts = { completed: 0, total: 5 + 66 + 12 };
  expect(await contentProgress(deps)).toMatchObject({ ...idle, total: 5, texts });
});

test("counts the texts of counties and of the region itself in the result of a run", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 3));
  await addLocations(harness.deps, [
    buildRegionSeed({ canonicalSlug: "wales", name: "Wales", region: "Wales" }),
    buildCountySeed({
      canonicalSlug: "gwent",
      name: "Gwent",
      region: "Wales",
      regionSlug: "wales",
    }),
  ]);
  const model = createFakeTextModel((name) => {
    if (name === "Gwent") throwTextError("TextRefused");
  });
  await runSteps({ ...harness.deps, model }, (await start("wales")).runId);
  expect(await contentProgress(harness.deps)).toMatchObject({
    completed: 3,
    failed: 1,
    total: 3,
    regionProgress: [
      { region: "Wales", successful: 3, failed: 1, total: 3, texts: { completed: 4, total: 5 } },
    ],
  });
});

test("progress is one query once the scope sizes are cached", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 3));
  const deps = { ...harness.deps, scopeSizes: cachedScopeSizes(harness.deps) };
  await contentProgress(deps);
  harness.database.takeCommands();
  await contentProgress(deps);
  expect(harness.database.takeCommands()).toEqual(["QueryCommand"]);
});

test("reveals neither the operator, the run's id, its usage nor any error message but the fixed messages", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 2));
  const model = createFakeTextModel(() => {
    throw new Error("Incorrect API key provided: sk-canary");
  });
  await runSteps({ ...harness.deps, model }, (await start("wales")).runId);
  const progress = await contentProgress(harness.deps);
  expect(ContentProgress.strict().parse(progress)).toEqual(progress);
  expect(progress.regionProgress[0]?.error).toBe(generationErrors.internal);
  expect(JSON.stringify(progress)).not.toMatch(/operator-name|canary|run_|token|cost|paid/i);
});

test("reads the usage of a run in a single query, and returns no usage before any run", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 2));
  expect(await contentRun(harness.deps)).toEqual(buildContentRun({ costPounds: 0 }));
  const { runId, startedAt } = await start("wales");
  await runSteps(harness.deps, runId);
  harness.database.takeCommands();
  const run = await contentRun(harness.deps);
  expect(harness.database.takeCommands()).toEqual(["QueryCommand"]);
  expect(run).toEqual({
    runId,
    startedAt,
    texts: 2,
    paidCalls: 4,
    tokens: { input: 4_000, output: 2_000 },
    costPounds: 0,
    queue: null,
  });
  expect(ContentRun.strict().parse(run)).toEqual(run);
});

test("under any interleaving of steps, completed never falls within a run and 0 <= completed <= total at every read", async () => {
  harness = await startGenerationHarness([
    ...buildTowns("wales", 6),
    ...buildTowns("scotland", 4, 30),
  ]);
  const deps = { ...harness.deps, scopeSizes: cachedScopeSizes(harness.deps) };
  const act = fc.oneof(
    { weight: 6, arbitrary: fc.record({ act: fc.constant("write" as const), at: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant("fail" as const), at: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant("die" as const), at: fc.nat(1) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), async (acts) => {
      harness.pass(leaseMs);
      let run = await begin("wales");
      let last = { startedAt: "", completed: 0 };
      const readProgress = async () => {
        const { completed, total, failed, isRunning, startedAt } = await contentProgress(deps);
        expect(completed).toBeLessThanOrEqual(total);
        expect(failed).toBeLessThanOrEqual(total);
        const floor = isRunning && startedAt === last.startedAt ? last.completed : 0;
        expect(completed).toBeGreaterThanOrEqual(floor);
        last = { startedAt: startedAt ?? "", completed };
      };
      for (const { act: name, at } of acts) {
        if (name === "die") {
          harness.pass(leaseMs);
          await readProgress();
          run = await begin(at === 0 ? "wales" : "scotland");
        } else {
          const item = run.items[at % Math.max(1, run.items.length)];
          const input = { runId: run.runId, scope: run.scope, planId: run.planId, ...item };
          if (!item) continue;
          if (name === "write") await writeLocation(harness.deps, { ...input, ...item });
          else await recordFailure(harness.deps, { ...input, ...item, error: "TextRefused" });
        }
        await readProgress();
      }
    }),
    { numRuns: 12 },
  );
});

async function begin(region: string) {
  const { runId } = await start(region);
  return { runId, scope: region, ...(await planScope(harness.deps, { runId, scope: region })) };
}

test("the region of an active run is not in the list; the region of a run that died is, with an error", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 2));
  const { runId } = await start("wales");
  const slow = createFakeTextModel((name) => {
    if (name !== "Aaabury") throwTextError("TextRefused");
  });
  await runSteps({ ...harness.deps, model: slow }, runId, {
    concurrency: 1,
    dies: (step) => step === "close",
  });
  harness.database.takeCommands();
  expect(await contentProgress(harness.deps)).toMatchObject({
    isRunning: true,
    currentRegion: "Wales",
    currentLocation: "Aebbury",
    regionProgress: [],
  });
  // The visitors' Lambda, which serves this endpoint, may only query.
  expect(harness.database.takeCommands()).toEqual(["QueryCommand"]);
  harness.pass(leaseMs);
  expect(await contentProgress(harness.deps)).toMatchObject({
    isRunning: false,
    currentRegion: null,
    currentLocation: null,
    regionProgress: [
      { region: "Wales", successful: 1, total: 2, failed: 1, error: generationErrors.interrupted },
    ],
  });
});

test("progress has the times of the run: its start, its latest step and its end", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 1));
  expect(await contentProgress(harness.deps)).toMatchObject({
    startedAt: null,
    lastUpdate: null,
    finishedAt: null,
  });
  const { runId, startedAt } = await start("wales");
  harness.pass(5_000);
  await planScope(harness.deps, { runId, scope: "wales" });
  const running = { startedAt, lastUpdate: "2026-11-21T12:00:05.000Z", finishedAt: null };
  expect(await contentProgress(harness.deps)).toMatchObject(running);
  harness.pass(5_000);
  await runSteps(harness.deps, runId);
  const end = "2026-11-21T12:00:10.000Z";
  expect(await contentProgress(harness.deps)).toMatchObject({
    startedAt,
    lastUpdate: end,
    finishedAt: end,
  });
});

test("the usage of a run leaves out that of an earlier run over another region", async () => {
  harness = await startGenerationHarness([
    ...buildTowns("wales", 2),
    ...buildTowns("scotland", 1, 30),
  ]);
  await runSteps(harness.deps, (await start("wales")).runId);
  harness.running.clear();
  harness.pass(1_000);
  const { runId } = await start("scotland");
  await runSteps(harness.deps, runId);
  expect(await contentRun(harness.deps)).toMatchObject({ runId, texts: 1, paidCalls: 2 });
});

test("while a region is written after a batch, the regions are counted", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 3));
  const batch = await startRun(
    harness.deps,
    { kind: "batch", locationSlugs: ["aaabury"], limit: 1 },
    "operator-name",
  );
  await runSteps(harness.deps, batch.runId);
  harness.running.clear();
  harness.pass(1_000);
  await start("wales");
  expect(await contentProgress(harness.deps)).toMatchObject({
    isRunning: true,
    completed: 0,
    total: 3,
    runKind: "region",
  });
});

test("a run that the service's limit has paused has the time until which it waits", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 1));
  const { runId } = await start("wales");
  expect(await contentProgress(harness.deps)).not.toHaveProperty("pausedUntil");
  const { planId } = await planScope(harness.deps, { runId, scope: "wales" });
  const model = createFakeTextModel(() => throwTextError("TextRateLimited", 30));
  const input = { runId, scope: "wales", planId, kind: "place" as const, slug: "aaabury" };
  expect(await writeLocation({ ...harness.deps, model }, input)).toMatchObject({
    outcome: "paused",
  });
  expect((await contentProgress(harness.deps)).pausedUntil).toBe("2026-11-21T12:00:30.000Z");
});

import { afterEach, describe, expect, test } from "vitest";
import type {
  ContentQueueRequest,
  QueueSelection,
} from "@vanfettle/contract/generation/queue-schemas";
import { listAudit } from "../audit/audit.ts";
import { listVersions } from "../content/versions/version-repository.ts";
import { findLocation } from "../location/location.ts";
import { seedLocations } from "../location/seed/seed-locations.ts";
import { createFakeTextModel, throwTextError } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps, type RunOptions } from "../testing/run-steps.ts";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "../testing/seed-row-builders.ts";
import { contentRun } from "./content-run.ts";
import { estimateQueue } from "./estimate.ts";
import { contentProgress } from "./progress.ts";
import { listRuns } from "./run-history.ts";
import { leaseMs } from "./run-lease.ts";
import { startRun } from "./start-run.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const missing: QueueSelection = { kind: "missing" };
const by = "ann@example.com";
const wales = buildTowns("wales", 4);
const scotland = buildTowns("scotland", 2, 30);

async function open(options: { dailyTokens?: number; places?: typeof wales } = {}) {
  harness = await startGenerationHarness(options.places ?? [...wales, ...scotland], options);
  const deps = { ...harness.deps, modelNames: ["vanfettle-local-test"] as const };
  const start = (request: Partial<ContentQueueRequest> = {}) =>
    startRun(
      deps,
      { kind: "queue", selection: missing, texts: 6, continuesDaily: false, ...request },
      by,
    );
  const run = (runId: string, model = createFakeTextModel(), options: RunOptions = {}) =>
    runSteps({ ...deps, model }, runId, { concurrency: 1, ...options });
  const queue = async () => (await contentRun(deps)).queue;
  return { deps, start, run, queue };
}

const sizeOf = async (deps: Parameters<typeof estimateQueue>[0], selection: QueueSelection) =>
  (await estimateQueue(deps, selection)).texts;

describe("a selection", () => {
  test("means all, missing or stale texts, a county or listed locations", async () => {
    const { deps, start, run } = await open();
    await seedLocations(harness.database, [
      buildRegionSeed({ canonicalSlug: "wales", name: "Wales", region: "Wales" }),
      buildCountySeed({
        canonicalSlug: "surrey",
        name: "Surrey",
        region: "Wales",
        regionSlug: "wales",
      }),
      buildPlaceSeed({
        canonicalSlug: "elsewhere",
        county: "Kent",
        countySlug: "kent",
        regionSlug: "wales",
      }),
    ]);
    expect(await sizeOf(deps, { kind: "all" })).toBe(9);
    expect(await sizeOf(deps, missing)).toBe(9);
    expect(await sizeOf(deps, { kind: "stale" })).toBe(0);
    expect(await sizeOf(deps, { kind: "county", county: "surrey" })).toBe(7);
    expect(await sizeOf(deps, { kind: "county", county: " SURREY " })).toBe(7);
    const listed = {
      kind: "listed",
      locations: ["place/aaabury", "county/surrey", "place/aaabury"],
    } as const;
    expect(await sizeOf(deps, { ...listed, locations: [...listed.locations] })).toBe(2);
    const { runId } = await start({
      selection: { ...listed, locations: [...listed.locations] },
      texts: 2,
    });
    const model = createFakeTextModel();
    await run(runId, model);
    expect([...new Set(model.calls)]).toEqual(["Aaabury", "Surrey"]);
    expect(await sizeOf(deps, missing)).toBe(7);
  });

  test.each<[string, Partial<ContentQueueRequest>, object]>([
    [
      "an unknown county",
      { selection: { kind: "county", county: "narnia" } },
      { code: "invalid_request" },
    ],
    [
      "an unknown location",
      { selection: { kind: "listed", locations: ["place/nowhere"] } },
      { issues: [{ field: "selection", message: "There is no location place/nowhere." }] },
    ],
    [
      "a selection without texts",
      { selection: { kind: "stale" } },
      { code: "invalid_request", message: "No text matches this selection." },
    ],
    [
      "a selection that has changed since its estimate",
      { texts: 7 },
      {
        code: "selection_changed",
        message: "The selection now has 6 texts, not 7. Estimate it again.",
      },
    ],
  ])("is refused if it is %s, and nothing is started", async (_, request, error) => {
    const { start, queue } = await open();
    await expect(start(request)).rejects.toMatchObject(error);
    expect(harness.started).toEqual([]);
    expect(await queue()).toBeNull();
  });

  test.each([
    [
      "allows no text",
      6_000,
      false,
      /A text needs about 6490 tokens, and the daily budget is 6000/,
    ],
    ["would take longer than a year", 7_000, true, /this takes over 360 days/],
  ])("is refused if the daily budget %s", async (_, dailyTokens, continuesDaily, message) => {
    const count = continuesDaily ? 361 : 6;
    const { start } = await open({ dailyTokens, places: buildTowns("wales", count) });
    await expect(start({ texts: count, continuesDaily })).rejects.toMatchObject({
      code: "budget_too_small",
      message: expect.stringMatching(message),
    });
  });
});

test("writes what is selected, and in bulk no villages and small towns unless they are asked for", async () => {
  const { deps, run } = await open();
  const small = { region: "Wales", regionSlug: "wales", isCore: false, type: "town" };
  await seedLocations(harness.database, [
    ...wales,
    buildRegionSeed({ canonicalSlug: "wales", name: "Wales", region: "Wales" }),
    buildCountySeed({
      canonicalSlug: "gwynedd",
      name: "Gwynedd",
      region: "Wales",
      regionSlug: "wales",
    }),
    buildPlaceSeed({
      ...small,
      canonicalSlug: "village",
      name: "Village",
      type: "place",
      population: 400,
    }),
    buildPlaceSeed({ ...small, canonicalSlug: "small", name: "Small", population: 9_999 }),
    buildPlaceSeed({ ...small, canonicalSlug: "large", name: "Large", population: 10_000 }),
  ]);
  const estimate = (selection: QueueSelection) => estimateQueue(deps, selection);
  for (const kind of ["all", "missing"] as const) {
    expect(await estimate({ kind })).toMatchObject({ texts: 9, leftOut: 2 });
    expect(await estimate({ kind, fromPopulation: 5_000 })).toMatchObject({
      texts: 10,
      leftOut: 1,
    });
    expect(await estimate({ kind, fromPopulation: 0 })).toMatchObject({ texts: 11, leftOut: 0 });
  }
  const locations = ["place/village", "place/small"];
  expect(await estimate({ kind: "listed", locations })).toMatchObject({ texts: 2, leftOut: 0 });
  const model = createFakeTextModel();
  const limit = 50;
  const locationSlugs = ["village", "wales", "county/gwynedd"];
  const started = await startRun(deps, { kind: "batch", locationSlugs, limit }, by);
  expect(started).toMatchObject({ texts: 3, places: 1 });
  await run(started.runId, model);
  expect(new Set(model.calls)).toEqual(new Set(["Village", "Wales", "Gwynedd"]));
});

test("the estimate counts texts, calls, tokens, cost and days, measured once texts are written", async () => {
  const { deps, start, run } = await open({ dailyTokens: 100_000 });
  expect(await estimateQueue(deps, missing)).toEqual({
    texts: 6,
    leftOut: 0,
    calls: 13,
    tokens: { input: 23_100, output: 15_840 },
    costPounds: 0,
    costDollars: 0,
    days: 1,
    budget: { dailyTokens: 100_000, left: 100_000 },
    measuredTexts: 0,
  });
  await run((await start()).runId);
  expect(await estimateQueue(deps, { kind: "all" })).toMatchObject({
    calls: 12,
    tokens: { input: 12_000, output: 6_000 },
    measuredTexts: 6,
    budget: { left: 82_000 },
  });
  expect(await estimateQueue({ ...deps, dailyTokens: 19_000 }, { kind: "all" })).toMatchObject({
    days: 1,
  });
  expect(await estimateQueue({ ...deps, dailyTokens: 22_000 }, { kind: "all" })).toMatchObject({
    days: 2,
  });
  expect(
    await estimateQueue({ ...deps, modelNames: ["gpt-5-mini"] }, { kind: "all" }),
  ).toMatchObject({
    costPounds: 0.03,
    costDollars: 0.0375,
  });
});

test("a run over a selection writes its texts once, in scopes of a hundred", async () => {
  const places = buildTowns("wales", 103);
  const { deps, start, run, queue } = await open({ places });
  const { runId, texts } = await start({ texts: 103 });
  expect(texts).toBe(103);
  expect(await queue()).toMatchObject({
    state: "running",
    texts: 103,
    done: 0,
    failed: 0,
    perMinute: null,
  });
  const model = createFakeTextModel();
  await run(runId, model, { concurrency: 8 });
  expect(model.calls.toSorted()).toEqual(places.map(({ name }) => name).toSorted());
  expect(await queue()).toMatchObject({
    runId,
    selection: "missing, towns from 10,000 people",
    startedBy: by,
    state: "finished",
    done: 103,
    failed: 0,
    paidCalls: 206,
    tokens: { input: 206_000, output: 103_000 },
    minutesLeft: null,
    daysLeft: null,
  });
  const [latest] = (await listRuns(deps)).runs;
  expect(latest).toMatchObject({
    kind: "queue",
    selection: "missing, towns from 10,000 people",
    state: "finished",
    usage: { done: 103 },
  });
  expect((await listAudit(deps)).entries).toMatchObject([
    { action: "start", by, scope: "103 texts: missing, towns from 10,000 people" },
  ]);
});

test("counts the texts of a queue in the progress, and names its operator and start time to other starts", async () => {
  const { deps, start, run } = await open();
  const { runId } = await start();
  const active = {
    code: "run_active",
    message: "ann@example.com has a run active since 2026-11-21 12:00 UTC.",
  };
  await expect(start()).rejects.toMatchObject(active);
  await expect(
    startRun(deps, { kind: "batch", locationSlugs: ["aaabury"], limit: 1 }, "bob"),
  ).rejects.toMatchObject(active);
  await expect(
    startRun(deps, { kind: "region", region: "remaining" }, "bob"),
  ).rejects.toMatchObject(active);
  expect(await run(runId, createFakeTextModel(), { dies: diesAfter("write", 2) })).toBe("died");
  expect(await contentProgress(deps)).toMatchObject({
    isRunning: true,
    runKind: "queue",
    completed: 2,
    total: 6,
  });
  expect(await contentProgress(deps)).not.toHaveProperty("queue");
});

/** Lets the process die when a step has run so often. */
function diesAfter(step: string, times: number) {
  let count = 0;
  return (each: string) => each === step && ++count > times;
}

test("derives the rate and the remaining time from the texts so far", async () => {
  const { deps, start, run, queue } = await open();
  const { runId } = await start();
  const model = createFakeTextModel(() => harness.pass(30_000));
  expect(await run(runId, model, { dies: diesAfter("write", 4) })).toBe("died");
  expect(await queue()).toMatchObject({ done: 4, perMinute: 2, minutesLeft: 1, daysLeft: 0 });
  // The four texts have used 12,000 tokens, so that the budget of this day allows the two others,
  // but not six.
  expect((await contentRun({ ...deps, dailyTokens: 20_000 })).queue).toMatchObject({
    daysLeft: 0,
  });
  expect((await contentRun({ ...deps, dailyTokens: 16_000 })).queue).toMatchObject({
    daysLeft: 1,
  });
});

test("a killed queue continues with the remaining texts, without paying twice", async () => {
  const { start, run, queue } = await open();
  const { runId } = await start();
  const model = createFakeTextModel();
  expect(await run(runId, model, { dies: diesAfter("write", 2) })).toBe("died");
  await run(runId, model);
  expect(model.calls.toSorted()).toEqual([...new Set(model.calls)].toSorted());
  expect(await queue()).toMatchObject({ state: "finished", done: 6, failed: 0 });
});

test("shows a dead queue as interrupted, and resumes the same selection under its plan", async () => {
  const { start, run, queue, deps } = await open();
  const first = await start({ selection: { kind: "all" } });
  const model = createFakeTextModel();
  expect(await run(first.runId, model, { dies: diesAfter("write", 2) })).toBe("died");
  harness.pass(leaseMs);
  harness.running.clear();
  expect(await queue()).toMatchObject({ state: "interrupted", errorCode: "interrupted", done: 2 });
  const { runId } = await start({ selection: { kind: "all" } });
  await run(runId, model);
  expect(model.calls).toHaveLength(6);
  expect(await queue()).toMatchObject({ runId, state: "finished", done: 6 });
  harness.running.clear();
  harness.pass(1_000);
  await run((await start({ selection: { kind: "all" } })).runId, model);
  expect(model.calls).toHaveLength(12);
  expect(await listVersions(deps, await findLocation(deps, "aaabury"))).toHaveLength(2);
});

test("a queue over another selection than a dead one's writes also the texts that the dead one has written", async () => {
  const { start, run, queue } = await open();
  const model = createFakeTextModel();
  expect(await run((await start()).runId, model, { dies: diesAfter("write", 2) })).toBe("died");
  harness.pass(leaseMs);
  harness.running.clear();
  await run((await start({ selection: { kind: "all" } })).runId, model);
  expect(model.calls).toHaveLength(8);
  expect(await queue()).toMatchObject({ state: "finished", done: 6 });
});

test("counts a text that fails, and continues with the queue", async () => {
  const { start, run, queue } = await open();
  const model = createFakeTextModel((name) => {
    if (name === "Aaabury") throwTextError("TextRefused");
  });
  await run((await start()).runId, model);
  expect(await queue()).toMatchObject({ state: "finished", done: 5, failed: 1 });
});

test("a long pause of the text service ends no scope: its texts are written by a further execution", async () => {
  const { start, run, queue } = await open();
  const model = createFakeTextModel((_, call) => {
    if (call <= 9) throwTextError("TextRateLimited", 15);
  });
  await run((await start()).runId, model);
  expect(await queue()).toMatchObject({ state: "finished", done: 6, failed: 0 });
});

describe("when the day's budget is used up", () => {
  /** Enough for one call at a time, and three texts a day. */
  const dailyTokens = 30_000;

  test("ends a queue, and writes the missing texts in another queue", async () => {
    const { start, run, queue } = await open({ dailyTokens });
    const model = createFakeTextModel();
    await run((await start()).runId, model);
    const { done = 0, failed } = (await queue()) ?? {};
    expect(await queue()).toMatchObject({ state: "failed", errorCode: "budget_reached" });
    expect(done).toBeGreaterThan(0);
    expect(done + (failed ?? 0)).toBe(6);
    expect(done).toBeLessThan(6);
    for (let left = 6 - done, days = 0; left > 0 && days < 6; days++) {
      harness.running.clear();
      harness.pass(86_400_000);
      await run((await start({ texts: left })).runId, model);
      left -= (await queue())?.done ?? 0;
    }
    expect(await queue()).toMatchObject({ state: "finished", failed: 0 });
    expect(model.calls.toSorted()).toEqual([...new Set(model.calls)].toSorted());
  });
});

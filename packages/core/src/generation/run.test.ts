import { afterEach, describe, expect, test } from "vitest";
import { listVersions } from "../content/versions/version-repository.ts";
import { findLocation } from "../location/location.ts";
import { createFakeTextModel, throwTextError } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps } from "../testing/run-steps.ts";
import { runWales } from "../testing/run-wales.ts";
import { contentRun } from "./content-run.ts";
import { contentProgress } from "./progress.ts";
import { leaseMs } from "./run-lease.ts";
import { startRun } from "./start-run.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const operator = "operator";
const start = (region = "wales") => startRun(harness.deps, { kind: "region", region }, operator);
const endExecutions = () => harness.running.clear();
const readProgress = () => contentProgress(harness.deps);
const published = async (slug: string) =>
  (await findLocation(harness.deps, slug, "place")).row.publishedVersion;

describe("a run", () => {
  test("writes every place once, ends its region, gives up the lease and invalidates the pages", async () => {
    harness = await startGenerationHarness(buildTowns("wales", 8));
    const model = createFakeTextModel();
    const { runId, places } = await start();
    expect({ places, started: harness.started }).toEqual({ places: 8, started: [runId] });
    expect(await runSteps({ ...harness.deps, model }, runId)).toBe("finished");
    expect(model.calls).toHaveLength(8);
    expect(await readProgress()).toMatchObject({
      isRunning: false,
      completed: 8,
      total: 8,
      failed: 0,
      regionProgress: [{ region: "Wales", successful: 8, total: 8, failed: 0 }],
    });
    expect(await contentRun(harness.deps)).toMatchObject({
      runId,
      paidCalls: 16,
      tokens: { input: 16_000, output: 8_000 },
      costPounds: 0,
    });
    for (const { canonicalSlug } of buildTowns("wales", 8)) {
      expect(await published(canonicalSlug)).toBe(1);
    }
    expect(harness.invalidated.flat().length).toBeGreaterThan(0);
  });

  test("writes a second version of finished places, or makes no calls with skipFresh", async () => {
    harness = await startGenerationHarness(buildTowns("wales", 3));
    await runSteps(harness.deps, (await start()).runId);
    endExecutions();
    harness.pass(1_000);
    const skipping = createFakeTextModel();
    const { runId } = await startRun(
      harness.deps,
      { kind: "region", region: "wales", skipFresh: true },
      operator,
    );
    await runSteps({ ...harness.deps, model: skipping }, runId);
    expect(skipping.calls).toEqual([]);
    expect(await readProgress()).toMatchObject({ completed: 3 });
    expect(await contentRun(harness.deps)).toMatchObject({ paidCalls: 0, costPounds: 0 });
    endExecutions();
    harness.pass(1_000);
    const model = createFakeTextModel();
    await runSteps({ ...harness.deps, model }, (await start()).runId);
    expect(model.calls).toHaveLength(3);
    expect(await published(buildTowns("wales", 1)[0]?.canonicalSlug ?? "")).toBe(2);
  });

  test("continues when a single place fails, and reports its error code", async () => {
    harness = await startGenerationHarness(buildTowns("wales", 6));
    const [first] = buildTowns("wales", 1).map(({ name }) => name);
    const model = createFakeTextModel((name) => {
      if (name === first) throwTextError("TextUnavailable");
    });
    await runSteps({ ...harness.deps, model }, (await start()).runId, { tries: 3 });
    expect(model.calls.filter((name) => name === first).length).toBeLessThanOrEqual(6);
    expect(await readProgress()).toMatchObject({
      completed: 5,
      failed: 1,
      regionProgress: [
        {
          successful: 5,
          total: 6,
          errorCode: "unavailable",
          error: "The text service is not working.",
        },
      ],
    });
  });

  test.each(["TextKeyRejected", "TextQuotaReached"] as const)(
    "stops at once on %s",
    async (name) => {
      harness = await startGenerationHarness([
        ...buildTowns("wales", 12),
        ...buildTowns("scotland", 4, 30),
      ]);
      const refuse = (_: string, call: number) => {
        if (call > 4) throwTextError(name);
      };
      const run = await runWales(harness, refuse, { concurrency: 2 });
      expect(run.calls.length).toBeLessThanOrEqual(6);
      const code = name === "TextKeyRejected" ? "key_rejected" : "quota_reached";
      const { regionProgress, completed, total, ...progress } = run.progress;
      expect(progress).toMatchObject({ isRunning: false, errorCode: code });
      expect(regionProgress).toMatchObject([
        { region: "Wales", successful: 4, total: 12, failed: 8, errorCode: code },
      ]);
      expect(completed).toBeLessThanOrEqual(total);
    },
  );

  test("ends when the day's budget is used up, and is resumed the next day", async () => {
    // More places than the budget can pay for, so that no county's or region's text is among the
    // calls counted.
    harness = await startGenerationHarness(buildTowns("wales", 16), { dailyTokens: 60_000 });
    const model = createFakeTextModel();
    await runSteps({ ...harness.deps, model }, (await start()).runId, { concurrency: 3 });
    const spent = model.calls.length;
    expect(spent).toBeGreaterThan(0);
    expect(spent * 3_000).toBeLessThanOrEqual(60_000);
    const [wales] = (await readProgress()).regionProgress;
    expect(wales?.errorCode).toBe("budget_reached");
    expect(wales?.error).toMatch(/ may need [\d,]+ tokens\. [\d,]+ of 60,000 were left\.$/);
    // Of several workers the budget may stop some between the writing of a text and its reading.
    expect(wales?.successful).toBeGreaterThan(spent - 3);
    expect(wales?.successful).toBeLessThanOrEqual(spent);
    endExecutions();
    harness.pass(24 * 3_600_000);
    const next = createFakeTextModel();
    await runSteps({ ...harness.deps, model: next }, (await start()).runId, { concurrency: 1 });
    expect(next.calls.length).toBeGreaterThan(0);
    expect(new Set([...model.calls, ...next.calls]).size).toBe(spent + next.calls.length);
  });
});

describe("a run that died", () => {
  test.each([
    ["before its first step", (step: string) => step === "start", 0],
    ["after three places", dyingAfter("write", 3), 3],
    ["before closing its region", (step: string) => step === "close", 8],
  ])(
    "%s is shown as interrupted after its lease, and a retry pays for nothing twice",
    async (_, dies, paid) => {
      harness = await startGenerationHarness(buildTowns("wales", 8));
      const model = createFakeTextModel();
      const { runId } = await start();
      expect(await runSteps({ ...harness.deps, model }, runId, { concurrency: 1, dies })).toBe(
        "died",
      );
      expect((await readProgress()).isRunning).toBe(true);
      await expect(start("scotland")).rejects.toMatchObject({ code: "run_active" });
      harness.pass(leaseMs);
      expect(await readProgress()).toMatchObject({
        isRunning: false,
        completed: paid,
        errorCode: "interrupted",
      });
      expect(model.calls).toHaveLength(paid);
      await runSteps({ ...harness.deps, model }, (await start()).runId, { concurrency: 1 });
      expect(model.calls.toSorted()).toEqual([...new Set(model.calls)].toSorted());
      expect(await readProgress()).toMatchObject({
        completed: 8,
        regionProgress: [{ successful: 8, total: 8, failed: 0 }],
      });
      expect((await readProgress()).regionProgress[0]).not.toHaveProperty("error");
    },
  );

  test("after its last region leaves that region completed, and loses its lease in time", async () => {
    harness = await startGenerationHarness(buildTowns("wales", 2));
    await runSteps(harness.deps, (await start()).runId, { dies: (step) => step === "end" });
    harness.pass(leaseMs);
    const { isRunning, regionProgress } = await readProgress();
    expect({ isRunning, regionProgress }).toMatchObject({
      isRunning: false,
      regionProgress: [{ successful: 2 }],
    });
    expect(regionProgress[0]).not.toHaveProperty("error");
    expect((await start("scotland")).runId).toBe(harness.started[1]);
  });

  test("with calls in flight pays again for those calls at most", async () => {
    harness = await startGenerationHarness(buildTowns("wales", 20));
    const concurrency = 4;
    const model = createFakeTextModel();
    let kills = 0;
    for (; kills < 3; kills++) {
      const { runId } = await start();
      const dies = dyingAfter("write", 6);
      expect(await runSteps({ ...harness.deps, model }, runId, { concurrency, dies })).toBe("died");
      endExecutions();
    }
    await runSteps({ ...harness.deps, model }, (await start()).runId, { concurrency });
    expect(await readProgress()).toMatchObject({ completed: 20, failed: 0 });
    expect(model.calls.length).toBeLessThanOrEqual(20 + kills * concurrency);
    for (const { canonicalSlug } of buildTowns("wales", 20)) {
      expect(
        await listVersions(harness.deps, await findLocation(harness.deps, canonicalSlug)),
      ).toHaveLength(1);
    }
  });

  test("is taken over at once when its execution is known to have ended", async () => {
    harness = await startGenerationHarness(buildTowns("wales", 2));
    await start();
    endExecutions();
    expect((await start()).places).toBe(2);
  });

  test("cannot write any more once another run has the lease", async () => {
    harness = await startGenerationHarness(buildTowns("wales", 4));
    const { runId: old } = await start();
    harness.pass(leaseMs);
    const { startedAt } = await start();
    const model = createFakeTextModel();
    await runSteps({ ...harness.deps, model }, old);
    expect(model.calls).toEqual([]);
    expect(await readProgress()).toMatchObject({ isRunning: true, startedAt, regionProgress: [] });
  });
});

function dyingAfter(name: string, times: number): (step: string) => boolean {
  let seen = 0;
  return (step) => step === name && ++seen > times;
}

import { afterEach, describe, expect, test } from "vitest";
import { listAudit } from "../audit/audit.ts";
import { createFakeTextModel } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps, type RunOptions } from "../testing/run-steps.ts";
import { cancelRun } from "./cancel-run.ts";
import { contentRun } from "./content-run.ts";
import { contentProgress } from "./progress.ts";
import { listRuns } from "./run-history.ts";
import { currentRun, leaseMs } from "./run-lease.ts";
import { continueWaitingRun } from "./run-wait.ts";
import { startRun } from "./start-run.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const by = "ann@example.com";
const day = 86_400_000;
/** Enough for one call at a time, and three texts a day. */
const dailyTokens = 26_000;
const places = [...buildTowns("wales", 4), ...buildTowns("scotland", 2, 30)];

async function open() {
  harness = await startGenerationHarness(places, { dailyTokens });
  const { deps } = harness;
  const model = createFakeTextModel(() => harness.pass(20_000));
  const start = (selection: "all" | "missing" = "missing", texts = 6, continuesDaily = true) =>
    startRun(deps, { kind: "queue", selection: { kind: selection }, texts, continuesDaily }, by);
  const run = async (runId: string, options: RunOptions = {}) => {
    const end = await runSteps({ ...deps, model }, runId, { concurrency: 1, ...options });
    harness.running.clear();
    return end;
  };
  const startBatch = (slug = "aaabury") =>
    startRun(deps, { kind: "batch", locationSlugs: [slug], limit: 1 }, "bob@example.com");
  const queue = async () => (await contentRun(deps)).queue;
  const wake = () => continueWaitingRun(deps);
  return { deps, model, start, run, startBatch, queue, wake };
}

const written = ({ calls }: { calls: readonly string[] }) => calls.toSorted();
const none = { outcome: "none" };

describe("a run that is out of budget and continues daily", () => {
  test("waits without lease or execution, goes on each day, and writes every text once", async () => {
    const { deps, model, start, run, queue, wake } = await open();
    const { runId } = await start();
    expect(await run(runId)).toBe("finished");
    expect(await queue()).toMatchObject({
      runId,
      state: "waiting",
      failed: 0,
      continuesAt: "2026-11-22T00:00:00.000Z",
      continuesDaily: true,
      perMinute: 3,
    });
    expect(await queue()).not.toHaveProperty("errorCode");
    expect(await currentRun(deps)).toMatchObject({ status: "waiting", leaseUntil: 0 });
    expect(await contentProgress(deps)).toMatchObject({
      isRunning: false,
      continuesAt: "2026-11-22T00:00:00.000Z",
      regionProgress: [],
    });
    expect((await listRuns(deps)).runs).toMatchObject([{ runId, state: "waiting" }]);
    expect(await wake()).toEqual(none);
    for (let turn = 2; (await queue())?.state === "waiting"; turn++) {
      harness.pass(day);
      expect(await wake()).toEqual({ outcome: "continued" });
      expect(harness.started.at(-1)).toBe(`${runId}-${turn}`);
      expect(await contentProgress(deps)).not.toHaveProperty("continuesAt");
      await run(runId);
    }
    expect(harness.started.length).toBeGreaterThan(1);
    expect(await queue()).toMatchObject({ state: "finished", done: 6, failed: 0, perMinute: 3 });
    expect(written(model)).toEqual(places.map(({ name }) => name).toSorted());
    expect((await listRuns(deps)).runs).toMatchObject([
      { runId, state: "finished", usage: { done: 6, failed: 0 } },
    ]);
    expect(await wake()).toEqual(none);
  });

  test("lets another run go first, and does not pay for its texts again", async () => {
    const { model, start, run, startBatch, queue, wake } = await open();
    const { runId } = await start();
    await run(runId);
    const [last = ""] = places.filter(({ name }) => !model.calls.includes(name)).map((p) => p.name);
    harness.pass(day);
    const batch = await startBatch(last.toLowerCase());
    expect(await wake()).toEqual({ outcome: "busy" });
    expect(await queue()).toMatchObject({ runId, state: "waiting" });
    await run(batch.runId);
    expect(await wake()).toEqual({ outcome: "continued" });
    await run(runId);
    for (let days = 0; days < 6 && (await queue())?.state === "waiting"; days++) {
      harness.pass(day);
      await wake();
      await run(runId);
    }
    expect(await queue()).toMatchObject({ runId, state: "finished", done: 6, failed: 0 });
    expect(written(model)).toEqual(places.map(({ name }) => name).toSorted());
  });

  test("keeps its scopes while another selection is written, and is the only run that waits", async () => {
    const { start, run, queue, wake } = await open();
    const { runId } = await start();
    await run(runId);
    harness.pass(day);
    await expect(start("all")).rejects.toMatchObject({
      code: "run_active",
      message: expect.stringMatching(/^ann@example\.com has a run that waits for the next day/),
    });
    const other = await start("all", 6, false);
    await run(other.runId);
    expect(await queue()).toMatchObject({ runId, state: "waiting", texts: 6, failed: 0 });
    harness.pass(day);
    expect(await wake()).toEqual({ outcome: "continued" });
    await run(runId);
    expect((await queue())?.runId).toBe(runId);
    expect((await queue())?.done).toBeGreaterThan(3);
  });

  test.each([false, true])(
    "is cancelled at once and not woken (after another run: %s)",
    async (isAfterOther) => {
      const { deps, start, run, startBatch, queue, wake } = await open();
      const { runId } = await start();
      await run(runId);
      harness.pass(day);
      if (isAfterOther) await run((await startBatch()).runId);
      expect(await cancelRun(deps, { runId }, "bob@example.com")).toEqual({ runId });
      const [entry] = (await listAudit(deps)).entries.filter(({ action }) => action === "cancel");
      expect(entry).toMatchObject({
        by: "bob@example.com",
        runId,
        scope: "6 texts: missing, towns from 10,000 people",
      });
      expect((await queue())?.state).toBe(isAfterOther ? undefined : "failed");
      const past = (await listRuns(deps)).runs.find((each) => each.runId === runId);
      expect(past).toMatchObject({ state: "failed", stopCode: "cancelled" });
      await expect(cancelRun(deps, { runId }, by)).rejects.toMatchObject({ code: "run_ended" });
      expect(await wake()).toEqual(none);
    },
  );

  test("is cancelled between its last call and the wait, too", async () => {
    const { deps, start, run, queue, wake } = await open();
    const { runId } = await start();
    await run(runId, { dies: (step) => step === "close" });
    await cancelRun(deps, { runId }, by);
    await run(runId);
    expect(await queue()).toMatchObject({ state: "failed", errorCode: "cancelled" });
    harness.pass(day);
    expect(await wake()).toEqual(none);
  });

  test("ends after a day with a budget too small for a text", async () => {
    const { deps, start, queue, wake } = await open();
    const { runId } = await start();
    const poor = { ...deps, dailyTokens: 15_000, model: createFakeTextModel() };
    for (let days = 0; days < 2; days++) {
      await runSteps(poor, runId);
      harness.running.clear();
      harness.pass(day);
      await wake();
    }
    expect(await queue()).toMatchObject({
      state: "failed",
      errorCode: "budget_reached",
      done: 0,
      failed: 6,
    });
  });
});

describe("waking", () => {
  test("loses no run in a crash after it took the lease or started the machine", async () => {
    const { deps, model, start, run, queue, wake } = await open();
    const { runId } = await start();
    await run(runId);
    harness.pass(day);
    const dying = (isStarted: boolean) => ({
      ...deps.machine,
      start: async (id: string, turn?: number) => {
        if (isStarted) await deps.machine.start(id, turn);
        throw new Error("The process died.");
      },
    });
    for (const isStarted of [false, true]) {
      const crash = continueWaitingRun({ ...deps, machine: dying(isStarted) });
      await expect(crash).rejects.toMatchObject({ code: "unavailable" });
      harness.pass(leaseMs);
    }
    expect(await wake()).toEqual({ outcome: "continued" });
    expect(harness.started).toEqual([runId, `${runId}-2`]);
    await run(runId);
    for (; (await queue())?.state === "waiting"; await run(runId)) {
      harness.pass(day);
      await wake();
    }
    expect(await queue()).toMatchObject({ state: "finished", done: 6, failed: 0 });
    expect(written(model)).toEqual(places.map(({ name }) => name).toSorted());
  });

  test("loses no run whose lease was taken before its machine started", async () => {
    const { deps, start, run, startBatch, queue, wake } = await open();
    const { runId } = await start();
    await run(runId);
    harness.pass(day);
    let batch = "";
    const slow = {
      ...deps.machine,
      start: async (id: string, turn?: number) => {
        harness.pass(31_000);
        batch = (await startBatch()).runId;
        await deps.machine.start(id, turn);
      },
    };
    expect(await continueWaitingRun({ ...deps, machine: slow })).toEqual({ outcome: "busy" });
    // Its execution finds the batch's lease, and ends.
    expect(await runSteps(deps, runId)).toBe("finished");
    harness.running.delete(`${runId}-2`);
    await run(batch);
    expect(await queue()).toMatchObject({ runId, state: "waiting" });
    expect(await wake()).toEqual({ outcome: "continued" });
    expect(harness.started.at(-1)).toBe(`${runId}-3`);
    expect(await currentRun(deps)).toMatchObject({ runId, status: "running" });
  });

  test("starts one execution for many looks at once", async () => {
    const { deps, start, run, queue, wake } = await open();
    const { runId } = await start();
    await run(runId);
    harness.pass(day);
    const results = await Promise.all(Array.from({ length: 10 }, wake));
    expect(results.map(({ outcome }) => outcome)).toContain("continued");
    expect(new Set(harness.started)).toEqual(new Set([runId, `${runId}-2`]));
    expect(await currentRun(deps)).toMatchObject({ status: "running", turn: 2 });
    expect(await wake()).toEqual(none);
    expect(await queue()).toMatchObject({ state: "running" });
  });

  test("waits until the last execution has ended", async () => {
    const { start, run, wake } = await open();
    const { runId } = await start();
    await run(runId);
    harness.pass(day);
    harness.running.add(runId);
    expect(await wake()).toEqual({ outcome: "busy" });
    harness.running.clear();
    expect(await wake()).toEqual({ outcome: "continued" });
  });
});

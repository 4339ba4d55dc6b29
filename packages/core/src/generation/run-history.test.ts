import { afterEach, beforeEach, expect, test } from "vitest";
import { listAudit } from "../audit/audit.ts";
import { createFakeTextModel, throwTextError } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps } from "../testing/run-steps.ts";
import type { TextRequest } from "../text-model/text-model.ts";
import { cancelRun } from "./cancel-run.ts";
import { listRuns } from "./run-history.ts";
import { leaseMs } from "./run-lease.ts";
import { currentRunKey } from "./run.entity.ts";
import { startRun } from "./start-run.ts";

let harness: GenerationHarness;
beforeEach(async () => {
  harness = await startGenerationHarness(buildTowns("wales", 3));
});
afterEach(() => harness.stop());

const startedBy = "ann@example.com";

test("a run is in the history with its texts, failures, calls, tokens and cost, and its start in the audit", async () => {
  const model = createFakeTextModel((_, call) =>
    call === 1 ? throwTextError("TextRefused") : undefined,
  );
  const { runId } = await startRun(harness.deps, { kind: "region", region: "wales" }, startedBy);
  expect((await listRuns(harness.deps)).runs).toMatchObject([
    { runId, state: "running", finishedAt: null },
  ]);
  await runSteps({ ...harness.deps, model }, runId);
  const { runs, next } = await listRuns(harness.deps);
  expect(runs).toMatchObject([
    {
      runId,
      kind: "region",
      scopes: ["wales"],
      startedBy,
      state: "finished",
      usage: { done: 2, failed: 1 },
    },
  ]);
  expect(runs[0]?.usage?.tokens.input).toBeGreaterThan(0);
  expect(runs[0]?.costPounds).toBe(0);
  expect(next).toBeNull();
  expect((await listAudit(harness.deps)).entries).toMatchObject([
    { by: startedBy, action: "start", runId, scope: "Wales" },
  ]);
});

test("a run that died is interrupted, and its usage is unknown once a later run has replaced its progress", async () => {
  const first = await startRun(harness.deps, { kind: "region", region: "wales" }, startedBy);
  await runSteps(harness.deps, first.runId, { dies: (step) => step === "close" });
  harness.running.clear();
  harness.pass(leaseMs + 1);
  expect((await listRuns(harness.deps)).runs).toMatchObject([
    { state: "interrupted", usage: { done: 3 } },
  ]);
  const second = await startRun(harness.deps, { kind: "region", region: "wales" }, startedBy);
  expect((await listRuns(harness.deps)).runs).toMatchObject([
    { runId: second.runId, state: "running" },
    { runId: first.runId, state: "interrupted", usage: null, costPounds: null },
  ]);
});

test("lists the regions that a run over all remaining regions has begun", async () => {
  const { runId } = await startRun(
    harness.deps,
    { kind: "region", region: "remaining" },
    startedBy,
  );
  let closed = 0;
  await runSteps(harness.deps, runId ?? "", {
    dies: (step) => step === "close" && (closed += 1) > 3,
  });
  const begun = ["london", "south-east", "south-west", "north-west"];
  expect((await listRuns(harness.deps)).runs).toMatchObject([
    { runId, state: "running", scopes: begun },
  ]);
});

test("runs are listed page by page", async () => {
  const runOne = async () => {
    const { runId } = await startRun(
      harness.deps,
      { kind: "batch", locationSlugs: ["aaabury"], limit: 1 },
      startedBy,
    );
    await runSteps(harness.deps, runId);
    harness.pass(1_000);
  };
  for (let count = 0; count < 20; count++) await runOne();
  // A full page with nothing after it is the last one.
  expect(await listRuns(harness.deps)).toMatchObject({ runs: { length: 20 }, next: null });
  await runOne();
  const first = await listRuns(harness.deps);
  expect(first.runs).toHaveLength(20);
  const second = await listRuns(harness.deps, first.next ?? "");
  expect(second).toMatchObject({ runs: [{ kind: "batch" }], next: null });
  expect(new Set([...first.runs, ...second.runs].map(({ runId }) => runId)).size).toBe(21);
  expect((await listAudit(harness.deps)).entries[0]).toMatchObject({ scope: "1 location" });
});

test("a page continues into the previous year unless its own year fills it", async () => {
  const runOne = async () => {
    const { runId } = await startRun(
      harness.deps,
      { kind: "batch", locationSlugs: ["aaabury"], limit: 1 },
      startedBy,
    );
    await runSteps(harness.deps, runId);
    harness.pass(1_000);
    return runId;
  };
  const oldest = await runOne();
  harness.pass(60 * 24 * 60 * 60 * 1_000);
  for (let count = 0; count < 20; count++) await runOne();
  const first = await listRuns(harness.deps);
  expect(first.runs).toHaveLength(20);
  expect(first.next).toMatch(/^2027\//);
  expect(await listRuns(harness.deps, first.next ?? "")).toMatchObject({
    runs: [{ runId: oldest }],
    next: null,
  });
  await runOne();
  expect(
    (await listRuns(harness.deps, (await listRuns(harness.deps)).next ?? "")).runs,
  ).toHaveLength(2);
});

test("a run that has not ended is interrupted where the row of the current run is gone", async () => {
  const { runId } = await startRun(harness.deps, { kind: "region", region: "wales" }, startedBy);
  await harness.deps.table.entities.run.delete(currentRunKey).go();
  expect((await listRuns(harness.deps)).runs).toMatchObject([{ runId, state: "interrupted" }]);
});

test("a cancelled run is in the history with its reason and its end", async () => {
  const { runId } = await startRun(harness.deps, { kind: "region", region: "wales" }, startedBy);
  await cancelRun(harness.deps, { runId }, startedBy);
  await runSteps(harness.deps, runId);
  expect((await listRuns(harness.deps)).runs).toMatchObject([
    { runId, state: "failed", stopCode: "cancelled", finishedAt: "2026-11-21T12:00:00.000Z" },
  ]);
});

test("a run that ended or died keeps its regions while another run covers others", async () => {
  const ended = await startRun(harness.deps, { kind: "region", region: "wales" }, startedBy);
  await runSteps(harness.deps, ended.runId);
  harness.running.clear();
  harness.pass(1_000);
  const died = await startRun(harness.deps, { kind: "region", region: "scotland" }, startedBy);
  harness.running.clear();
  harness.pass(leaseMs + 1);
  const current = await startRun(harness.deps, { kind: "region", region: "london" }, startedBy);
  expect((await listRuns(harness.deps)).runs).toMatchObject([
    { runId: current.runId, scopes: ["london"], state: "running" },
    { runId: died.runId, scopes: ["scotland"], state: "interrupted" },
    { runId: ended.runId, scopes: ["wales"], state: "finished" },
  ]);
});

test("prices a run by the model of the second region if the first region needs no text", async () => {
  const { runId } = await startRun(
    harness.deps,
    { kind: "region", region: "remaining" },
    startedBy,
  );
  const local = createFakeTextModel();
  const model = {
    write: async (request: TextRequest) => ({
      ...(await local.write(request)),
      model: "gpt-5-mini",
    }),
  };
  await runSteps({ ...harness.deps, model, reader: model }, runId ?? "");
  const [run] = (await listRuns(harness.deps)).runs;
  expect(run?.usage).toMatchObject({ done: 3, tokens: { input: 6_000, output: 3_000 } });
  expect(run?.costPounds).toBe(0.006);
});

test("the audit names how many locations a batch is over", async () => {
  await startRun(
    harness.deps,
    { kind: "batch", locationSlugs: ["aaabury", "aebbury"], limit: 2 },
    startedBy,
  );
  expect((await listAudit(harness.deps)).entries).toMatchObject([
    { action: "start", scope: "2 locations" },
  ]);
});

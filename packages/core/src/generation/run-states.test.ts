import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startGenerationHarness, type GenerationHarness } from "../testing/generation-harness.ts";
import { cancelRun } from "./cancel-run.ts";
import {
  currentRun,
  renewLease,
  stopRun,
  takeLease,
  updateRun,
  type NewRun,
  type Run,
} from "./run-lease.ts";
import { beginPause, recordNoResponse, recordResponse } from "./run-pause.ts";
import { runState, type RunState } from "./run-states.ts";
import { continueWaitingRun, waitingRun } from "./run-wait.ts";
import { currentRunKey, waitingRunKey } from "./run.entity.ts";
import { finishRun } from "./steps.ts";

let harness: GenerationHarness;
beforeAll(async () => {
  harness = await startGenerationHarness([]);
});
afterAll(() => harness.stop());

const longerThanALease = 91_000;
const day = 86_400_000;

async function startNew(): Promise<string> {
  const { run } = harness.deps.table.entities;
  await Promise.all([run.delete(currentRunKey).go(), run.delete(waitingRunKey).go()]);
  return (await take()).runId;
}

/** Has a new run take the lease, as a start does before its machine. */
async function take(): Promise<NewRun> {
  const run = {
    runId: harness.deps.newId("run"),
    kind: "region" as const,
    parts: ["wales"],
    skipFresh: false,
    startedBy: "ann@example.com",
    startedAt: harness.deps.clock().toISOString(),
  };
  await takeLease(harness.deps, run);
  return run;
}

const own = async (): Promise<Run> => {
  const run = await currentRun(harness.deps);
  if (!run) throw new Error("There is no run.");
  return run;
};

const spend = (runId: string) =>
  updateRun(harness.deps, runId, { set: { stopCode: "budget_reached", continuesDaily: true } });
const finish = (runId: string, failed = false) => finishRun(harness.deps, { runId, failed });

const limit = { pass: { waitSeconds: 0 }, seconds: 30 };

/** Brings a running run into each state. */
const into: Record<RunState, (runId: string) => Promise<unknown>> = {
  running: () => Promise.resolve(),
  paused: async () => beginPause(harness.deps, await own(), limit),
  spent: spend,
  stopping: async () => stopRun(harness.deps, await own(), "cancelled"),
  interrupted: () => Promise.resolve(harness.pass(longerThanALease)),
  waiting: async (runId) => {
    await spend(runId);
    await finish(runId);
    harness.pass(day);
  },
  finished: (runId) => finish(runId),
  failed: (runId) => finish(runId, true),
};

const none = "[*]";

/** What happens to a run, under the labels of the diagram. */
const moves: Record<string, (runId: string) => Promise<unknown>> = {
  "limit of the text service": async () => beginPause(harness.deps, await own(), limit),
  "three calls without an answer": async () => {
    const run = await own();
    for (const key of ["place/a", "place/b", "place/c"]) {
      await recordNoResponse(harness.deps, run, { key, pass: { waitSeconds: 0 } });
    }
  },
  "a call succeeds": async () => {
    const run = await own();
    const { pausedUntil } = run;
    const pass = { waitSeconds: 0, ...(pausedUntil !== undefined && { pausedUntil }) };
    await recordResponse(harness.deps, run, pass);
  },
  "day's budget": (runId) => spendWhileActive(runId),
  "error that every call would meet": async () =>
    stopRun(harness.deps, await own(), "key_rejected"),
  cancel: (runId) => cancelRun(harness.deps, { runId }, "bob@example.com"),
  "90 s without a step": () => Promise.resolve(harness.pass(longerThanALease)),
  "a step comes back": (runId) => renewLease(harness.deps, runId),
  "machine ends": (runId) => finish(runId),
  "machine fails": (runId) => finish(runId, true),
  "schedule, after 00:00 UTC": () => continueWaitingRun(harness.deps),
  "another run starts": () => take(),
};

/** Stops a run that continues daily, as a call does for which the day has too few tokens left. */
async function spendWhileActive(runId: string): Promise<void> {
  await updateRun(harness.deps, runId, { set: { continuesDaily: true } });
  await stopRun(harness.deps, { runId }, "budget_reached");
}

async function stateOf(runId: string): Promise<RunState | typeof none> {
  const waiting = await waitingRun(harness.deps);
  if (waiting?.runId === runId) return "waiting";
  const run = await currentRun(harness.deps);
  return run?.runId === runId ? runState(run, harness.deps.clock()) : none;
}

/** Returns the moves that the functions make, as the edges of the diagram. */
async function edges(): Promise<string[]> {
  const found: string[] = [];
  for (const from of Object.keys(into) as RunState[]) {
    for (const [label, move] of Object.entries(moves)) {
      const runId = await startNew();
      await into[from](runId);
      expect(await stateOf(runId)).toBe(from);
      await move(runId).catch(() => undefined);
      const to = await stateOf(runId);
      if (to !== from) found.push(`${from} --> ${to}: ${label}`);
    }
  }
  return found;
}

test("the diagram in the README has every move that the functions make, and no other", async () => {
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
  const drawn = Array.from(readme.matchAll(/^ +(\S+ --> \S+: .+)$/gm), ([, edge = ""]) => edge);
  const start = `${none} --> running: an operator starts it`;
  expect(drawn.toSorted()).toEqual([start, ...(await edges())].toSorted());
});

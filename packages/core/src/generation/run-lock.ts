import type { EntityItem } from "electrodb";
import { DomainError } from "@vanfettle/contract/problems";
import { changeRow, type RowChange } from "../table/change-row.ts";
import type { ClockDeps, Table, TableDeps } from "../table/table.ts";
import { progressKey } from "./run.entity.ts";
import { StepError } from "./step-errors.ts";

export type Run = EntityItem<Table["entities"]["run"]>;
export type NewRun = Pick<
  Run,
  "runId" | "kind" | "scopes" | "skipFresh" | "startedBy" | "startedAt"
> &
  Partial<Pick<Run, "queued" | "isQueue" | "selection" | "size" | "continuesDaily">>;

/**
 * The duration of a lease: longer than any call to the text service may take. A run past its lease
 * is dead.
 */
export const leaseMs = 90_000;

/** Returns whether the run has finished or failed. */
export const hasEnded = ({ status }: Run): boolean => status === "finished" || status === "failed";

/** Returns whether the run is active and has renewed its lease in time. */
export const isAlive = (run: Run, now: Date): boolean =>
  !hasEnded(run) && run.leaseUntil > now.getTime();

/** Returns the run that holds the lock, or the latest run that did, by a consistent read. */
export async function currentRun({ table }: TableDeps): Promise<Run | undefined> {
  const { data } = await table.entities.run.get(progressKey).go({ consistent: true });
  return data ?? undefined;
}

export const activeStatuses = ["starting", "running"] as const;

/**
 * Changes the row of the run. Returns undefined if another run has the lock or a condition does not
 * hold.
 */
export const updateRun = (
  { table }: TableDeps,
  runId: string,
  change: RowChange<Table["entities"]["run"]>,
): Promise<Run | undefined> =>
  changeRow(table.entities.run, progressKey, { ...change, if: { runId, ...change.if } });

type RunPatch = ReturnType<Table["entities"]["run"]["patch"]>;
type RunCondition = Parameters<ReturnType<RunPatch["set"]>["where"]>[0];

/**
 * Acquires the generation lock for `run`. Returns the current holder instead if another run that is
 * alive has it.
 */
export async function acquireLock(deps: ClockDeps, run: NewRun): Promise<Run | undefined> {
  const now = deps.clock().getTime();
  const isAcquired = await putRun(
    deps,
    run,
    ({ runId, status, leaseUntil }, { notExists, eq, lte }) =>
      [
        notExists(runId),
        eq(runId, run.runId),
        eq(status, "finished"),
        eq(status, "failed"),
        lte(leaseUntil, now),
      ].join(" OR "),
  );
  if (isAcquired) return undefined;
  const holder = await currentRun(deps);
  if (!holder) throw new DomainError("unavailable");
  return holder;
}

/**
 * Takes over the lock of a dead holder. Returns false if it has renewed its lease or lost the lock
 * since it was read.
 */
export const takeOverLock = (deps: ClockDeps, run: NewRun, holder: Run): Promise<boolean> =>
  putRun(
    deps,
    run,
    ({ runId, leaseUntil }, { eq }) =>
      `${eq(runId, run.runId)} OR (${eq(runId, holder.runId)} AND ${eq(leaseUntil, holder.leaseUntil)})`,
  );

async function putRun(
  { table, clock }: ClockDeps,
  run: NewRun,
  condition: RunCondition,
): Promise<boolean> {
  const now = clock();
  const [currentScope] = run.scopes;
  const row = {
    ...progressKey,
    ...run,
    ...(currentScope !== undefined && { currentScope }),
    status: "starting" as const,
    lastUpdate: now.toISOString(),
    leaseUntil: now.getTime() + leaseMs,
  };
  return !(
    await table.entities.run.put(row).where(condition).go({ returnOnConditionCheckFailure: true })
  ).rejected;
}

/**
 * Marks the run as running, which allows its steps to work. Throws `RunSuperseded` if it has lost
 * the lock or ended.
 */
export async function markRunning(deps: TableDeps, runId: string): Promise<void> {
  const run = await updateRun(deps, runId, {
    set: { status: "running" },
    if: { status: activeStatuses },
  });
  if (!run) throw new StepError("RunSuperseded");
}

/**
 * Renews the run's lease and returns the run. Throws `RunSuperseded` if it has lost the lock or
 * ended.
 */
export async function renewLease(
  deps: ClockDeps,
  runId: string,
  position: { currentScope?: string; currentLocation?: string } = {},
): Promise<Run> {
  const now = deps.clock();
  const set = { leaseUntil: now.getTime() + leaseMs, lastUpdate: now.toISOString(), ...position };
  const run = await updateRun(deps, runId, { set, if: { status: "running" } });
  if (!run) throw new StepError("RunSuperseded");
  return run;
}

export const breakerAttributes = [
  "failedCalls",
  "failedProbes",
  "unresponsiveFor",
  "probeAt",
] as const;
const attributesOfActiveRuns = [
  "currentScope",
  "currentLocation",
  "pausedUntil",
  "pausedSince",
  "pauseIsLong",
  ...breakerAttributes,
  "rejectedFor",
  "queued",
] as const;

/**
 * Ends the run. Returns false if another run has the lock, or if regions are queued behind a
 * finished run.
 */
export async function releaseLock(
  deps: ClockDeps,
  runId: string,
  status: "finished" | "failed",
): Promise<boolean> {
  const now = deps.clock().toISOString();
  const set = { status, finishedAt: now, lastUpdate: now, leaseUntil: 0 };
  const isLast = status === "finished" && { if: { queued: undefined } };
  return (
    (await updateRun(deps, runId, { set, remove: attributesOfActiveRuns, ...isLast })) !== undefined
  );
}

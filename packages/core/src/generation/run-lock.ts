import { DomainError } from "@vanfettle/contract/problems";
import type { EntityItem } from "electrodb";
import type { Table, TableDeps } from "../table/table.ts";
import { progressKey } from "./progress-partition.ts";
import { StepError } from "./step-errors.ts";

export interface LockDeps {
  table: Table;
  clock: () => Date;
}

export type Run = EntityItem<Table["entities"]["run"]>;
export type NewRun = Pick<Run, "runId" | "kind" | "scopes" | "skipFresh" | "startedBy" | "startedAt"> &
  Partial<Pick<Run, "queued" | "isQueue" | "selection" | "size" | "continuesDaily">>;

/** The duration of a lease: longer than any call to the text service may take. A run past its lease is dead. */
export const leaseMs = 90_000;

/** Returns whether the run has finished or failed. */
export const hasEnded = ({ status }: Run): boolean => status === "finished" || status === "failed";

/** Returns whether the run is active and has renewed its lease in time. */
export const isAlive = (run: Run, now: Date): boolean => !hasEnded(run) && run.leaseUntil > now.getTime();

export type LockResult = { acquired: true } | { acquired: false; holder: Run };

/** Acquires the generation lock for `run`. Returns the current holder if another run that is alive has it. */
export async function acquireLock({ table, clock }: LockDeps, run: NewRun): Promise<LockResult> {
  const now = clock();
  const result = await table.entities.run
    .put(newRow(run, now))
    .where(
      ({ runId, status, leaseUntil }, { notExists, eq, lte }) =>
        `${notExists(runId)} OR ${eq(runId, run.runId)} OR ${eq(status, "finished")} OR ${eq(status, "failed")} OR ${lte(leaseUntil, now.getTime())}`,
    )
    .go({ returnOnConditionCheckFailure: true });
  if (!result.rejected) return { acquired: true };
  const holder = await currentRun({ table });
  if (!holder) throw new DomainError("unavailable");
  return { acquired: false, holder };
}

/**
 * Takes over the lock of `holder`, which the caller knows to be dead although its lease still runs. Returns false if
 * the holder has renewed its lease since it was read, or another run has taken the lock.
 */
export async function takeOverLock({ table, clock }: LockDeps, run: NewRun, holder: Run): Promise<boolean> {
  const result = await table.entities.run
    .put(newRow(run, clock()))
    .where(
      ({ runId, leaseUntil }, { eq }) =>
        `${eq(runId, run.runId)} OR (${eq(runId, holder.runId)} AND ${eq(leaseUntil, holder.leaseUntil)})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

function newRow(run: NewRun, now: Date) {
  return {
    ...progressKey,
    ...run,
    ...(run.scopes[0] !== undefined && { currentScope: run.scopes[0] }),
    status: "starting" as const,
    lastUpdate: now.toISOString(),
    leaseUntil: now.getTime() + leaseMs,
  };
}

/** Returns the run that holds the lock, or the latest run that did, by a consistent read. */
export async function currentRun({ table }: TableDeps): Promise<Run | undefined> {
  const { data } = await table.entities.run.get(progressKey).go({ consistent: true });
  return data ?? undefined;
}

/**
 * Marks the run as running, which allows its steps to work. Throws `RunSuperseded` if it has lost the lock or ended.
 */
export async function markRunning({ table }: LockDeps, id: string): Promise<void> {
  const result = await table.entities.run
    .patch(progressKey)
    .set({ status: "running" })
    .where(
      ({ runId, status }, { eq }) => `${eq(runId, id)} AND (${eq(status, "starting")} OR ${eq(status, "running")})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  if (result.rejected) throw new StepError("RunSuperseded");
}

/** The scope and the location a run is working on, as progress shows them. */
interface CurrentPosition {
  currentScope?: string;
  currentLocation?: string;
}

/**
 * Renews the run's lease and stores its current position. Returns the run as it is now. Throws `RunSuperseded` if the
 * run has lost the lock or ended.
 */
export async function renewLease({ table, clock }: LockDeps, id: string, position: CurrentPosition = {}): Promise<Run> {
  const now = clock();
  const result = await table.entities.run
    .patch(progressKey)
    .set({ leaseUntil: now.getTime() + leaseMs, lastUpdate: now.toISOString(), ...position })
    .where(({ runId, status }, { eq }) => `${eq(runId, id)} AND ${eq(status, "running")}`)
    .go({ response: "all_new", returnOnConditionCheckFailure: true });
  if (result.rejected) throw new StepError("RunSuperseded");
  return result.data as Run;
}

/** The attributes of the run that hold the state of its circuit breaker. */
export const breakerAttributes = ["failedCalls", "failedProbes", "unresponsiveFor", "probeAt"] as const;

const attributesOfActiveRuns = [
  "currentScope",
  "currentLocation",
  "pausedUntil",
  "pausedSince",
  "pauseIsLong",
  ...breakerAttributes,
  "queued",
  "waitsUntil",
] as const;

/**
 * Ends the run and releases the lock. Returns false, without a change, if another run has the lock, or if a region was
 * queued behind a run that has finished its work.
 */
export async function releaseLock(
  { table, clock }: LockDeps,
  id: string,
  status: "finished" | "failed",
): Promise<boolean> {
  const now = clock().toISOString();
  const result = await table.entities.run
    .patch(progressKey)
    .set({ status, finishedAt: now, lastUpdate: now, leaseUntil: 0 })
    .remove([...attributesOfActiveRuns])
    .where(({ runId, queued }, { eq, notExists }) =>
      status === "finished" ? `${eq(runId, id)} AND ${notExists(queued)}` : eq(runId, id),
    )
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

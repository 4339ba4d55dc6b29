import type { EntityItem } from "electrodb";
import { DomainError } from "@vanfettle/contract/problems";
import { changeRow, type RowChange } from "../table/change-row.ts";
import type { ClockDeps, Table, TableDeps } from "../table/table.ts";
import { currentRunKey } from "./run.entity.ts";
import { StepError } from "./step-errors.ts";

export type Run = EntityItem<Table["entities"]["run"]>;
/** The attributes that a run is started with. A waiting run keeps them. */
const startAttributes = ["runId", "kind", "parts", "skipFresh", "startedBy", "startedAt"] as const;
const optionalAttributes = [
  "selection",
  "size",
  "continuesDaily",
  "position",
  "turn",
  "waitedMs",
  "doneBeforeWait",
] as const;
export type NewRun = Pick<Run, (typeof startAttributes)[number]> &
  Partial<Pick<Run, (typeof optionalAttributes)[number]>>;

/** Returns a run's start attributes, without its state. */
export const newRunOf = (run: Run): NewRun => {
  const names = [...startAttributes, ...optionalAttributes].filter((name) => name in run);
  return Object.fromEntries(names.map((name) => [name, run[name]])) as NewRun;
};

/**
 * The duration of a lease: longer than any call to the text service may take. A run past its lease
 * is dead.
 */
export const leaseMs = 90_000;

/** Returns the run that has the lease, or the latest run that did, by a consistent read. */
export async function currentRun({ table }: TableDeps): Promise<Run | undefined> {
  const { data } = await table.entities.run.get(currentRunKey).go({ consistent: true });
  return data ?? undefined;
}

/** Returns the scope that the run is writing, or was last. */
export const currentScope = ({ parts, position }: Run): string | undefined => parts[position];

/**
 * Changes the row of the run. Returns undefined if another run has the lease or a condition does not
 * hold.
 */
export const updateRun = (
  { table }: TableDeps,
  runId: string,
  change: RowChange<Table["entities"]["run"]>,
): Promise<Run | undefined> =>
  changeRow(table.entities.run, currentRunKey, { ...change, if: { runId, ...change.if } });

type RunPatch = ReturnType<Table["entities"]["run"]["patch"]>;
type RunCondition = Parameters<ReturnType<RunPatch["set"]>["where"]>[0];

/**
 * Takes the lease for `run`. Returns the current holder instead if another run that is
 * alive has it.
 */
export async function takeLease(deps: ClockDeps, run: NewRun): Promise<Run | undefined> {
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
        eq(status, "waiting"),
        lte(leaseUntil, now),
      ].join(" OR "),
  );
  if (isAcquired) return undefined;
  const holder = await currentRun(deps);
  if (!holder) throw new DomainError("unavailable");
  return holder;
}

/**
 * Takes over the lease of a dead holder. Returns false if it has renewed its lease or lost the lease
 * since it was read.
 */
export const takeOverLease = (deps: ClockDeps, run: NewRun, holder: Run): Promise<boolean> =>
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
  const row = {
    ...currentRunKey,
    ...run,
    status: "running" as const,
    lastUpdate: now.toISOString(),
    leaseUntil: now.getTime() + leaseMs,
  };
  return !(
    await table.entities.run.put(row).where(condition).go({ returnOnConditionCheckFailure: true })
  ).rejected;
}

export const begunScopes = ({ parts, position }: Pick<Run, "parts" | "position">): string[] =>
  parts.slice(0, position + 1);

/**
 * Renews the run's lease and returns the run. Throws `RunSuperseded` if it has lost the lease or
 * ended.
 */
export async function renewLease(
  deps: ClockDeps,
  runId: string,
  change: { currentLocation?: string; position?: number } = {},
): Promise<Run> {
  const now = deps.clock();
  const set = { leaseUntil: now.getTime() + leaseMs, lastUpdate: now.toISOString(), ...change };
  const run = await updateRun(deps, runId, { set, if: { status: "running" } });
  if (!run) throw new StepError("RunSuperseded");
  return run;
}

/**
 * Stores the reason for making no further calls, the text service's answer, and when it would
 * accept calls. The first reason stays.
 */
export async function stopRun(
  deps: TableDeps,
  { runId }: Pick<Run, "runId">,
  stopCode: NonNullable<Run["stopCode"]>,
  stopDetail?: string,
  retryAt?: number,
): Promise<void> {
  const set = {
    stopCode,
    ...(stopDetail !== undefined && { stopDetail }),
    ...(retryAt !== undefined && { retryAt }),
  };
  await updateRun(deps, runId, { set, if: { status: "running", stopCode: undefined } });
}

export const outageAttributes = ["failedCalls", "failedProbes", "unresponsiveFor"] as const;
export const pauseAttributes = ["pausedUntil", "pausedSince", "pauseIsLong"] as const;
const attributesOfActiveRuns = [
  "currentLocation",
  ...pauseAttributes,
  ...outageAttributes,
  "rejectedFor",
] as const;

/** Ends the run. Changes nothing if it has ended or another run has the lease. */
export async function endRunRow(
  deps: ClockDeps,
  runId: string,
  status: "finished" | "failed",
): Promise<void> {
  const now = deps.clock().toISOString();
  const set = { status, finishedAt: now, lastUpdate: now, leaseUntil: 0 };
  await updateRun(deps, runId, {
    set,
    remove: attributesOfActiveRuns,
    if: { status: ["running", "waiting"] },
  });
}

/**
 * Gives up the lease of a run that waits. Returns false if it was stopped for another reason than
 * `stopCode`, or another run has the lease.
 */
export async function leaveLease(
  deps: ClockDeps,
  runId: string,
  stopCode: Run["stopCode"],
): Promise<boolean> {
  const now = deps.clock().toISOString();
  const change = {
    set: { status: "waiting" as const, lastUpdate: now, leaseUntil: 0 },
    remove: [...attributesOfActiveRuns, "stopCode"] as const,
    if: { status: "running" as const, stopCode },
  };
  return (await updateRun(deps, runId, change)) !== undefined;
}

import type { EntityItem } from "electrodb";
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

/** The duration of a lease. A step and every 20 seconds of a call renew it; without, it is over. */
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

/**
 * Takes the lease for `run`, from the dead run if that has not renewed it since it was read. Returns
 * false if another run that is alive has the lease.
 */
export async function takeLease(
  { table, clock }: ClockDeps,
  run: NewRun,
  dead?: Run,
): Promise<boolean> {
  const now = clock();
  const row = {
    ...currentRunKey,
    ...run,
    status: "running" as const,
    lastUpdate: now.toISOString(),
    leaseUntil: now.getTime() + leaseMs,
  };
  const { rejected } = await table.entities.run
    .put(row)
    .where(({ runId, status, leaseUntil }, { notExists, eq, lte }) =>
      [
        notExists(runId),
        eq(runId, run.runId),
        eq(status, "finished"),
        eq(status, "failed"),
        eq(status, "waiting"),
        lte(leaseUntil, now.getTime()),
        ...(dead ? [`(${eq(runId, dead.runId)} AND ${eq(leaseUntil, dead.leaseUntil)})`] : []),
      ].join(" OR "),
    )
    .go({ returnOnConditionCheckFailure: true });
  return !rejected;
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

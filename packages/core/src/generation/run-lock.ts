import { DomainError } from "@vanfettle/contract/problems";
import type { EntityItem } from "electrodb";
import type { Table } from "../table/table.ts";
import { boardKey } from "./progress-partition.ts";
import { StepError } from "./step-errors.ts";

export interface LockDeps {
  table: Table;
  clock: () => Date;
}

export type RunRow = EntityItem<Table["entities"]["run"]>;
export type NewRun = Pick<RunRow, "runId" | "kind" | "scopes" | "skipFresh" | "startedBy">;

/** A run that has not beaten for so long is dead. Longer than any one call to the text service may take. */
export const leaseMs = 90_000;

export const isOver = ({ status }: RunRow): boolean => status === "finished" || status === "failed";

/** Puts the run in the one place there is; the run that holds it, if that is another. */
export async function claim({ table, clock }: LockDeps, given: NewRun): Promise<RunRow | null> {
  const now = clock().getTime();
  const result = await table.entities.run
    .put(newRow(given, clock()))
    .where(
      ({ runId, status, leaseUntil }, { notExists, eq, lte }) =>
        `${notExists(runId)} OR ${eq(runId, given.runId)} OR ${eq(status, "finished")} OR ${eq(status, "failed")} OR ${lte(leaseUntil, now)}`,
    )
    .go({ returnOnConditionCheckFailure: true });
  if (!result.rejected) return null;
  const holder = await currentRun({ table });
  if (!holder) throw new DomainError("unavailable");
  return holder;
}

/** The same where the holder is known to be dead: only if it has not beaten since it was looked at. */
export async function takeOver({ table, clock }: LockDeps, given: NewRun, dead: RunRow): Promise<boolean> {
  const result = await table.entities.run
    .put(newRow(given, clock()))
    .where(
      ({ runId, leaseUntil }, { eq }) =>
        `${eq(runId, given.runId)} OR (${eq(runId, dead.runId)} AND ${eq(leaseUntil, dead.leaseUntil)})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

function newRow(given: NewRun, now: Date) {
  const startedAt = now.toISOString();
  return {
    ...boardKey,
    ...given,
    status: "starting" as const,
    startedAt,
    lastUpdate: startedAt,
    leaseUntil: now.getTime() + leaseMs,
  };
}

export async function currentRun({ table }: { table: Table }): Promise<RunRow | undefined> {
  const { data } = await table.entities.run.get(boardKey).go({ consistent: true });
  return data ?? undefined;
}

/** From here on the run is seen and its steps may work. */
export async function setRunning({ table }: LockDeps, id: string): Promise<void> {
  const result = await table.entities.run
    .patch(boardKey)
    .set({ status: "running" })
    .where(
      ({ runId, status }, { eq }) => `${eq(runId, id)} AND (${eq(status, "starting")} OR ${eq(status, "running")})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  if (result.rejected) throw new StepError("RunSuperseded");
}

interface Whereabouts {
  currentScope?: string;
  currentLocation?: string;
}

/** Lengthens the lease and tells the run as it is now. A run that was superseded or ended gets no further. */
export async function beat({ table, clock }: LockDeps, id: string, at: Whereabouts = {}): Promise<RunRow> {
  const now = clock();
  const result = await table.entities.run
    .patch(boardKey)
    .set({ leaseUntil: now.getTime() + leaseMs, lastUpdate: now.toISOString(), ...at })
    .where(({ runId, status }, { eq }) => `${eq(runId, id)} AND ${eq(status, "running")}`)
    .go({ response: "all_new", returnOnConditionCheckFailure: true });
  if (result.rejected) throw new StepError("RunSuperseded");
  return result.data as RunRow;
}

/** Frees the place. True unless another run has it. */
export async function release({ table, clock }: LockDeps, id: string, status: "finished" | "failed"): Promise<boolean> {
  const now = clock().toISOString();
  const result = await table.entities.run
    .patch(boardKey)
    .set({ status, finishedAt: now, lastUpdate: now, leaseUntil: 0 })
    .remove(["currentScope", "currentLocation", "pausedUntil", "pausedSince", "pauseIsLong"])
    .where(({ runId }, { eq }) => eq(runId, id))
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

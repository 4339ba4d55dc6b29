import type { ClockDeps, TableDeps } from "../table/table.ts";
import { activeStatuses, leaseMs, updateRun, type Run } from "./run-lock.ts";
import { progressKey } from "./run.entity.ts";
import { readTotals, type RunScope } from "./scope-progress.ts";

// The queue of a run: the regions that follow the present region. It is an attribute of the run's
// row, because the row ends with the run and needs no further permissions.

/**
 * Adds regions to the queue. Returns false if the run has ended, is being stopped, or is not over
 * regions.
 */
export async function addToQueue(
  deps: TableDeps,
  runId: string,
  slugs: readonly string[],
): Promise<boolean> {
  const run = await updateRun(deps, runId, {
    set: { isQueue: true },
    ...(slugs.length > 0 && { add: { queued: [...slugs] } }),
    if: { status: activeStatuses, stopCode: undefined, kind: "region" },
  });
  return run !== undefined;
}

/**
 * Makes a queued region the present scope of the run. Returns false if it has left the queue or the
 * run has ended.
 */
export async function takeFromQueue(deps: TableDeps, { runId, scope }: RunScope): Promise<boolean> {
  const run = await updateRun(deps, runId, {
    delete: { queued: [scope] },
    append: { scopes: [scope] },
    set: { currentScope: scope },
    remove: ["currentLocation"],
    if: { status: "running" },
    where: ({ queued }, { contains }) => contains(queued, scope),
  });
  return run !== undefined;
}

/** Removes a region from the queue because all its texts are written. */
export async function dropFromQueue(deps: TableDeps, { runId, scope }: RunScope): Promise<void> {
  await updateRun(deps, runId, { delete: { queued: [scope] } });
}

/** Clears the present scope of the run. The run then takes the next region of its queue. */
export async function leaveScope(deps: TableDeps, { runId, scope }: RunScope): Promise<void> {
  await updateRun(deps, runId, {
    remove: ["currentScope", "currentLocation"],
    if: { currentScope: scope },
  });
}

/** Empties the queue. Returns the slugs that were in it, or undefined if the run has ended. */
export async function emptyQueue({ table }: TableDeps, id: string): Promise<string[] | undefined> {
  const result = await table.entities.run
    .patch(progressKey)
    .remove(["queued"])
    .where(
      ({ runId, status }, { eq }) =>
        `${eq(runId, id)} AND (${eq(status, "starting")} OR ${eq(status, "running")})`,
    )
    .go({ response: "all_old", returnOnConditionCheckFailure: true });
  return result.rejected ? undefined : [...(result.data?.queued ?? [])];
}

// A queue that continues daily waits for the next day's budget instead of ending.

/** Returns whether the run stopped only because of the day's budget, and continues the next day. */
export const isOutOfBudget = ({
  stopCode,
  continuesDaily,
}: Pick<Run, "stopCode" | "continuesDaily">): boolean =>
  stopCode === "budget_reached" && continuesDaily === true;

const dayMs = 86_400_000;

const nextDay = (time: number): number => (Math.floor(time / dayMs) + 1) * dayMs;

/**
 * Makes a run that is out of budget wait for the next day, with its lease. Returns until when, or
 * null if it was cancelled or has written no text since its last wait, because then a day's budget
 * is too small for a text.
 */
export async function beginWait({ table, clock }: ClockDeps, run: Run): Promise<number | null> {
  const now = clock().getTime();
  const waitMs = Math.max(0, nextDay(Date.parse(run.lastUpdate)) - now);
  const waitsUntil = now + waitMs;
  const { done } = await readTotals({ table }, run);
  if (run.doneBeforeWait === done) return null;
  const changed = await updateRun({ table }, run.runId, {
    set: {
      leaseUntil: waitsUntil + leaseMs,
      lastUpdate: new Date(now).toISOString(),
      doneBeforeWait: done,
      ...(waitMs > 0 && { waitsUntil }),
    },
    add: { waitedMs: waitMs },
    remove: ["stopCode", "currentLocation"],
    if: { status: "running", stopCode: "budget_reached" },
  });
  return changed ? waitsUntil : null;
}

/** Ends the wait of the run. */
export async function endWait(deps: TableDeps, { runId }: Run): Promise<void> {
  await updateRun(deps, runId, { remove: ["waitsUntil"] });
}

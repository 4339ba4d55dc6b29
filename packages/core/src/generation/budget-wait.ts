import { progressKey } from "./progress-partition.ts";
import { leaseMs, type LockDeps, type Run } from "./run-lock.ts";
import { readTotals } from "./scope-progress.ts";

// A queue that continues daily waits for the next day's budget instead of ending.

/** Returns whether the run stopped only because of the day's budget, and continues the next day. */
export const isOutOfBudget = ({ stopCode, continuesDaily }: Pick<Run, "stopCode" | "continuesDaily">): boolean =>
  stopCode === "budget_reached" && continuesDaily === true;

const dayMs = 86_400_000;

/** Returns the first moment of the UTC day after `time`. */
const nextDay = (time: number): number => (Math.floor(time / dayMs) + 1) * dayMs;

/**
 * Makes a run that is out of budget wait, with its lease as long as the wait, unless the day has changed since its last
 * step. Returns the time at which the run continues, or null if it was cancelled or has written no text since its last
 * wait, because then a day's budget is too small for a text.
 */
export async function beginWait({ table, clock }: LockDeps, run: Run): Promise<number | null> {
  const now = clock().getTime();
  const waitMs = Math.max(0, nextDay(Date.parse(run.lastUpdate)) - now);
  const waitsUntil = now + waitMs;
  const { done } = await readTotals({ table }, run);
  if (run.doneBeforeWait === done) return null;
  const result = await table.entities.run
    .patch(progressKey)
    .set({
      leaseUntil: waitsUntil + leaseMs,
      lastUpdate: new Date(now).toISOString(),
      doneBeforeWait: done,
      ...(waitMs > 0 && { waitsUntil }),
    })
    .add({ waitedMs: waitMs })
    .remove(["stopCode", "currentLocation"])
    .where(
      ({ runId, status, stopCode }, { eq }) =>
        `${eq(runId, run.runId)} AND ${eq(status, "running")} AND ${eq(stopCode, "budget_reached")}`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return result.rejected ? null : waitsUntil;
}

/** Ends the wait of the run. */
export async function endWait({ table }: LockDeps, { runId: id }: Run): Promise<void> {
  await table.entities.run
    .patch(progressKey)
    .remove(["waitsUntil"])
    .where(({ runId }, { eq }) => eq(runId, id))
    .go({ returnOnConditionCheckFailure: true });
}

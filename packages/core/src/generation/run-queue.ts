import { progressKey } from "./progress-partition.ts";
import type { LockDeps } from "./run-lock.ts";
import type { RunScope } from "./scope-progress.ts";

/**
 * The queue of a run: the regions that follow the present region. It is an attribute of the run's row, because the row
 * ends with the run and needs no further permissions.
 */

/**
 * Adds regions to the queue of the run and marks it as one over all remaining regions. Regions that are queued already
 * stay queued once. Returns false if the run has ended, is being cancelled or stopped, or is one over chosen places.
 */
export async function addToQueue(
  { table }: LockDeps,
  { runId: id, slugs }: { runId: string; slugs: readonly string[] },
): Promise<boolean> {
  const update = table.entities.run.patch(progressKey).set({ isQueue: true });
  const result = await (slugs.length > 0 ? update.add({ queued: [...slugs] }) : update)
    .where(
      ({ runId, status, stopCode, kind }, { eq, notExists }) =>
        `${eq(runId, id)} AND (${eq(status, "starting")} OR ${eq(status, "running")}) AND ${notExists(stopCode)} AND ${eq(kind, "region")}`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

/** Makes a queued region the present scope of the run. Returns false if it has left the queue or the run has ended. */
export async function takeFromQueue({ table }: LockDeps, { runId: id, scope }: RunScope): Promise<boolean> {
  const result = await table.entities.run
    .patch(progressKey)
    .delete({ queued: [scope] })
    .append({ scopes: [scope] })
    .set({ currentScope: scope })
    .remove(["currentLocation"])
    .where(
      ({ runId, status, queued }, { eq, contains }) =>
        `${eq(runId, id)} AND ${eq(status, "running")} AND ${contains(queued, scope)}`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

/** Removes a region from the queue because all its texts are written. */
export async function dropFromQueue({ table }: LockDeps, { runId: id, scope }: RunScope): Promise<void> {
  await table.entities.run
    .patch(progressKey)
    .delete({ queued: [scope] })
    .where(({ runId }, { eq }) => eq(runId, id))
    .go({ returnOnConditionCheckFailure: true });
}

/** Clears the present scope of the run. The run then takes the next region of its queue. */
export async function leaveScope({ table }: LockDeps, { runId: id, scope }: RunScope): Promise<void> {
  await table.entities.run
    .patch(progressKey)
    .remove(["currentScope", "currentLocation"])
    .where(({ runId, currentScope }, { eq }) => `${eq(runId, id)} AND ${eq(currentScope, scope)}`)
    .go({ returnOnConditionCheckFailure: true });
}

/** Empties the queue. Returns the slugs that were in it, or undefined if the run has ended. */
export async function emptyQueue({ table }: LockDeps, id: string): Promise<string[] | undefined> {
  const result = await table.entities.run
    .patch(progressKey)
    .remove(["queued"])
    .where(
      ({ runId, status }, { eq }) => `${eq(runId, id)} AND (${eq(status, "starting")} OR ${eq(status, "running")})`,
    )
    .go({ response: "all_old", returnOnConditionCheckFailure: true });
  return result.rejected ? undefined : [...(result.data?.queued ?? [])];
}

import type { CancelRequest, CancelResponse } from "@vanfettle/contract/content/content-schemas";
import { recordAudit, type AuditDeps } from "../content/audit/audit.ts";
import { DomainError } from "@vanfettle/contract/problems";
import { regionNames } from "./plan.ts";
import { progressKey } from "./progress-partition.ts";
import type { LockDeps } from "./run-lock.ts";
import { emptyQueue } from "./run-queue.ts";

/**
 * Cancels the run and its queue, or its queue alone. No further call is made to the text service; texts that are being
 * written are finished and stored. Cancelling twice does nothing more. Throws `run_ended` if that run is not active.
 */
export async function cancelRun(deps: AuditDeps, { runId, only }: CancelRequest, by: string): Promise<CancelResponse> {
  const isCancelled = only === "queue" || (await stopAsCancelled(deps, runId));
  const removed = isCancelled ? await emptyQueue(deps, runId) : undefined;
  if (!removed) throw new DomainError("run_ended");
  const names = regionNames(removed);
  const queue = names.length === 0 ? "no queued regions" : names.join(", ");
  await recordAudit(deps, { by, action: "cancel", runId, scope: only === "queue" ? queue : `the run and ${queue}` });
  return { runId, removed: names };
}

/** Returns false if the run has ended. A run that has stopped for another reason keeps that reason. */
async function stopAsCancelled({ table }: LockDeps, id: string): Promise<boolean> {
  const isActive = await table.entities.run
    .patch(progressKey)
    .set({ stopCode: "cancelled" })
    .where(
      ({ runId, status, stopCode }, { eq, notExists }) =>
        `${eq(runId, id)} AND (${eq(status, "starting")} OR ${eq(status, "running")}) AND (${notExists(stopCode)} OR ${eq(stopCode, "cancelled")})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return !isActive.rejected;
}

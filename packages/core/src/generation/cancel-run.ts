import type { CancelRequest } from "@vanfettle/contract/content/content-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import { recordAudit } from "../audit/audit.ts";
import type { PageCache } from "../content/versions/page-cache.ts";
import type { IdDeps, TableDeps } from "../table/table.ts";
import { regionNames } from "./plan.ts";
import { activeStatuses, currentRun, updateRun } from "./run-lock.ts";
import { emptyQueue } from "./run-queue.ts";
import { finishRun } from "./steps.ts";

/**
 * Cancels the run and its queue, or only its queue; texts in progress are finished. Throws
 * `run_ended`.
 */
export async function cancelRun(
  deps: IdDeps & { pageCache: PageCache },
  { runId, only }: CancelRequest,
  by: string,
) {
  const isCancelled = only === "queue" || (await stopAsCancelled(deps, runId));
  const removed = isCancelled ? await emptyQueue(deps, runId) : undefined;
  if (!removed) throw new DomainError("run_ended");
  const names = regionNames(removed);
  const queue = names.length === 0 ? "no queued regions" : names.join(", ");
  const run = await currentRun(deps);
  const scope = run?.kind === "queue" ? `the queue of ${run.size} texts` : `the run and ${queue}`;
  await recordAudit(deps, { by, action: "cancel", runId, scope: only === "queue" ? queue : scope });
  // The execution of a waiting queue sleeps, so nobody else ends the run.
  if (only !== "queue" && run?.waitsUntil !== undefined) {
    await finishRun(deps, { runId, failed: true });
  }
  return { runId, removed: names };
}

/**
 * Returns false if the run has ended. A run that has stopped for another reason keeps that reason.
 */
async function stopAsCancelled(deps: TableDeps, runId: string): Promise<boolean> {
  const run = await updateRun(deps, runId, {
    set: { stopCode: "cancelled" },
    if: { status: activeStatuses },
    where: ({ stopCode, continuesDaily }, { eq, notExists }) =>
      `${notExists(stopCode)} OR ${eq(stopCode, "cancelled")} OR (${eq(stopCode, "budget_reached")} AND ${eq(continuesDaily, true)})`,
  });
  return run !== undefined;
}

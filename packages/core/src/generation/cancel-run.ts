import type { CancelRequest } from "@vanfettle/contract/generation/generation-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import { recordAudit } from "../audit/audit.ts";
import type { IdDeps, TableDeps } from "../table/table.ts";
import { updateRun, type Run } from "./run-lease.ts";
import { endWait } from "./run-wait.ts";
import { describeRun } from "./start-run.ts";
import { endRun, type FinishDeps } from "./steps.ts";

/**
 * Cancels the run: texts in progress are finished, and a run that waits ends at once. Throws
 * `run_ended`.
 */
export async function cancelRun(
  deps: IdDeps & FinishDeps,
  { runId }: CancelRequest,
  by: string,
): Promise<{ runId: string }> {
  const waiting = await endWait(deps, runId, "failed");
  const run = (await stopAsCancelled(deps, runId)) ?? waiting;
  if (!run) throw new DomainError("run_ended");
  await recordAudit(deps, { by, action: "cancel", runId, scope: describeRun(run) });
  // Nobody else ends a run without an execution.
  if (waiting) await endRun(deps, { ...waiting, stopCode: "cancelled" }, "failed");
  return { runId };
}

/**
 * Stores the reason in the current run. Returns undefined if it has ended. A run that has stopped
 * for another reason keeps that reason.
 */
const stopAsCancelled = (deps: TableDeps, runId: string): Promise<Run | undefined> =>
  updateRun(deps, runId, {
    set: { stopCode: "cancelled" },
    if: { status: ["running", "waiting"] },
    where: ({ stopCode, continuesDaily }, { eq, notExists }) =>
      `${notExists(stopCode)} OR ${eq(stopCode, "cancelled")} OR (${eq(stopCode, "budget_reached")} AND ${eq(continuesDaily, true)})`,
  });

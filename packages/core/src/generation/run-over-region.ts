import { isPlaceKey } from "./plan.ts";
import { currentRun } from "./run-lock.ts";
import { findScopeProgress, isComplete } from "./scope-progress.ts";
import { isContinuing, type StartDeps, type StartedRun } from "./start-run.ts";

/**
 * Returns the active run if it has begun or queued the region. `plan` gives the size where the region has not been
 * begun. Throws `run_active` if the start of that run was interrupted a moment ago.
 */
export async function findActiveRunOver(
  deps: StartDeps,
  slug: string,
  plan: readonly string[],
): Promise<StartedRun | undefined> {
  const run = await currentRun(deps);
  if (!run || run.kind !== "region") return undefined;
  const isBegun = run.scopes.includes(slug);
  if (!isBegun && !new Set(run.queued).has(slug)) return undefined;
  if (run.stopCode !== undefined || !(await isContinuing(deps, run))) return undefined;
  const progress = isBegun ? await findScopeProgress(deps, slug) : undefined;
  const { runId, startedAt } = run;
  const frozen = progress?.runId === runId ? progress.plan : plan;
  return { runId, startedAt, total: frozen.filter(isPlaceKey).length };
}

/**
 * Returns the run over all remaining regions that has completed the region, if no later run has begun it. An admin page
 * may show such a region as still to do, however long ago that was: a tab in the background does not read the progress.
 * Once another run has started, `startedAt` is when the region was begun.
 */
export async function findQueueThatCompleted(deps: StartDeps, slug: string): Promise<StartedRun | undefined> {
  const progress = await findScopeProgress(deps, slug);
  if (!progress?.isOfQueue || !isComplete(progress)) return undefined;
  const { runId, plan, startedAt } = progress;
  const run = await currentRun(deps);
  const total = plan.filter(isPlaceKey).length;
  return { runId, startedAt: run?.runId === runId ? run.startedAt : startedAt, total };
}

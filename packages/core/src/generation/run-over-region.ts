import { isPlaceKey } from "./plan.ts";
import { currentRun, isAlive, type Run } from "./run-lock.ts";
import { findScopeProgress, isComplete } from "./scope-progress.ts";
import { isDead, type StartDeps, type StartedRun } from "./start-run.ts";

/**
 * A tab that goes through the remaining regions may ask for one that another tab's queue has just completed: it polls
 * every 30 seconds while it sees no run, and a cache may hold that response for a moment.
 */
const justEndedMs = 60_000;

/**
 * Returns the run that covers the region: the active run if it has begun or queued it, or a run over all remaining
 * regions that completed it within the last minute. `plan` gives the size where the region has not been begun.
 */
export async function findRunOver(
  deps: StartDeps,
  slug: string,
  plan: readonly string[],
): Promise<StartedRun | undefined> {
  const run = await currentRun(deps);
  if (!run || run.kind !== "region") return undefined;
  const isBegun = run.scopes.includes(slug);
  if (!isBegun && !new Set(run.queued).has(slug)) return undefined;
  const progress = isBegun ? await findScopeProgress(deps, slug) : undefined;
  const own = progress?.runId === run.runId ? progress : undefined;
  const isActive = isAlive(run, deps.clock()) && run.stopCode === undefined && !(await isDead(deps, run));
  if (!isActive && !(own && isComplete(own) && hasJustEnded(run, deps.clock()))) return undefined;
  const { runId, startedAt } = run;
  return { runId, startedAt, total: (own?.plan ?? plan).filter(isPlaceKey).length };
}

const hasJustEnded = ({ isQueue, finishedAt }: Run, now: Date): boolean =>
  isQueue === true && finishedAt !== undefined && now.getTime() - Date.parse(finishedAt) < justEndedMs;

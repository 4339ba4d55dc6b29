import { DomainError } from "@vanfettle/contract/problems";
import { buildRegionPlan, countPlaces, findRegion } from "./plan.ts";
import { currentRun } from "./run-lock.ts";
import { findScopeProgress, isComplete } from "./scope-progress.ts";
import { isContinuing, startRun, type StartDeps, type StartedRun } from "./start-run.ts";

export interface RegionRunRequest {
  /** Any name or slug of the region. */
  region: string;
  startedBy: string;
  /**
   * Skips fresh texts, or not. If omitted, as by the admin page, the request is for an incomplete
   * region.
   */
  skipFresh?: boolean | undefined;
}

/**
 * Starts a run over a region, or returns the run that covers it. Throws `region_not_found` or
 * `run_active`.
 */
export async function startRegionRun(
  deps: StartDeps,
  { region, startedBy, skipFresh }: RegionRunRequest,
) {
  const { name, slug } = findRegion(region);
  const plan = await buildRegionPlan(deps, slug);
  const findExisting = async () =>
    (await findActiveRunOver(deps, slug, plan)) ??
    (skipFresh === undefined ? findCompletedQueueRun(deps, slug) : undefined);
  const existing = await findExisting();
  if (existing) return { ...existing, region: name };
  try {
    const plans = new Map([[slug, plan]]);
    const started = await startRun(deps, {
      kind: "region",
      startedBy,
      skipFresh: skipFresh ?? false,
      plans,
    });
    return { ...started, region: name };
  } catch (error) {
    // Another request for the region may have been a moment earlier.
    const earlier = await findExisting();
    if (!earlier || !(error instanceof DomainError && error.code === "run_active")) throw error;
    return { ...earlier, region: name };
  }
}

/**
 * Returns the active run if it has begun or queued the region. Throws `run_active` if its start was
 * interrupted.
 */
async function findActiveRunOver(deps: StartDeps, slug: string, plan: readonly string[]) {
  const run = await currentRun(deps);
  if (run?.kind !== "region" || run.stopCode !== undefined) return undefined;
  const isBegun = run.scopes.includes(slug);
  if (!(isBegun || new Set(run.queued).has(slug)) || !(await isContinuing(deps, run))) {
    return undefined;
  }
  const progress = isBegun ? await findScopeProgress(deps, slug) : undefined;
  const { runId, startedAt } = run;
  return { runId, startedAt, total: countPlaces(progress?.runId === runId ? progress.plan : plan) };
}

/**
 * Returns the run over all remaining regions that has completed the region, which an admin page in
 * a background tab may still show as to do. Once another run has started, `startedAt` is when the
 * region was begun.
 */
async function findCompletedQueueRun(
  deps: StartDeps,
  slug: string,
): Promise<StartedRun | undefined> {
  const progress = await findScopeProgress(deps, slug);
  if (!progress?.isOfQueue || !isComplete(progress)) return undefined;
  const { runId, plan, startedAt } = progress;
  const run = await currentRun(deps);
  return {
    runId,
    startedAt: run?.runId === runId ? run.startedAt : startedAt,
    total: countPlaces(plan),
  };
}

import type { QueueResponse } from "@vanfettle/contract/content/content-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import { regions } from "@vanfettle/contract/locations/regions";
import { recordAudit } from "../audit/audit.ts";
import { buildRegionPlan, regionNames } from "./plan.ts";
import { readProgress } from "./progress.ts";
import type { Run } from "./run-lock.ts";
import { addToQueue } from "./run-queue.ts";
import { isComplete } from "./scope-progress.ts";
import { isContinuing, runActive, startRun, type StartDeps } from "./start-run.ts";

/** A run that ends while regions are added to it is followed by another run, up to this number of tries. */
const maxTries = 4;

/**
 * Queues all regions without a result or, with `only`, whose latest run left texts missing, unless they are running or
 * queued. Queues them behind the active run over a region, or in a separate run. Two requests make one queue. Throws
 * `run_active` while a run over chosen places is active, the run is being cancelled, or its start was interrupted a
 * moment ago.
 */
export async function queueRemainingRegions(
  deps: StartDeps,
  startedBy: string,
  { only }: { only?: "failed" | undefined } = {},
): Promise<QueueResponse> {
  for (let tries = 1; ; tries++) {
    const { run, scopes } = await readProgress(deps);
    const active = run && (await isContinuing(deps, run)) ? run : undefined;
    const begun = new Set(active?.scopes);
    const isWanted = (slug: string): boolean => {
      const latest = scopes.get(slug);
      return only === "failed" ? latest !== undefined && !isComplete(latest) : latest === undefined;
    };
    const remaining = regions.map(({ slug }) => slug).filter((slug) => isWanted(slug) && !begun.has(slug));
    if (active) {
      if (active.kind !== "region" || active.stopCode) throw runActive(active);
      if (await addToQueue(deps, { runId: active.runId, slugs: remaining })) {
        const before = new Set(active.queued);
        await recordQueued(deps, startedBy, { run: active, slugs: remaining.filter((slug) => !before.has(slug)) });
        return response(active, new Set([...remaining, ...before]));
      }
    } else {
      const [first, ...queued] = remaining;
      if (first === undefined) return { runId: null, startedAt: null, queued: [] };
      const started = await tryStart(deps, { first, queued, startedBy }, tries);
      if (started) return response(started, queued);
    }
    if (tries >= maxTries) throw new DomainError("unavailable");
  }
}

/** Returns null if another run was started at the same moment. The regions can then be queued behind that run. */
async function tryStart(
  deps: StartDeps,
  { first, queued, startedBy }: { first: string; queued: string[]; startedBy: string },
  tries: number,
) {
  const plans = new Map([[first, await buildRegionPlan(deps, first)]]);
  try {
    return await startRun(deps, { kind: "region", startedBy, skipFresh: false, plans, queued, isQueue: true });
  } catch (error) {
    if (error instanceof DomainError && error.code === "run_active" && tries < maxTries) return null;
    throw error;
  }
}

async function recordQueued(
  deps: StartDeps,
  by: string,
  { run, slugs }: { run: Run; slugs: readonly string[] },
): Promise<void> {
  if (slugs.length === 0) return;
  await recordAudit(deps, { by, action: "start", runId: run.runId, scope: regionNames(slugs).join(", ") });
}

const response = (run: { runId: string; startedAt: string }, slugs: Iterable<string>): QueueResponse => ({
  runId: run.runId,
  startedAt: run.startedAt,
  queued: regionNames(slugs),
});

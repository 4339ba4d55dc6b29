import type { QueueResponse } from "@vanfettle/contract/content/content-schemas";
import { regions } from "@vanfettle/contract/locations/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { recordAudit } from "../audit/audit.ts";
import { buildRegionPlan, regionNames } from "./plan.ts";
import { readProgress } from "./progress.ts";
import { addToQueue } from "./run-queue.ts";
import { isComplete } from "./scope-progress.ts";
import { isContinuing, runActive, startRun, type StartDeps } from "./start-run.ts";

/**
 * A run that ends while regions are added to it is followed by another run, up to this number of
 * tries.
 */
const maxTries = 4;

/**
 * Queues the regions without a result or, with `only`, with missing texts, behind the active run or
 * in a separate run. Two requests make one queue. Throws `run_active` if the active run is of
 * another kind, is cancelled or never started.
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
    const remaining = regions
      .map(({ slug }) => slug)
      .filter((slug) => isWanted(slug) && !begun.has(slug));
    if (active) {
      if (active.kind !== "region" || active.stopCode) throw runActive(active);
      const { runId } = active;
      if (await addToQueue(deps, runId, remaining)) {
        const before = new Set(active.queued);
        const added = remaining.filter((slug) => !before.has(slug));
        const scope = regionNames(added).join(", ");
        if (added.length > 0) {
          await recordAudit(deps, { by: startedBy, action: "start", runId, scope });
        }
        return response(active, [...added, ...before]);
      }
    } else {
      const [first, ...queued] = remaining;
      if (first === undefined) return { runId: null, startedAt: null, queued: [] };
      const plans = new Map([[first, await buildRegionPlan(deps, first)]]);
      try {
        const request = {
          kind: "region",
          startedBy,
          skipFresh: false,
          plans,
          queued,
          isQueue: true,
        } as const;
        return response(await startRun(deps, request), queued);
      } catch (error) {
        // If another run was started at the same moment, the regions can be queued behind that run.
        const isRace = error instanceof DomainError && error.code === "run_active";
        if (!isRace || tries >= maxTries) throw error;
      }
    }
    if (tries >= maxTries) throw new DomainError("unavailable");
  }
}

const response = (
  run: { runId: string; startedAt: string },
  slugs: Iterable<string>,
): QueueResponse => ({
  runId: run.runId,
  startedAt: run.startedAt,
  queued: regionNames(slugs),
});

import { regionByName, regionBySlug, type Region } from "@vanfettle/contract/locations/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { buildRegionPlan } from "./plan.ts";
import { findActiveRunOver, findQueueThatCompleted } from "./run-over-region.ts";
import { startRun, type StartDeps, type StartedRun } from "./start-run.ts";

export interface RegionRunRequest {
  /** Any name or slug of the region. */
  region: string;
  startedBy: string;
  /** Skips fresh texts, or not. If omitted, as by the admin page, the request is for an incomplete region. */
  skipFresh?: boolean | undefined;
}

/**
 * Starts a run over a region. Returns the active run instead if it is writing, has written or has queued the region,
 * and, unless the request sets `skipFresh`, the run over all remaining regions that has completed the region. Throws
 * `region_not_found`, or `run_active` while another run is alive.
 */
export async function startRegionRun(
  deps: StartDeps,
  request: RegionRunRequest,
): Promise<StartedRun & { region: string }> {
  const { name, slug } = findRegion(request.region);
  const plan = await buildRegionPlan(deps, slug);
  const findExisting = async () =>
    (await findActiveRunOver(deps, slug, plan)) ??
    (request.skipFresh === undefined ? findQueueThatCompleted(deps, slug) : undefined);
  const existing = await findExisting();
  if (existing) return { ...existing, region: name };
  const { startedBy, skipFresh = false } = request;
  try {
    const plans = new Map([[slug, plan]]);
    return { ...(await startRun(deps, { kind: "region", startedBy, skipFresh, plans })), region: name };
  } catch (error) {
    // Another request for the region may have been a moment earlier.
    const earlier = await findExisting();
    if (!earlier || !(error instanceof DomainError && error.code === "run_active")) throw error;
    return { ...earlier, region: name };
  }
}

function findRegion(text: string): Region {
  const region = regionByName(text) ?? regionBySlug(text);
  if (!region) throw new DomainError("region_not_found");
  return region;
}

import { regionByName, regionBySlug, type Region } from "@vanfettle/contract/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { buildRegionPlan } from "./plan.ts";
import { startRun, type StartDeps, type StartedRun } from "./start-run.ts";

export interface RegionRunRequest {
  /** Any name or slug of the region. */
  region: string;
  startedBy: string;
  skipFresh?: boolean | undefined;
}

/** Starts a run over one region. Throws `region_not_found`, or `run_active` while another run is alive. */
export async function startRegionRun(
  deps: StartDeps,
  request: RegionRunRequest,
): Promise<StartedRun & { region: string }> {
  const { name, slug } = findRegion(request.region);
  const plans = new Map([[slug, await buildRegionPlan(deps, slug)]]);
  const { startedBy, skipFresh = false } = request;
  return { ...(await startRun(deps, { kind: "region", startedBy, skipFresh, plans })), region: name };
}

function findRegion(text: string): Region {
  const region = regionByName(text) ?? regionBySlug(text);
  if (!region) throw new DomainError("region_not_found");
  return region;
}

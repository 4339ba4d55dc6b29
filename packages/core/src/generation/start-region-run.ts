import { regionByName, regionBySlug, type Region } from "@vanfettle/contract/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { regionPlan } from "./plan.ts";
import { startRun, type StartDeps, type StartedRun } from "./start-run.ts";

export interface RegionCall {
  /** A name or a slug, of any of the sets in use. */
  region: string;
  startedBy: string;
  skipFresh?: boolean | undefined;
}

export async function startRegion(deps: StartDeps, call: RegionCall): Promise<StartedRun & { region: string }> {
  const { name, slug } = regionNamed(call.region);
  const plans = new Map([[slug, await regionPlan(deps, slug)]]);
  const { startedBy, skipFresh = false } = call;
  return { ...(await startRun(deps, { kind: "region", startedBy, skipFresh, plans })), region: name };
}

function regionNamed(text: string): Region {
  const region = regionByName(text) ?? regionBySlug(text);
  if (!region) throw new DomainError("region_not_found");
  return region;
}

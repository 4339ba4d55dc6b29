import type { ContentRegion } from "@vanfettle/contract/content/content-schemas";
import type {
  ContentProgress,
  RegionProgress,
} from "@vanfettle/contract/generation/generation-schemas";
import { regions as knownRegions } from "@vanfettle/contract/location/regions";

/**
 * `completed` is in the progress list without an error, `failed` is in it with an error,
 * `remaining` is not in it.
 */
export type RegionState = "completed" | "failed" | "remaining";

export type RegionStatus = ReturnType<typeof toRegionStatuses>[number];

/** Returns the state of a region from its entry in the progress, if it has one. */
export const regionStateOf = (
  result: Pick<RegionProgress, "error"> | null | undefined,
): RegionState => {
  if (!result) return "remaining";
  return result.error ? "failed" : "completed";
};

type Progress = Pick<ContentProgress, "isRunning" | "currentRegion" | "regionProgress">;

/**
 * Returns the status of each region, in the order of `regions` or, until they are loaded, of the
 * site's own list.
 */
export function toRegionStatuses(
  progress: Progress | undefined,
  regions: readonly ContentRegion[] | undefined,
) {
  const results = new Map(progress?.regionProgress.map((result) => [result.region, result]));
  const listed: readonly { name: string; locationCount?: number }[] = regions ?? knownRegions;
  return listed.map(({ name, locationCount }) => {
    const result = results.get(name) ?? null;
    return {
      name,
      state: regionStateOf(result),
      isRunning: progress?.isRunning === true && progress.currentRegion === name,
      successful: result?.successful ?? 0,
      /** Null until the sizes of the regions are loaded. */
      total: result?.total ?? locationCount ?? null,
      result,
    };
  });
}

export const countInState = (regions: readonly RegionStatus[], state: RegionState): number =>
  regions.filter((region) => region.state === state).length;

/** Returns the names of the regions that "Generate all remaining" starts. */
export const remainingNames = (regions: readonly RegionStatus[]): string[] =>
  regions
    .filter(({ state, isRunning }) => state === "remaining" && !isRunning)
    .map(({ name }) => name);

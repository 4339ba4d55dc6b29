import type { ContentProgress, ContentRegion, RegionProgress } from "@vanfettle/contract/content-schemas";
import { regions as knownRegions } from "@vanfettle/contract/regions";

/** In the progress list without an error; in it with one; or not in it. */
export type RegionState = "completed" | "failed" | "remaining";

export interface RegionRow {
  name: string;
  state: RegionState;
  isRunning: boolean;
  successful: number;
  /** Null until the sizes of the regions are known. */
  total: number | null;
  result: RegionProgress | null;
}

export const stateOfRegion = (result: Pick<RegionProgress, "error"> | null | undefined): RegionState => {
  if (!result) return "remaining";
  return result.error ? "failed" : "completed";
};

type Progress = Pick<ContentProgress, "isRunning" | "currentRegion" | "regionProgress">;

/** A row for each region, in the order of the regions' own answer, or of the site's pages before it is there. */
export function regionRows(progress: Progress | undefined, sizes: readonly ContentRegion[] | undefined): RegionRow[] {
  const results = new Map(progress?.regionProgress.map((result) => [result.region, result]));
  const named: readonly { name: string; locationCount?: number }[] = sizes ?? knownRegions;
  return named.map(({ name, locationCount }) => {
    const result = results.get(name) ?? null;
    return {
      name,
      state: stateOfRegion(result),
      isRunning: progress?.isRunning === true && progress.currentRegion === name,
      successful: result?.successful ?? 0,
      total: result?.total ?? locationCount ?? null,
      result,
    };
  });
}

export const countOf = (rows: readonly RegionRow[], state: RegionState): number =>
  rows.filter((row) => row.state === state).length;

/** What "Generate all remaining" would start. */
export const remainingNames = (rows: readonly RegionRow[]): string[] =>
  rows.filter(({ state, isRunning }) => state === "remaining" && !isRunning).map(({ name }) => name);

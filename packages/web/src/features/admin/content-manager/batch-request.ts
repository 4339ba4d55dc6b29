import { contentBatchDefault, contentBatchLimit } from "@vanfettle/contract/constants";
import type { ContentBatchRequest, ContentLocation } from "@vanfettle/contract/content-schemas";

/** The selection in the list's order, or without one the first few of what the list shows. */
export function slugsToGenerate(
  all: readonly ContentLocation[],
  shown: readonly ContentLocation[],
  selected: ReadonlySet<string>,
): string[] {
  const chosen = selected.size > 0 ? all.filter(({ slug }) => selected.has(slug)) : shown.slice(0, contentBatchDefault);
  return chosen.map(({ slug }) => slug);
}

/** All of them are sent; the server takes the first `limit`. */
export const batchRequest = (locationSlugs: string[]): ContentBatchRequest => ({
  locationSlugs,
  limit: Math.min(locationSlugs.length, contentBatchLimit),
});

/** Says on the button what a press would do. */
export function batchLabel(selectedCount: number, shownCount: number): string {
  if (selectedCount > 0) return `Generate ${selectedCount.toLocaleString("en-GB")} selected`;
  return `Generate first ${Math.min(shownCount, contentBatchDefault)}`;
}

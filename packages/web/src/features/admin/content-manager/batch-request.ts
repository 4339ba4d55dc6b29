import { contentBatchDefault, contentBatchLimit } from "@vanfettle/contract/constants";
import type { ContentBatchRequest, ContentLocation } from "@vanfettle/contract/content-schemas";

/** Returns the slugs of the selected locations in the order of `all`; without a selection, the first ten of `found`. */
export function slugsToGenerate(
  all: readonly ContentLocation[],
  found: readonly ContentLocation[],
  selected: ReadonlySet<string>,
): string[] {
  const chosen = selected.size > 0 ? all.filter(({ slug }) => selected.has(slug)) : found.slice(0, contentBatchDefault);
  return chosen.map(({ slug }) => slug);
}

/** Builds the request for a batch. All slugs are sent; the server takes the first `limit`. */
export const toBatchRequest = (locationSlugs: string[]): ContentBatchRequest => ({
  locationSlugs,
  limit: Math.min(locationSlugs.length, contentBatchLimit),
});

/** Returns the label of the generate button, which says what will be generated. */
export function batchLabel(selectedCount: number, foundCount: number): string {
  if (selectedCount > 0) return `Generate ${selectedCount.toLocaleString("en-GB")} selected`;
  return `Generate first ${Math.min(foundCount, contentBatchDefault)}`;
}

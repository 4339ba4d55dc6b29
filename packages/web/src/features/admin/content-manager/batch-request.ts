import { contentBatchDefault, contentBatchLimit } from "@vanfettle/contract/constants";
import type { ContentBatchRequest } from "@vanfettle/contract/content/content-schemas";
import { isPlace, keyOf, type ListedLocation } from "./listed-location.ts";

/** Returns the selected places in the order of `all`. A batch writes places; areas are written with their region. */
export const selectedPlaces = (all: readonly ListedLocation[], selected: ReadonlySet<string>): ListedLocation[] =>
  all.filter((location) => isPlace(location) && selected.has(keyOf(location)));

/** Returns the slugs of the selected places in the order of `all`; without a selection, the first ten of `found`. */
export function slugsToGenerate(
  all: readonly ListedLocation[],
  found: readonly ListedLocation[],
  selected: ReadonlySet<string>,
): string[] {
  const chosen =
    selected.size > 0 ? selectedPlaces(all, selected) : found.filter(isPlace).slice(0, contentBatchDefault);
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

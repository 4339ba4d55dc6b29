import { contentBatchLimit } from "@vanfettle/contract/content/content-limits";
import type { ContentBatchRequest } from "@vanfettle/contract/content/content-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import { isPlace, keyOf, type ListedLocation } from "./listed-location.ts";

const contentBatchDefault = 10;

/** The locations that the generate button sends, with counts for the operator. */
export interface ChosenLocations {
  /** The slugs of the selected places in the order of the whole list; without a selection, of the first ten places found. */
  slugs: string[];
  isSelection: boolean;
  /** The number of these places that the search and the filter hide. */
  hidden: number;
  /** Keys of the counties and regions that are selected, or else found. A batch writes places; these are written with their region. */
  areas: string[];
}

/** Returns what is generated with the selection, or without one. */
export function chooseLocations(
  all: readonly ListedLocation[],
  found: readonly ListedLocation[],
  selected: ReadonlySet<string>,
): ChosenLocations {
  const isSelection = selected.size > 0;
  const listed = isSelection ? all.filter((location) => selected.has(keyOf(location))) : found;
  const chosen = listed.filter(isPlace).slice(0, isSelection ? undefined : contentBatchDefault);
  const shown = new Set(found);
  return {
    slugs: chosen.map(({ slug }) => slug),
    isSelection,
    hidden: chosen.filter((place) => !shown.has(place)).length,
    areas: listed.filter((location) => !isPlace(location)).map(keyOf),
  };
}

/** Builds the request for a batch. All slugs are sent; the server takes the first `limit`. */
export const toBatchRequest = (locationSlugs: string[]): ContentBatchRequest => ({
  locationSlugs,
  limit: Math.min(locationSlugs.length, contentBatchLimit),
});

/** Returns the label of the generate button, which counts what is generated. */
export const batchLabel = ({ slugs, isSelection }: Pick<ChosenLocations, "slugs" | "isSelection">): string =>
  isSelection ? `Generate ${withCommas(slugs.length)} selected` : `Generate first ${slugs.length}`;

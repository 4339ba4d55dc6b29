/** What decides whether search engines should index the pages of a location. */
export interface IndexingFacts {
  kind: "region" | "county" | "place";
  /** Whether the place is one of the core set. Regions and counties are not. */
  isCore: boolean;
  /** The stations counted within five miles of the place. A place without any has no figure of its own. */
  garageCount: number;
  /** Whether all stations that its page names are those of a larger place. */
  sharesStations: boolean;
  hasPublishedText: boolean;
}

/**
 * Returns whether search engines should index a location's pages. Regions, counties and core places always are; any
 * other place is once its pages have something that no other page has: stations or a published text. The pages' robots
 * tag and the sitemap both follow it.
 */
export const isIndexed = (facts: IndexingFacts): boolean =>
  facts.kind !== "place" || facts.isCore || facts.hasPublishedText || (facts.garageCount > 0 && !facts.sharesStations);

/** The facts that decide if search engines should index a location's pages. */
export interface IndexingFacts {
  kind: "region" | "county" | "place";
  /** True for a place in the core set. Always false for regions and counties. */
  isCore: boolean;
  /** The number of stations within five miles of the place. At 0 the place lacks local figures. */
  garageCount: number;
  /** True if its page names only stations that a larger place's page also names. */
  sharesStations: boolean;
  hasPublishedText: boolean;
}

/**
 * Returns whether search engines should index a location's pages. Regions, counties and core places always qualify;
 * other places qualify once their pages have unique content: stations or a published text. The pages' robots tag and
 * the sitemap both use this.
 */
export const isIndexed = (facts: IndexingFacts): boolean =>
  facts.kind !== "place" || facts.isCore || facts.hasPublishedText || (facts.garageCount > 0 && !facts.sharesStations);

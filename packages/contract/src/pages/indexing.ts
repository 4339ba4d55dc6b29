/** What decides whether search engines should index the pages of a location. */
export interface IndexingFacts {
  kind: "region" | "county" | "place";
  /** Whether the place is one of the core set. Regions and counties are not. */
  isCore: boolean;
  /** The stations counted within five miles of the place. A place without any has no figure of its own. */
  garageCount: number;
  hasPublishedText: boolean;
}

/**
 * Returns whether search engines should index a location's pages. Regions, counties and core places always are; any
 * other place is once its pages say something of their own: a figure or a published text. The pages' robots tag and
 * the sitemap both follow it.
 */
export const isIndexed = ({ kind, isCore, garageCount, hasPublishedText }: IndexingFacts): boolean =>
  kind !== "place" || isCore || garageCount > 0 || hasPublishedText;

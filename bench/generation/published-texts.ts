import {
  compareWithSiblings,
  similarityLimits,
  type SiblingSketch,
} from "@vanfettle/core/content/similarity/similarity";
import { regions } from "@vanfettle/contract/regions";
import { withSiteTable } from "../site/site-table.ts";
import type { Site } from "../site/site-process.ts";

export interface PublishedTexts {
  corePlaces: number;
  /** Core places with a published text. */
  places: number;
  /** Counties and regions with a published text. */
  hubs: number;
  /** Texts that are more similar to another of their county than is allowed. */
  duplicates: number;
}

function isTooSimilar(one: SiblingSketch, siblings: readonly SiblingSketch[]): boolean {
  const { mostSimilar } = compareWithSiblings(
    one,
    siblings.filter(({ slug }) => slug !== one.slug),
  );
  return mostSimilar !== null && mostSimilar.similarity > similarityLimits.maxSimilarity;
}

/** Counts the published texts in a site's table, and compares every two of a county in their masked words. */
export async function countPublishedTexts(site: Site): Promise<PublishedTexts> {
  return withSiteTable(site, async ({ collections, entities }) => {
    const rows = await Promise.all(
      regions.map(async ({ slug }) => (await collections.inRegion({ regionSlug: slug }).go({ pages: "all" })).data),
    );
    const core = rows.flatMap(({ place }) => place.filter(({ isCore, isActive }) => isCore && isActive));
    const counties = rows.flatMap(({ county }) => county);
    const regionRows = await entities.region.query.inListing({ listing: "regions" }).go({ pages: "all" });
    const groups = await Promise.all(
      counties.map(async ({ canonicalSlug }) => {
        const siblingGroup = `county/${canonicalSlug}`;
        return (await entities.sketch.query.bySiblingGroup({ siblingGroup }).go({ pages: "all" })).data;
      }),
    );
    const duplicates = groups.flatMap((siblings) => siblings.filter((one) => isTooSimilar(one, siblings)));
    const isPublished = (row: object) => "publishedAt" in row && row.publishedAt !== undefined;
    return {
      corePlaces: core.length,
      places: core.filter(isPublished).length,
      hubs: [...counties, ...regionRows.data].filter(isPublished).length,
      duplicates: duplicates.length,
    };
  });
}

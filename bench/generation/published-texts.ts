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

function isTooSimilar(one: SiblingSketch, family: readonly SiblingSketch[]): boolean {
  const { mostAlike } = compareWithSiblings(
    one,
    family.filter(({ slug }) => slug !== one.slug),
  );
  return mostAlike !== null && mostAlike.share > similarityLimits.mostAlike;
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
    const families = await Promise.all(
      counties.map(async ({ canonicalSlug }) => {
        const family = `county/${canonicalSlug}`;
        return (await entities.sketch.query.byFamily({ family }).go({ pages: "all" })).data;
      }),
    );
    const duplicates = families.flatMap((family) => family.filter((one) => isTooSimilar(one, family)));
    const isPublished = (row: object) => "publishedAt" in row && row.publishedAt !== undefined;
    return {
      corePlaces: core.length,
      places: core.filter(isPublished).length,
      hubs: [...counties, ...regionRows.data].filter(isPublished).length,
      duplicates: duplicates.length,
    };
  });
}

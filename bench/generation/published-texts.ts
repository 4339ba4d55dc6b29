import { compareWithOthers, isTooSimilar } from "@vanfettle/core/content/similarity/similarity";
import { regions } from "@vanfettle/contract/locations/regions";
import { withSiteTable } from "../site/site-table.ts";
import type { Site } from "../site/site-process.ts";

export interface PublishedTexts {
  corePlaces: number;
  /** The number of core places with a published text. */
  places: number;
  /** The number of counties and regions with a published text. */
  hubs: number;
  /** The number of texts above the similarity limit to another text in the country. */
  duplicates: number;
}

/** Counts the published texts in a site's table and compares every pair by their masked words. */
export async function countPublishedTexts(site: Site): Promise<PublishedTexts> {
  return withSiteTable(site, async ({ collections, entities }) => {
    const rows = await Promise.all(
      regions.map(async ({ slug }) => (await collections.inRegion({ regionSlug: slug }).go({ pages: "all" })).data),
    );
    const core = rows.flatMap(({ place }) => place.filter(({ isCore, isActive }) => isCore && isActive));
    const counties = rows.flatMap(({ county }) => county);
    const regionRows = await entities.region.query.inListing({ listing: "regions" }).go({ pages: "all" });
    const signatures = await Promise.all(
      regions.map(async ({ slug: regionSlug }) => {
        return (await entities.signature.query.byRegion({ regionSlug }).go({ pages: "all" })).data;
      }),
    );
    const all = signatures.flat();
    const duplicates = all.filter((one) =>
      isTooSimilar(
        compareWithOthers(
          one,
          all.filter((other) => other !== one),
        ),
      ),
    );
    const isPublished = (row: object) => "publishedAt" in row && row.publishedAt !== undefined;
    return {
      corePlaces: core.length,
      places: core.filter(isPublished).length,
      hubs: [...counties, ...regionRows.data].filter(isPublished).length,
      duplicates: duplicates.length,
    };
  });
}

import { regions } from "@vanfettle/contract/location/regions";
import { compareWithOthers, isCopy } from "@vanfettle/core/content/similarity/similarity";
import type { Site } from "../site/site-process.ts";
import { withSiteTable } from "../site/site-table.ts";

export interface PublishedTexts {
  corePlaces: number;
  /** The number of core places with a published text. */
  places: number;
  /** The number of counties and regions with a published text. */
  hubs: number;
  /** The number of texts that wait as drafts. */
  drafts: number;
  /** The number of texts with a warning because of a similar text in the country. */
  similar: number;
}

/** Counts the published texts in a site's table and compares every pair by their masked words. */
export async function countPublishedTexts(site: Site): Promise<PublishedTexts> {
  return withSiteTable(site, async ({ collections, entities }) => {
    const rows = await Promise.all(
      regions.map(
        async ({ slug }) =>
          (await collections.inRegion({ regionSlug: slug }).go({ pages: "all" })).data,
      ),
    );
    const core = rows.flatMap(({ place }) =>
      place.filter(({ isCore, isActive }) => isCore && isActive),
    );
    const counties = rows.flatMap(({ county }) => county);
    // By key, because an index does not project the day of publication.
    const regionRows = await Promise.all(
      regions.map(
        async ({ slug }) => (await entities.region.get({ canonicalSlug: slug }).go()).data ?? {},
      ),
    );
    const signatures = await Promise.all(
      regions.map(async ({ slug: regionSlug }) => {
        return (await entities.signature.query.byRegion({ regionSlug }).go({ pages: "all" })).data;
      }),
    );
    const all = signatures.flat();
    const similar = all.filter((one) =>
      isCopy(
        compareWithOthers(
          one,
          all.filter((other) => other !== one),
        ),
      ),
    );
    const isPublished = (row: object) => "publishedAt" in row && row.publishedAt !== undefined;
    const isDraft = (row: object) => "draftVersion" in row && row.draftVersion !== undefined;
    return {
      corePlaces: core.length,
      places: core.filter(isPublished).length,
      hubs: [...counties, ...regionRows].filter(isPublished).length,
      drafts: [...core, ...counties, ...regionRows].filter(isDraft).length,
      similar: similar.length,
    };
  });
}

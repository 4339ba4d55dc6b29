import {
  compareWithSiblings,
  similarityLimits,
  type SiblingSketch,
} from "@vanfettle/core/content/similarity/similarity";
import { regions } from "@vanfettle/contract/regions";
import { withSiteTable } from "../site/site-table.ts";
import type { Site } from "../site/site-process.ts";

export interface Published {
  core: number;
  places: number;
  hubs: number;
  /** Texts that are nearer to another of their county than two texts may be. */
  duplicates: number;
}

function isTooLike(one: SiblingSketch, family: readonly SiblingSketch[]): boolean {
  const { mostAlike } = compareWithSiblings(
    one,
    family.filter(({ slug }) => slug !== one.slug),
  );
  return mostAlike !== null && mostAlike.share > similarityLimits.mostAlike;
}

/** What the table holds after the runs: published texts, and every two of a county compared in their masked words. */
export async function published(site: Site): Promise<Published> {
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
    const duplicates = families.flatMap((family) => family.filter((one) => isTooLike(one, family)));
    const isPublished = (row: object) => "publishedAt" in row && row.publishedAt !== undefined;
    return {
      core: core.length,
      places: core.filter(isPublished).length,
      hubs: [...counties, ...regionRows.data].filter(isPublished).length,
      duplicates: duplicates.length,
    };
  });
}

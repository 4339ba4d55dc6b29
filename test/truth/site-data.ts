import type { LocationPage, LocationSummary } from "@vanfettle/contract/schemas";
import { toLocationPage } from "@vanfettle/core/content/text/location-page";
import { seededLocation } from "@vanfettle/core/testing/seeded-location";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";

const updatedAt = "2026-11-01T00:00:00.000Z";

/** The locations of the gazetteer as the API returns them after a first start. */
export interface SiteData {
  /**
   * The locations by canonical slug. Regions take precedence over counties and counties over
   * places, as in the API.
   */
  locations: ReadonlyMap<string, LocationPage>;
  core: LocationSummary[];
}

export function readSiteData(): SiteData {
  const stored = buildSeedRows(loadGazetteer()).map((seed) => seededLocation(seed, updatedAt));
  const locations = new Map<string, LocationPage>();
  for (const each of stored) {
    const page = toLocationPage(each);
    if (!locations.has(page.slug)) locations.set(page.slug, page);
  }
  const core = stored.flatMap((each) =>
    each.kind === "place" && each.row.isCore
      ? [
          {
            id: each.row.id,
            name: each.row.name,
            slug: each.row.canonicalSlug,
            county: each.row.county,
            garageCount: each.row.garageCount,
          },
        ]
      : [],
  );
  return { locations, core };
}

import type { LocationPage, LocationSummary } from "@vanfettle/contract/location/location-schemas";
import { toLocationPage } from "@vanfettle/core/content/text/location-page";
import { isTown } from "@vanfettle/core/location/facts/facts";
import { seededLocation } from "@vanfettle/core/testing/seeded-location";
import { loadGazetteer, type Gazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { committedFigures, type PlaceFigures } from "@vanfettle/places/station-places";

const updatedAt = "2026-11-01T00:00:00.000Z";

/** The station list's figures for a place of Great Britain. */
export interface FiguresOfPlace extends Omit<PlaceFigures, "class7Near"> {
  class7Near: { name: string | null; miles: number; acrossWater: boolean }[];
  isTown: boolean;
  /** The slugs of its county and region. */
  areas: string[];
}

/** The locations of the gazetteer as the API returns them after a first start. */
export interface SiteData {
  /**
   * The locations by canonical slug. Regions take precedence over counties and counties over
   * places, as in the API.
   */
  locations: ReadonlyMap<string, LocationPage>;
  core: LocationSummary[];
  /** The figures of the places by canonical slug. */
  figures: ReadonlyMap<string, FiguresOfPlace>;
}

export function readSiteData(): SiteData {
  const gazetteer = loadGazetteer();
  const stored = buildSeedRows(gazetteer).map((seed) => seededLocation(seed, updatedAt));
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
  return { locations, core, figures: readFigures(gazetteer) };
}

function readFigures(gazetteer: Gazetteer): Map<string, FiguresOfPlace> {
  const names = new Map(gazetteer.places.map(({ canonicalSlug, name }) => [canonicalSlug, name]));
  return new Map(
    Array.from(committedFigures(gazetteer), ([place, { class7Near, ...figures }]) => [
      place.canonicalSlug,
      {
        ...figures,
        class7Near: class7Near.map(({ slug, ...near }) => ({
          ...near,
          name: slug === null ? null : (names.get(slug) ?? slug),
        })),
        isTown: isTown(place),
        areas: [place.county.slug, place.region.slug],
      },
    ]),
  );
}

import type { LocationPage, LocationSummary } from "@vanfettle/contract/location/location-schemas";
import { toLocationPage } from "@vanfettle/core/content/text/location-page";
import { isTown } from "@vanfettle/core/location/facts/facts";
import { seededLocation } from "@vanfettle/core/testing/seeded-location";
import { countDistricts } from "@vanfettle/places/count-stations";
import { loadGazetteer, type Gazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import type { DistrictCounts, PlaceFigures } from "@vanfettle/places/station-figures";

const updatedAt = "2026-11-01T00:00:00.000Z";

/** The station list's figures for a place of Great Britain. */
export interface FiguresOfPlace extends PlaceFigures {
  /** The districts that its page lists. */
  districts: DistrictCounts[];
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
  const whole = countDistricts(gazetteer);
  const british = gazetteer.places.filter(({ region }) => region.slug !== "northern-ireland");
  return new Map(
    british.map((place) => [
      place.canonicalSlug,
      {
        ...place.figures,
        // A page lists the whole districts of which a fifth of the stations, and two, are its own.
        districts: place.figures.postcodes.flatMap(({ district, stations }) => {
          const counts = whole.get(district) ?? { stations: 0, class7: 0 };
          return stations >= 2 && stations / counts.stations >= 0.2
            ? [{ district, ...counts }]
            : [];
        }),
        isTown: isTown(place),
        areas: [place.county.slug, place.region.slug],
      },
    ]),
  );
}

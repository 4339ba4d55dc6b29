import type { Point } from "@vanfettle/contract/geo/distance";
import { regions } from "@vanfettle/contract/location/regions";
import type {
  GazetteerCountyRow,
  GazetteerPlaceRow,
  GazetteerRegionRow,
  GazetteerRows,
} from "../gazetteer.ts";
import { counties, nutsByRegion } from "../reference/counties.ts";
import { choosePlaces, markType } from "./choose-places.ts";
import { assignDistricts, assignLondonBoroughs } from "./districts.ts";
import { buildPlaceRows } from "./place-rows.ts";
import { readReferenceData } from "./reference-data.ts";
import { readSources } from "./sources.ts";
import { readCountyCounts } from "./station-figures.ts";

/**
 * Builds the gazetteer from the pinned sources and the reference data. The output is deterministic.
 */
export function buildGazetteer(): GazetteerRows {
  const reference = readReferenceData();
  const chosen = choosePlaces(reference, readSources(reference));
  // City status does not depend on population.
  markType(chosen, "city", reference.officialCities);
  const withBoroughs = assignLondonBoroughs(reference, chosen);
  assignDistricts(withBoroughs);

  const places = buildPlaceRows(reference, withBoroughs);
  const countyRows = buildCountyRows(places);
  return { regions: buildRegionRows(countyRows, places), counties: countyRows, places };
}

function buildCountyRows(places: readonly GazetteerPlaceRow[]): GazetteerCountyRow[] {
  const stationCounts = readCountyCounts();
  return counties.map(({ slug, name, regionSlug: region }) => {
    const centre = weightedCentre(places.filter((place) => place.county === slug));
    return { slug, name, region, ...centre, ...stationCounts(slug) };
  });
}

function buildRegionRows(
  countyRows: GazetteerCountyRow[],
  places: GazetteerPlaceRow[],
): GazetteerRegionRow[] {
  return regions.map(({ slug, name }) => {
    const ownCounties = countyRows.filter((county) => county.region === slug);
    const slugs = new Set(ownCounties.map((county) => county.slug));
    return {
      slug,
      name,
      nutsRegion: nutsByRegion[slug] ?? "",
      ...weightedCentre(places.filter((place) => slugs.has(place.county))),
      garageCount: ownCounties.reduce((sum, county) => sum + county.garageCount, 0),
      class7Count: ownCounties.reduce((sum, county) => sum + county.class7Count, 0),
    };
  });
}

function weightedCentre(places: readonly GazetteerPlaceRow[]): Point {
  const total = (valueOf: (place: GazetteerPlaceRow) => number) =>
    places.reduce((sum, place) => sum + valueOf(place) * (place.population ?? 0), 0);
  const mean = (axis: keyof Point) =>
    Number((total((place) => place[axis]) / total(() => 1)).toFixed(5));
  return { latitude: mean("latitude"), longitude: mean("longitude") };
}

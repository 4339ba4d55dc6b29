import { regions } from "@vanfettle/contract/locations/regions";
import { counties, nutsByRegion } from "../reference/counties.ts";
import type { GazetteerCountyRow, GazetteerPlaceRow, GazetteerRegionRow } from "../gazetteer-rows.ts";
import type { Point } from "@vanfettle/contract/geo/distance";
import { readCountyCounts } from "./station-figures.ts";

/** Builds the rows of the counties. */
export function buildCountyRows(places: readonly GazetteerPlaceRow[]): GazetteerCountyRow[] {
  const stationCounts = readCountyCounts();
  return counties.map(({ slug, name, regionSlug }) => ({
    slug,
    name,
    region: regionSlug,
    ...weightedCentre(places.filter((place) => place.county === slug)),
    ...stationCounts(slug),
  }));
}

/** Builds the rows of the regions, with the sums of their counties' station counts. */
export function buildRegionRows(
  counties: readonly GazetteerCountyRow[],
  places: readonly GazetteerPlaceRow[],
): GazetteerRegionRow[] {
  return regions.map(({ slug, name }) => {
    const regionCounties = counties.filter((county) => county.region === slug);
    const slugs = new Set(regionCounties.map((county) => county.slug));
    return {
      slug,
      name,
      nutsRegion: nutsByRegion[slug] ?? "",
      ...weightedCentre(places.filter((place) => slugs.has(place.county))),
      garageCount: regionCounties.reduce((sum, county) => sum + county.garageCount, 0),
      class7Count: regionCounties.reduce((sum, county) => sum + county.class7Count, 0),
    };
  });
}

/** Returns the population-weighted mean of the places' coordinates. */
function weightedCentre(places: readonly GazetteerPlaceRow[]): Point {
  const population = places.reduce((sum, place) => sum + (place.population ?? 0), 0);
  const mean = (coordinate: (place: GazetteerPlaceRow) => number) =>
    Number(
      (places.reduce((sum, place) => sum + coordinate(place) * (place.population ?? 0), 0) / population).toFixed(5),
    );
  return { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
}

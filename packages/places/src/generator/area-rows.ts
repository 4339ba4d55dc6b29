import { regions } from "@vanfettle/contract/regions";
import { counties } from "../facts/counties.ts";
import { nutsOfRegion } from "../facts/nuts.ts";
import type { CountyRow, PlaceRow, RegionRow } from "../place-row.ts";
import type { Point } from "../point.ts";
import { countyGarageCounts } from "./garage-counts.ts";

export function countyRows(places: readonly PlaceRow[]): CountyRow[] {
  const garages = countyGarageCounts();
  return counties.map(({ slug, name, regionSlug }) => ({
    slug,
    name,
    region: regionSlug,
    ...middle(places.filter((place) => place.county === slug)),
    ...garages(slug),
  }));
}

export function regionRows(counties: readonly CountyRow[], places: readonly PlaceRow[]): RegionRow[] {
  return regions.map(({ slug, name }) => {
    const own = counties.filter((county) => county.region === slug);
    const slugs = new Set(own.map((county) => county.slug));
    return {
      slug,
      name,
      nutsRegion: nutsOfRegion[slug] ?? "",
      ...middle(places.filter((place) => slugs.has(place.county))),
      garageCount: own.reduce((sum, county) => sum + county.garageCount, 0),
      class7Count: own.reduce((sum, county) => sum + county.class7Count, 0),
    };
  });
}

/** Where the people of an area live: the mean of its places, weighted by population. */
function middle(places: readonly PlaceRow[]): Point {
  const people = places.reduce((sum, place) => sum + (place.population ?? 0), 0);
  const mean = (of: (place: PlaceRow) => number) =>
    Number((places.reduce((sum, place) => sum + of(place) * (place.population ?? 0), 0) / people).toFixed(5));
  return { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
}

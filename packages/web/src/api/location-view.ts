import { motPagePlaceLimit } from "@vanfettle/contract/constants";
import type { LocationPageName } from "@vanfettle/contract/paths";
import type { LocationPage } from "@vanfettle/contract/schemas";

type Place = LocationPage["places"][number];
type Link<K extends "counties" | "places"> = Pick<LocationPage[K][number], "name" | "slug">;

/** The part of a location that one page shows. Every document carries it, so it leaves out what the page does not show. */
export interface LocationView extends Omit<LocationPage, "id" | "namesakes" | "updatedAt" | "counties" | "places"> {
  counties: (Link<"counties"> & { place_count: number })[];
  places: Link<"places">[];
  /** How many places the area has; the MOT page lists only the largest of them. */
  placeCount: number;
}

const byName = (a: Place, b: Place): number => a.name.localeCompare(b.name, "en");
const byPopulation = (a: Place, b: Place): number => (b.population ?? 0) - (a.population ?? 0) || byName(a, b);

/** Returns the places a page lists: all of them by name for servicing, the 20 largest for MOT. */
const placesFor = (page: LocationPageName, places: readonly Place[]): Place[] =>
  page === "servicingLocation" ? places.toSorted(byName) : places.toSorted(byPopulation).slice(0, motPagePlaceLimit);

/** Converts the API's location into what the page of a service shows. */
export function toLocationView(page: LocationPageName, location: LocationPage): LocationView {
  const { id: _id, namesakes: _namesakes, updatedAt: _updatedAt, counties, places, ...own } = location;
  const servicing = page === "servicingLocation";
  return {
    ...own,
    ...(servicing
      ? { mot_content: null, mot_meta_title: null, mot_meta_description: null }
      : { servicing_content: null, servicing_meta_title: null, servicing_meta_description: null }),
    counties: counties.map(({ name, slug, place_count }) => ({ name, slug, place_count })),
    places: placesFor(page, places).map(({ name, slug }) => ({ name, slug })),
    placeCount: places.length,
  };
}

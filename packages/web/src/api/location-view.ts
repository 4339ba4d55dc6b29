import { motPagePlaceLimit } from "@vanfettle/contract/constants";
import type { LocationPageName } from "@vanfettle/contract/paths";
import type { LocationPage } from "@vanfettle/contract/schemas";

type Place = LocationPage["places"][number];
type Link<K extends "counties" | "places"> = Pick<LocationPage[K][number], "name" | "slug">;

/** What one service's page of a location shows. Every document carries it, so what is not shown is not in it. */
export interface LocationView extends Omit<LocationPage, "id" | "namesakes" | "updatedAt" | "counties" | "places"> {
  counties: (Link<"counties"> & { place_count: number })[];
  places: Link<"places">[];
  /** Of which the MOT page shows the largest. */
  placeCount: number;
}

const byName = (a: Place, b: Place): number => a.name.localeCompare(b.name, "en");
const byPopulation = (a: Place, b: Place): number => (b.population ?? 0) - (a.population ?? 0) || byName(a, b);

/** All of an area's places on its servicing page; on its MOT page the largest. */
const placesFor = (page: LocationPageName, places: readonly Place[]): Place[] =>
  page === "servicingLocation" ? places.toSorted(byName) : places.toSorted(byPopulation).slice(0, motPagePlaceLimit);

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

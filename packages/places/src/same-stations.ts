import { placeStationLimits } from "@vanfettle/contract/stations/station-classes";
import type { PlaceStations } from "@vanfettle/contract/stations/station-schemas";
import type { GazetteerPlace } from "./gazetteer.ts";

/** Returns the places with exactly the nearest stations of a larger place, which makes their pages duplicates. */
export function placesSharingStations(stations: ReadonlyMap<GazetteerPlace, PlaceStations>): Set<GazetteerPlace> {
  const full = [...stations].filter(([, { nearest }]) => nearest.length === placeStationLimits.nearest);
  const groups = Map.groupBy(full, ([, { nearest }]) =>
    nearest
      .map(({ site }) => site)
      .toSorted()
      .join(),
  );
  const sharing = new Set<GazetteerPlace>();
  for (const group of groups.values()) {
    const places = group.map(([place]) => place);
    const largest = places.filter(hasIndexedPage).toSorted(bySize)[0];
    for (const place of places) if (largest && place !== largest) sharing.add(place);
  }
  return sharing;
}

/** Returns whether search engines index the place's page, regardless of other places. An area's slug opens the area. */
const hasIndexedPage = ({ canonicalSlug, isCore, garageCount, county, region }: GazetteerPlace): boolean =>
  (isCore || garageCount > 0) && canonicalSlug !== region.slug && canonicalSlug !== county.slug;

/** Compares by population, largest first. An unknown population is the smallest. */
const bySize = (a: GazetteerPlace, b: GazetteerPlace): number =>
  (b.population ?? -1) - (a.population ?? -1) || (a.canonicalSlug < b.canonicalSlug ? -1 : 1);

import { editionText } from "@vanfettle/contract/dates";
import { countedMiles } from "@vanfettle/contract/geo/distance";
import { isIndexedLocation } from "@vanfettle/contract/indexed-pages";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { placeStationLimits } from "@vanfettle/contract/station/station-classes";
import type { PlaceStations } from "@vanfettle/contract/station/station-schemas";
import type { StationTable } from "@vanfettle/stations/files/station-table";
import { toStationList } from "@vanfettle/stations/near";
import { countsByClass, nearestStations } from "@vanfettle/stations/nearest-stations";
import type { Gazetteer, GazetteerPlace } from "./gazetteer.ts";

/** Returns the source and year of an imported list's counts for pages. */
export function sourceOfList(table: StationTable): {
  garageCountSource: string;
  garageCountYear: number;
} {
  const { name, edition } = toStationList(table.header);
  return {
    garageCountSource: `${name}, ${editionText(edition)}`,
    garageCountYear: Number(edition.slice(0, 4)),
  };
}

/** Returns the stations that the page of each place shows. */
export function listStations(
  { places }: Pick<Gazetteer, "places">,
  table: StationTable,
): Map<GazetteerPlace, PlaceStations> {
  const list = toStationList(table.header);
  const { nearest, class7 } = placeStationLimits;
  return new Map(
    places
      .filter(({ region }) => !isNorthernIreland(region.name))
      .map((place) => [
        place,
        {
          list,
          nearest: nearestStations(table, place, { limit: nearest }),
          class7: nearestStations(table, place, { vanClass: "7", limit: class7 }),
          counts: countsByClass(table, place, countedMiles.near),
        },
      ]),
  );
}

/**
 * Returns the places with exactly the nearest stations of a larger place, which makes their pages
 * duplicates.
 */
export function placesSharingStations(
  stations: ReadonlyMap<GazetteerPlace, PlaceStations>,
): Set<GazetteerPlace> {
  const full = [...stations].filter(
    ([, { nearest }]) => nearest.length === placeStationLimits.nearest,
  );
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

/**
 * Returns whether search engines index the place's page, regardless of other places. An area's slug
 * opens the area.
 */
const hasIndexedPage = (place: GazetteerPlace): boolean =>
  isIndexedLocation("place", { ...place, garageCount: place.figures.within[5].stations }) &&
  place.canonicalSlug !== place.region.slug &&
  place.canonicalSlug !== place.county.slug;

/** Compares by population, largest first. An unknown population is the smallest. */
const bySize = (a: GazetteerPlace, b: GazetteerPlace): number =>
  (b.population ?? -1) - (a.population ?? -1) || (a.canonicalSlug < b.canonicalSlug ? -1 : 1);

import { around } from "geokdbush";
import { editionText } from "@vanfettle/contract/dates";
import { countedMiles, type Point } from "@vanfettle/contract/geo/distance";
import { isIndexedLocation } from "@vanfettle/contract/indexed-pages";
import { placeStationLimits } from "@vanfettle/contract/station/station-classes";
import type { PlaceStations } from "@vanfettle/contract/station/station-schemas";
import type { StationTable } from "@vanfettle/stations/files/station-table";
import { toStationList } from "@vanfettle/stations/near";
import { countsByClass, countsWithin, nearestStations } from "@vanfettle/stations/nearest-stations";
import { indexPoints } from "@vanfettle/stations/point";
import type { Gazetteer, GazetteerCounty, GazetteerPlace } from "./gazetteer.ts";

/** The figures include the distance to the tenth nearest station. */
const tenth = 10;

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

/**
 * Replaces the station figures with an imported list's, unless it is a sample. Returns the stations
 * of each place.
 */
export function countImportedList(
  { regions, counties, places }: Gazetteer,
  table: StationTable,
): Map<GazetteerPlace, PlaceStations> {
  const british = places.filter(({ region }) => region.slug !== "northern-ireland");
  const list = toStationList(table.header);
  const stations = new Map<GazetteerPlace, PlaceStations>();
  for (const place of british) {
    const nearest = nearestStations(table, place, {
      limit: Math.max(tenth, placeStationLimits.nearest),
    });
    const class7 = nearestStations(table, place, {
      vanClass: "7",
      limit: placeStationLimits.class7,
    });
    if (!list.sample) Object.assign(place, figuresOf(table, place, { nearest, class7 }));
    const counts = countsByClass(table, place, countedMiles.near);
    stations.set(place, {
      list,
      nearest: nearest.slice(0, placeStationLimits.nearest),
      class7,
      counts,
    });
  }
  if (list.sample) return stations;
  countByCounty(counties, british, table);
  for (const region of regions) {
    region.garageCount = region.counties.reduce((sum, county) => sum + county.garageCount, 0);
    region.class7Count = region.counties.reduce((sum, county) => sum + county.class7Count, 0);
  }
  return stations;
}

function figuresOf(
  table: StationTable,
  place: Point,
  { nearest, class7 }: Pick<PlaceStations, "nearest" | "class7">,
) {
  const [garageCount] = countsWithin(table, place, undefined, [countedMiles.near]);
  const [class7Count] = countsWithin(table, place, "7", [countedMiles.near]);
  return {
    garageCount,
    class7Count,
    nearestStationMiles: nearest[0]?.miles ?? 0,
    nearestClass7Miles: class7[0]?.miles ?? 0,
    // The farthest of the ten, which one across the water need not be.
    tenthStationMiles: nearest.length < tenth ? 0 : Math.max(...nearest.map(({ miles }) => miles)),
  };
}

function countByCounty(
  counties: GazetteerCounty[],
  places: GazetteerPlace[],
  table: StationTable,
): void {
  const index = indexPoints(places);
  for (const county of counties) {
    county.garageCount = 0;
    county.class7Count = 0;
  }
  for (let position = 0; position < table.header.vanRows; position++) {
    const { longitude, latitude, classes } = table.row(position);
    const [nearest] = around(index, longitude, latitude, 1);
    const county = nearest === undefined ? undefined : places[nearest]?.county;
    if (!county) continue;
    county.garageCount++;
    if (classes.includes("7")) county.class7Count++;
  }
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
  isIndexedLocation("place", place) &&
  place.canonicalSlug !== place.region.slug &&
  place.canonicalSlug !== place.county.slug;

/** Compares by population, largest first. An unknown population is the smallest. */
const bySize = (a: GazetteerPlace, b: GazetteerPlace): number =>
  (b.population ?? -1) - (a.population ?? -1) || (a.canonicalSlug < b.canonicalSlug ? -1 : 1);

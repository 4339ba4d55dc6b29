import { around } from "geokdbush";
import { kilometresPerMile, milesBetween, type Point } from "@vanfettle/contract/geo/distance";
import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { placeStationLimits } from "@vanfettle/contract/station/station-classes";
import { isTown } from "@vanfettle/core/location/facts/facts";
import type { StationTable } from "@vanfettle/stations/files/station-table";
import { countsWithin, nearestStations } from "@vanfettle/stations/nearest-stations";
import { indexPoints } from "@vanfettle/stations/point";
import { waterDetour } from "@vanfettle/stations/water-detour";
import type { Gazetteer, GazetteerPlace } from "./gazetteer.ts";
import {
  byStations,
  countAreas,
  countedRadii,
  noFigures,
  sumOf,
  type PlaceFigures,
  type StationCounts,
} from "./station-figures.ts";

/** The figures include the distance to the tenth nearest station. */
const tenth = 10;
const widest = Math.max(...countedRadii);
const class5Miles = 5;
/** Enough places to find one on the station's side of the water. */
const nearestPlaces = 20;

/**
 * Replaces the figures of all places, counties and regions by those of a list. A station counts for
 * the place that is nearest to it by land, and for the city or borough of that place.
 */
export function countStations(gazetteer: Gazetteer, table: StationTable): void {
  const british = gazetteer.places.filter(({ region }) => !isNorthernIreland(region.name));
  const nearestTo = placesOfStations(british, table);
  const own = new Map(british.map((place) => [place, new Map<string, StationCounts>()] as const));
  for (const [position, nearest] of nearestTo.entries()) {
    const { classes, postcode } = table.row(position);
    const district = parsePostcode(postcode)?.outcode ?? "";
    for (const place of withCentres(nearest)) {
      const districts = own.get(place);
      const { stations, class7 } = districts?.get(district) ?? noFigures.own;
      districts?.set(district, {
        stations: stations + 1,
        class7: class7 + Number(classes.includes("7")),
      });
    }
  }
  const beside = townsBeside(british, table, nearestTo);
  for (const place of british) {
    const postcodes = [...(own.get(place) ?? [])]
      .map(([district, counts]) => ({ district, ...counts }))
      .toSorted(byStations);
    place.figures = {
      ...figuresAround(table, place),
      own: sumOf(postcodes),
      beside: beside.get(place) ?? null,
      postcodes,
    };
  }
  countAreas(gazetteer);
}

/** Returns the place of each van station by its position. */
function placesOfStations(
  british: readonly GazetteerPlace[],
  table: StationTable,
): GazetteerPlace[] {
  const index = indexPoints(british);
  return Array.from({ length: table.header.vanRows }, (_, position) => {
    const station = table.row(position);
    const nearest = around(index, station.longitude, station.latitude, nearestPlaces).map(
      (found) => british[found] as GazetteerPlace,
    );
    const onLand = nearest.find((place) => waterDetour(station, place) === 0);
    return onLand ?? (nearest[0] as GazetteerPlace);
  });
}

/** Returns a place with the borough and the city that it is part of. */
const withCentres = (place: GazetteerPlace): GazetteerPlace[] =>
  place.centre ? [place, ...withCentres(place.centre)] : [place];

function figuresAround(table: StationTable, place: Point) {
  const stations = countsWithin(table, place, undefined, countedRadii);
  const class7 = countsWithin(table, place, "7", countedRadii);
  const countsAt = (i: 0 | 1 | 2 | 3) => ({ stations: stations[i], class7: class7[i] });
  const nearest = nearestStations(table, place, { limit: tenth });
  const { class7: limit } = placeStationLimits;
  const nearest7 = nearestStations(table, place, { vanClass: "7", limit });
  return {
    within: { 1: countsAt(0), 3: countsAt(1), 5: countsAt(2), 10: countsAt(3) },
    class5: countsWithin(table, place, "5", [class5Miles])[0],
    nearestStationMiles: nearest[0]?.miles ?? 0,
    nearestClass7Miles: nearest7[0]?.miles ?? 0,
    // The farthest of the ten, which one across the water need not be.
    tenthStationMiles: nearest.length < tenth ? 0 : Math.max(...nearest.map(({ miles }) => miles)),
    acrossWater: [...nearest, ...nearest7].some(
      ({ miles, acrossWater }) => acrossWater && miles <= widest,
    ),
  };
}

/** A town beside another has so many of the stations within so many miles of its centre. */
const besideMiles = 3;
const leastBeside = { stations: 3, share: 1 / 3 };

/** Returns for towns the other town that most of the stations close by are nearest to. */
function townsBeside(
  places: readonly GazetteerPlace[],
  table: StationTable,
  nearestTo: readonly GazetteerPlace[],
): Map<GazetteerPlace, PlaceFigures["beside"]> {
  const towns = places.filter(isTown);
  const index = indexPoints(towns);
  const counts = new Map<GazetteerPlace, GazetteerPlace[]>();
  for (const [position, nearest] of nearestTo.entries()) {
    const { longitude, latitude } = table.row(position);
    const reach = besideMiles * kilometresPerMile;
    for (const found of around(index, longitude, latitude, Infinity, reach)) {
      const town = towns[found] as GazetteerPlace;
      const miles = milesBetween(town, { longitude, latitude });
      if (miles + (table.uncertainMiles[position] ?? 0) > besideMiles) continue;
      counts.set(town, [...(counts.get(town) ?? []), townOf(nearest)]);
    }
  }
  return new Map(
    [...counts].map(([town, all]) => {
      const byTown = [...Map.groupBy(all, (other) => other)].filter(([other]) => other !== town);
      const [most] = byTown.toSorted(([, a], [, b]) => b.length - a.length);
      if (!most) return [town, null];
      const [{ canonicalSlug: slug }, { length: stations }] = most;
      const isBeside =
        stations >= leastBeside.stations && stations >= leastBeside.share * all.length;
      return [town, isBeside ? { slug, stations } : null];
    }),
  );
}

/** Returns the town, city or London borough of a place; London is too large to name. */
function townOf(place: GazetteerPlace): GazetteerPlace {
  const { centre, region } = place;
  return centre && centre.canonicalSlug !== region.slug ? townOf(centre) : place;
}

/** Returns the stations of each island's places. */
export function countIslands({ places }: Pick<Gazetteer, "places">): Map<string, StationCounts> {
  const onIslands = places.filter(({ island }) => island !== null);
  const groups = Map.groupBy(onIslands, ({ island }) => island ?? "");
  return new Map(
    [...groups].map(([island, list]) => [island, sumOf(list.map(({ figures }) => figures.own))]),
  );
}

/** Returns the stations of each postcode district, from the places that are part of no other. */
export function countDistricts({ places }: Pick<Gazetteer, "places">): Map<string, StationCounts> {
  const parts = places
    .filter(({ centre }) => centre === null)
    .flatMap(({ figures }) => figures.postcodes);
  return new Map(
    [...Map.groupBy(parts, ({ district }) => district)].map(([district, list]) => [
      district,
      sumOf(list),
    ]),
  );
}

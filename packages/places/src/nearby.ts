import { around } from "geokdbush";
import {
  kilometresPerMile,
  milesBetween,
  nearbyMiles,
  roundMiles,
  type Point,
} from "@vanfettle/contract/geo/distance";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { isTown } from "@vanfettle/core/location/facts/facts";
import { indexPoints } from "@vanfettle/stations/point";
import { waterDetour } from "@vanfettle/stations/water-detour";
import type { GazetteerPlace } from "./gazetteer.ts";

const nearbyPlaceLimit = 12;

export type NearbyPlace = { place: GazetteerPlace; miles: number; acrossWater: boolean };

type Neighbour = NearbyPlace & { detour: number };

/** For distances that differ by rounding: a little more, in kilometres or miles. */
const epsilon = 1e-6;

/**
 * Returns a function that finds a place's nearest others, those across the water last, but none at
 * its point.
 */
export function createNearbyFinder(
  places: readonly GazetteerPlace[],
): (place: GazetteerPlace) => NearbyPlace[] {
  const index = indexPoints(places);
  const reach = nearbyMiles * kilometresPerMile + epsilon;
  return (place) => {
    // The way round counts for the choice, so that a place opposite does not displace a neighbour.
    let nearest: Neighbour[] = [];
    for (const position of around(index, place.longitude, place.latitude, Infinity, reach)) {
      const other = places[position] as GazetteerPlace;
      const miles = milesBetween(place, other);
      if (miles > nearbyMiles || roundMiles(miles) === 0) continue;
      // A way is at least as long as the straight line, so no later place is nearer than these.
      const last = nearest[nearbyPlaceLimit - 1];
      if (last && miles > wayOf(last) + epsilon) break;
      const detour = waterDetour(place, other);
      nearest.push({ place: other, miles, detour, acrossWater: detour > 0 });
      nearest = nearest.toSorted(byWayAndSlug).slice(0, nearbyPlaceLimit);
    }
    const [onLand = [], across = []] = [false, true].map((isAcross) =>
      nearest.filter(({ acrossWater }) => acrossWater === isAcross),
    );
    return [...onLand, ...across].map(({ place: near, miles, acrossWater }) => ({
      place: near,
      miles: roundMiles(miles),
      acrossWater,
    }));
  };
}

const wayOf = ({ miles, detour }: Neighbour): number => miles + detour;

const byWayAndSlug = (a: Neighbour, b: Neighbour): number =>
  wayOf(a) - wayOf(b) || (a.place.canonicalSlug < b.place.canonicalSlug ? -1 : 1);

const points = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;

/** Returns the point of the compass in which a place lies from another. */
export function directionTo(from: Point, to: Point): (typeof points)[number] {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const turn = Math.atan2(east, to.latitude - from.latitude) / (2 * Math.PI);
  return points[(Math.round(turn * points.length) + points.length) % points.length] ?? "north";
}

/**
 * Other towns or parts of a city are so far that their first mile is not the place's own. Beyond the
 * five miles in which a place's stations are counted, they must have a good part of that number.
 */
const next = { fromMiles: 1.5, farMiles: 5, toMiles: 10, stations: 3, most: 2, mostParts: 3 };

/**
 * Returns a function that finds the nearest towns on the same land with a choice in their first
 * mile or, for a place with districts, the districts with the most, which lie apart.
 */
export function createNextFinder(
  places: readonly GazetteerPlace[],
): (place: GazetteerPlace) => { place: GazetteerPlace; miles: number }[] {
  const stationsOf = ({ figures }: GazetteerPlace) => figures.within[1].stations;
  const class7Of = ({ figures }: GazetteerPlace) => figures.within[1].class7;
  const towns = places.filter(isTown);
  const index = indexPoints(towns);
  const isChoice = (place: GazetteerPlace, other: GazetteerPlace) => {
    const isFar = milesBetween(place, other) > next.farMiles;
    const own = place.figures.within[isFar ? 5 : 1];
    return (
      stationsOf(other) >= Math.max(next.stations, own.stations / 3) ||
      class7Of(other) >= Math.max(1, isFar ? own.class7 / 3 : own.class7)
    );
  };
  return (place) => {
    if (isNorthernIreland(place.region.name)) return [];
    const isNext = (other: GazetteerPlace) =>
      isChoice(place, other) &&
      milesBetween(place, other) >= next.fromMiles &&
      other.name !== place.name &&
      other.island === place.island &&
      waterDetour(place, other) === 0;
    const found: GazetteerPlace[] = [];
    const parts = place.districts.filter(isNext).toSorted((a, b) => stationsOf(b) - stationsOf(a));
    for (const part of parts) {
      if (found.length === next.mostParts) break;
      if (found.every((other) => milesBetween(other, part) >= next.fromMiles)) found.push(part);
    }
    if (found.length === 0) {
      const reach = next.toMiles * kilometresPerMile;
      const { longitude, latitude } = place;
      for (const position of around(index, longitude, latitude, Infinity, reach)) {
        const town = towns[position] as GazetteerPlace;
        // A town further away must have more for class 7.
        const isMore = found.every((nearer) => class7Of(town) > class7Of(nearer));
        if (found.length < next.most && isMore && isNext(town)) found.push(town);
      }
    }
    return found.map((other) => ({ place: other, miles: roundMiles(milesBetween(place, other)) }));
  };
}

/**
 * A nearer town's stations are largely the same, and a van is seldom taken further, except where
 * few stations are nearer.
 */
const elsewhere = { fromMiles: 3, toMiles: 12, few: 6, toMilesOfFew: 20 };

/**
 * Returns a function that finds the nearest town on the same land with clearly more class 7 stations
 * around it than a place has.
 */
export function createElsewhereFinder(
  places: readonly GazetteerPlace[],
): (place: GazetteerPlace) => { place: GazetteerPlace; miles: number }[] {
  const towns = places.filter(
    ({ type, region }) => (type === "town" || type === "city") && !isNorthernIreland(region.name),
  );
  const index = indexPoints(towns);
  return (place) => {
    if (isNorthernIreland(place.region.name) || place.island !== null) return [];
    const { class7 } = place.figures.within[5];
    const hasFew = place.figures.within[10].class7 < elsewhere.few;
    const reach = (hasFew ? elsewhere.toMilesOfFew : elsewhere.toMiles) * kilometresPerMile;
    const clearlyMore = Math.max(class7 + 3, class7 * 1.5);
    for (const position of around(index, place.longitude, place.latitude, Infinity, reach)) {
      const town = towns[position] as GazetteerPlace;
      const miles = milesBetween(place, town);
      if (town.figures.within[5].class7 < clearlyMore || miles < elsewhere.fromMiles) continue;
      if (town.name === place.name || waterDetour(place, town) > 0) continue;
      return [{ place: town, miles: roundMiles(miles) }];
    }
    return [];
  };
}

import { around } from "geokdbush";
import {
  kilometresPerMile,
  milesBetween,
  nearbyMiles,
  roundMiles,
} from "@vanfettle/contract/geo/distance";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
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

/** A nearer town's stations are largely the same, and a van is seldom taken further. */
const elsewhere = { fromMiles: 3, toMiles: 20 };

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
  const reach = elsewhere.toMiles * kilometresPerMile;
  return (place) => {
    if (isNorthernIreland(place.region.name) || place.island !== null) return [];
    const { class7 } = place.figures.within[5];
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

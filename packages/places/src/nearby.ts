import { around } from "geokdbush";
import {
  kilometresPerMile,
  milesBetween,
  nearbyMiles,
  roundMiles,
} from "@vanfettle/contract/geo/distance";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import { indexPoints } from "@vanfettle/stations/point";
import type { GazetteerPlace } from "./gazetteer.ts";

const nearbyPlaceLimit = 12;

export type NearbyPlace = { place: GazetteerPlace; miles: number };

/** A little more than the radius, in kilometres, for distances that differ by rounding. */
const epsilon = 1e-6;

/**
 * Returns a function that finds a place's nearest others, but none across the water of an island or
 * at its point.
 */
export function createNearbyFinder(
  places: readonly GazetteerPlace[],
): (place: GazetteerPlace) => NearbyPlace[] {
  const index = indexPoints(places);
  const reach = nearbyMiles * kilometresPerMile + epsilon;
  return (place) => {
    const nearby: NearbyPlace[] = [];
    for (const position of around(index, place.longitude, place.latitude, Infinity, reach)) {
      const other = places[position] as GazetteerPlace;
      const miles = milesBetween(place, other);
      if (other.island !== place.island) continue;
      if (miles > nearbyMiles || roundMiles(miles) === 0) continue;
      nearby.push({ place: other, miles });
    }
    const nearest = nearby.toSorted(byDistanceAndSlug).slice(0, nearbyPlaceLimit);
    return nearest.map((near) => ({ ...near, miles: roundMiles(near.miles) }));
  };
}

const byDistanceAndSlug = (a: NearbyPlace, b: NearbyPlace): number =>
  a.miles - b.miles || (a.place.canonicalSlug < b.place.canonicalSlug ? -1 : 1);

/** The number of stations within five miles up to which neighbours are suggested. */
const fewStations = 5;
/** The maximum distance of a suggested neighbour's nearest station. */
const ownStationMiles = 1;
const suggestedLimit = 3;

/**
 * Returns up to three nearby places with a station near their centre, for a place with few
 * stations.
 */
export function suggestedPlaces(
  place: GazetteerPlace,
  nearby: readonly NearbyPlace[],
): NearbyPlace[] {
  if (place.garageCount > fewStations || isNorthernIreland(place.region.name)) return [];
  return nearby
    .filter(({ place: { nearestStationMiles } }) => nearestStationMiles <= ownStationMiles)
    .slice(0, suggestedLimit);
}

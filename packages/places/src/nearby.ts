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

/** A little more than the radius, in kilometres, for distances that differ by rounding. */
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
    const nearby: Neighbour[] = [];
    for (const position of around(index, place.longitude, place.latitude, Infinity, reach)) {
      const other = places[position] as GazetteerPlace;
      const miles = milesBetween(place, other);
      if (miles > nearbyMiles || roundMiles(miles) === 0) continue;
      const detour = waterDetour(place, other);
      nearby.push({ place: other, miles, detour, acrossWater: detour > 0 });
    }
    // The way round counts for the choice, so that a place opposite does not displace a neighbour.
    const nearest = nearby.toSorted(byWayAndSlug).slice(0, nearbyPlaceLimit);
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

const byWayAndSlug = (a: Neighbour, b: Neighbour): number =>
  a.miles + a.detour - (b.miles + b.detour) ||
  (a.place.canonicalSlug < b.place.canonicalSlug ? -1 : 1);

/** The number of stations within five miles up to which neighbours are suggested. */
const fewStations = 5;
/** The maximum distance of a suggested neighbour's nearest station. */
const ownStationMiles = 1;
const suggestedLimit = 3;

/**
 * Returns up to three nearby places on the same land with a station near their centre, for a place
 * with few stations.
 */
export function suggestedPlaces(
  place: GazetteerPlace,
  nearby: readonly NearbyPlace[],
): NearbyPlace[] {
  if (place.garageCount > fewStations || isNorthernIreland(place.region.name)) return [];
  return nearby
    .filter(
      ({ place: { nearestStationMiles }, acrossWater }) =>
        !acrossWater && nearestStationMiles <= ownStationMiles,
    )
    .slice(0, suggestedLimit);
}

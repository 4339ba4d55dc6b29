import { around } from "geokdbush";
import {
  kilometresPerMile,
  milesBetween,
  nearbyMiles,
  roundMiles,
} from "@vanfettle/contract/geo/distance";
import { isTown } from "@vanfettle/core/location/facts/facts";
import { indexPoints } from "@vanfettle/stations/point";
import { waterDetour } from "@vanfettle/stations/water-detour";
import type { Gazetteer, GazetteerPlace } from "./gazetteer.ts";

/** A place further from a mainland place is not a neighbour, with or without water. */
const mainlandMiles = 5;

/**
 * Returns a function that finds the nearest town or city with stations on the other side of a water:
 * within five miles of a place, or fifteen from an island.
 */
export function createOppositeFinder({
  places,
}: Gazetteer): (place: GazetteerPlace) => { place: GazetteerPlace; miles: number } | null {
  const towns = places.filter((place) => isTown(place) && place.figures.own.stations > 0);
  const index = indexPoints(towns);
  return (place) => {
    const most = place.island === null ? mainlandMiles : nearbyMiles;
    const found = around(
      index,
      place.longitude,
      place.latitude,
      Infinity,
      most * kilometresPerMile,
      // A place on the same island may be across an inlet; what matters is the way to another land.
      (position) => towns[position]?.island !== place.island || place.island === null,
    )
      .map((position) => towns[position] as GazetteerPlace)
      .find((town) => town !== place && waterDetour(place, town) > 0);
    return found ? { place: found, miles: roundMiles(milesBetween(place, found)) } : null;
  };
}

import { milesBetween, milesPerDegree, roundMiles } from "@vanfettle/contract/geo/distance";
import { nearbyMiles, nearbyPlaceLimit } from "@vanfettle/contract/constants";
import type { GazetteerPlace } from "./gazetteer.ts";

export interface NearbyPlace {
  place: GazetteerPlace;
  miles: number;
}

/**
 * Returns the nearest other places, nearest first, without those across the water of an island. A place at the same point
 * is the same one under another name.
 */
export function nearbyPlaces(place: GazetteerPlace, places: readonly GazetteerPlace[]): NearbyPlace[] {
  const maxLatitudeDifference = nearbyMiles / milesPerDegree;
  return places
    .filter((other) => other.island === place.island)
    .filter((other) => Math.abs(other.latitude - place.latitude) <= maxLatitudeDifference)
    .map((other) => ({ place: other, miles: milesBetween(place, other) }))
    .filter(({ miles }) => miles <= nearbyMiles && roundMiles(miles) > 0)
    .sort((a, b) => a.miles - b.miles || (a.place.canonicalSlug < b.place.canonicalSlug ? -1 : 1))
    .slice(0, nearbyPlaceLimit)
    .map((near) => ({ ...near, miles: roundMiles(near.miles) }));
}

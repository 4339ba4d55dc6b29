import { nearbyMiles, nearbyPlaceLimit } from "@vanfettle/contract/constants";
import type { GazetteerPlace } from "./gazetteer.ts";
import { milesBetween } from "./point.ts";

export interface NearbyPlace {
  name: string;
  slug: string;
  miles: number;
}

const milesPerDegree = 69;
const roundToTenth = (miles: number) => Math.round(miles * 10) / 10;

/** Returns the nearest other places, nearest first. A place at the same point is the same one under another name. */
export function nearbyPlaces(place: GazetteerPlace, places: readonly GazetteerPlace[]): NearbyPlace[] {
  const maxLatitudeDifference = nearbyMiles / milesPerDegree;
  return places
    .filter((other) => Math.abs(other.latitude - place.latitude) <= maxLatitudeDifference)
    .map((other) => ({ name: other.name, slug: other.canonicalSlug, miles: milesBetween(place, other) }))
    .filter((other) => other.miles <= nearbyMiles && roundToTenth(other.miles) > 0)
    .sort((a, b) => a.miles - b.miles || (a.slug < b.slug ? -1 : 1))
    .slice(0, nearbyPlaceLimit)
    .map((other) => ({ ...other, miles: roundToTenth(other.miles) }));
}

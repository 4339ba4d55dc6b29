import { nearbyMiles, nearbyPlaceLimit } from "@vanfettle/contract/constants";
import type { GazetteerPlace } from "./gazetteer.ts";
import { milesBetween } from "./point.ts";

export interface NearbyPlace {
  name: string;
  slug: string;
  miles: number;
}

const milesPerDegree = 69;
const toTenth = (miles: number) => Math.round(miles * 10) / 10;

/** The nearest other places, nearest first. A row at this very point is the same spot under another name. */
export function nearbyPlaces(place: GazetteerPlace, places: readonly GazetteerPlace[]): NearbyPlace[] {
  const reach = nearbyMiles / milesPerDegree;
  return places
    .filter((other) => Math.abs(other.latitude - place.latitude) <= reach)
    .map((other) => ({ name: other.name, slug: other.canonicalSlug, miles: milesBetween(place, other) }))
    .filter((other) => other.miles <= nearbyMiles && toTenth(other.miles) > 0)
    .sort((a, b) => a.miles - b.miles || (a.slug < b.slug ? -1 : 1))
    .slice(0, nearbyPlaceLimit)
    .map((other) => ({ ...other, miles: toTenth(other.miles) }));
}

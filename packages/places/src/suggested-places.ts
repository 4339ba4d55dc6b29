import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import type { GazetteerPlace } from "./gazetteer.ts";
import { nearbyPlaces, type NearbyPlace } from "./nearby.ts";

/** A place with more stations than this within five miles has a choice of its own. */
const fewStations = 5;
/** A neighbour is worth the way if it has a station within a mile of its centre. */
const ownStationMiles = 1;
const suggestedLimit = 3;

/**
 * Returns the neighbours to ask in as well, nearest first: those with a station of their own, for a place that has few. A
 * place with a choice is sent nowhere, and nobody is sent to a place without a station.
 */
export function suggestedPlaces(place: GazetteerPlace, places: readonly GazetteerPlace[]): NearbyPlace[] {
  if (place.garageCount > fewStations || isNorthernIreland(place.region.name)) return [];
  return nearbyPlaces(place, places)
    .filter(({ place: { nearestStationMiles } }) => nearestStationMiles <= ownStationMiles)
    .slice(0, suggestedLimit);
}

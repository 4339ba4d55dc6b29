import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import type { GazetteerPlace } from "./gazetteer.ts";
import type { NearbyPlace } from "./nearby.ts";

/** The number of stations within five miles up to which neighbours are suggested. */
const fewStations = 5;
/** The maximum distance of a suggested neighbour's nearest station. */
const ownStationMiles = 1;
const suggestedLimit = 3;

/** Returns up to three nearby places with a station near their centre, for a place with few stations. */
export function suggestedPlaces(place: GazetteerPlace, nearby: readonly NearbyPlace[]): NearbyPlace[] {
  if (place.garageCount > fewStations || isNorthernIreland(place.region.name)) return [];
  return nearby
    .filter(({ place: { nearestStationMiles } }) => nearestStationMiles <= ownStationMiles)
    .slice(0, suggestedLimit);
}

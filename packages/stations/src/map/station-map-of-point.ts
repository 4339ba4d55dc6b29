import { DomainError } from "@vanfettle/contract/problems";
import { nearestStations, type NearestOptions } from "../nearest-stations.ts";
import type { StationData } from "../open-station-data.ts";
import { renderStationMap } from "./station-map.ts";

interface StationMapRequest extends NearestOptions {
  /** The edition of the list beside the map, if the caller says which. */
  edition: string | undefined;
}

/**
 * Returns the map of the stations nearest to a point, given as `51.2667,0.5167`. Throws `not_found` if there is no list,
 * or not the edition asked for: a map must not number other stations than the list beside it.
 */
export function stationMap(
  { stations }: StationData,
  point: string,
  { edition, ...options }: StationMapRequest,
): string {
  if (!stations || (edition !== undefined && edition !== stations.header.edition)) throw new DomainError("not_found");
  const [latitude = 0, longitude = 0] = point.split(",").map(Number);
  const centre = { latitude, longitude };
  return renderStationMap(centre, nearestStations(stations, centre, options), stations.header);
}

import { DomainError } from "@vanfettle/contract/problems";
import { nearestStations, type NearestOptions } from "../nearest-stations.ts";
import type { StationData } from "../open-station-data.ts";
import { renderStationMap } from "./station-map.ts";

interface StationMapRequest extends NearestOptions {
  /** The edition of the list beside the map, if the caller sends it. */
  edition: string | undefined;
}

/** Returns the map of the stations nearest to a point: `51.2667,0.5167`. Throws `not_found` for another edition. */
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

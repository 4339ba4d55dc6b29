import { isNorthernIreland } from "../locations/regions.ts";
import type { LocationPage } from "../schemas.ts";

/** The station list behind the counts, with its displayed name. It covers Great Britain. */
export const stationList = {
  name: "DVSA list of active MOT test stations, April 2025",
  year: 2025,
} as const;

/** The figures of a location. Only stations that test vans (class 4 or class 7) are counted. */
export type StationFigures = Pick<
  LocationPage,
  | "name"
  | "type"
  | "region"
  | "garageCount"
  | "class7Count"
  | "nearestStationMiles"
  | "nearestClass7Miles"
  | "island"
>;

/** Returns whether a garage near the location tests class 7 vans. */
export const hasClass7 = ({ region, class7Count }: StationFigures): boolean =>
  !isNorthernIreland(region) && class7Count > 0;

import { monthNames } from "@vanfettle/vans/calendar-day";
import type { LocationPage } from "../location/location-schemas.ts";
import { isNorthernIreland } from "../location/regions.ts";

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

/**
 * The ages in months above which pages say that a list is old, and a deploy to production refuses
 * it.
 */
export const listAgeLimits = { saidOnPages: 12, refusedInProduction: 6 } as const;

const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/**
 * Returns the months from an edition (YYYY-MM) to a day (YYYY-MM-DD). An edition does not have a
 * day, so days do not count.
 */
export const listAge = (edition: string, today: string): number =>
  monthsOf(today) - monthsOf(edition);

/**
 * Returns the month (YYYY-MM) from which a deploy to production refuses an edition, so it must be
 * renewed before.
 */
export function refusedFrom(edition: string): string {
  const month = monthsOf(edition) + listAgeLimits.refusedInProduction;
  // `monthsOf` counts January as 1.
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
}

/** Returns whether pages say that a list is old. */
export const isListOld = (edition: string, today: string): boolean =>
  listAge(edition, today) > listAgeLimits.saidOnPages;

const monthAtEnd = new RegExp(`(${monthNames.join("|")}) (\\d{4})$`);

/**
 * Returns the edition at the end of a source: `2025-04` for `DVSA list …, April 2025`. Returns null
 * for other text.
 */
export function editionOfSource(source: string): string | null {
  const [, month = "", year] = monthAtEnd.exec(source) ?? [];
  return year ? `${year}-${String(monthNames.indexOf(month) + 1).padStart(2, "0")}` : null;
}

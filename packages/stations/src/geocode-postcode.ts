import type { Point } from "@vanfettle/contract/geo/distance";
import type { Postcode, PostcodeLevel } from "@vanfettle/contract/postcode";
import { pointIn, type PostcodeTable } from "./files/postcode-table.ts";
import { roundPoint } from "./point.ts";
import { tabledCentre } from "./sector-centres.ts";

export interface GeocodedPostcode {
  /** What `centre` is the centre of: the postcode itself or, if that is not known, what it lies in. */
  placed: PostcodeLevel;
  centre: Point;
}

/**
 * Geocodes a postcode by the table of full postcodes if there is one, or else by the sectors this package holds. One that
 * neither knows is geocoded by its sector, and then by its outcode. Returns undefined if not even the outcode is known.
 */
export function geocodePostcode(postcode: Postcode, table?: PostcodeTable): GeocodedPostcode | undefined {
  for (const within of [postcode, ...widerThan(postcode)]) {
    const tabled = within.level === "postcode" ? undefined : tabledCentre(within);
    const centre = (table && pointIn(table, within)) ?? tabled;
    if (centre) return { placed: within.level, centre: roundPoint(centre) };
  }
  return undefined;
}

/** Returns the sector and the outcode that a postcode lies in. */
export function widerThan({ level, area, outcode, sectorDigit }: Postcode): Postcode[] {
  const whole: Postcode = { level: "outcode", text: outcode, area, outcode };
  if (level === "outcode" || sectorDigit === undefined) return [];
  const sector: Postcode = { ...whole, level: "sector", text: `${outcode} ${sectorDigit}`, sectorDigit };
  return level === "postcode" ? [sector, whole] : [whole];
}

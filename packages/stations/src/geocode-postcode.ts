import type { Point } from "@vanfettle/contract/geo/distance";
import type { Postcode, PostcodeLevel } from "@vanfettle/contract/geo/postcode";
import { pointIn, type PostcodeTable } from "./files/postcode-table.ts";
import { roundPoint } from "./point.ts";
import { tabledCentre } from "./sector-centres.ts";

export interface GeocodedPostcode {
  /** The area that `centre` is the centre of: the postcode, or the smallest known area around it. */
  placed: PostcodeLevel;
  centre: Point;
}

/** Geocodes a postcode with the imported table or this package's sectors. Falls back to the sector and the outcode. */
export function geocodePostcode(postcode: Postcode, table?: PostcodeTable): GeocodedPostcode | undefined {
  for (const within of [postcode, ...widerThan(postcode)]) {
    const tabled = within.level === "postcode" ? undefined : tabledCentre(within);
    const centre = (table && pointIn(table, within)) ?? tabled;
    if (centre) return { placed: within.level, centre: roundPoint(centre) };
  }
  return undefined;
}

/** Returns the sector and outcode of a postcode. */
export function widerThan({ level, area, outcode, sectorDigit }: Postcode): Postcode[] {
  const whole: Postcode = { level: "outcode", text: outcode, area, outcode };
  if (level === "outcode" || sectorDigit === undefined) return [];
  const sector: Postcode = { ...whole, level: "sector", text: `${outcode} ${sectorDigit}`, sectorDigit };
  return level === "postcode" ? [sector, whole] : [whole];
}

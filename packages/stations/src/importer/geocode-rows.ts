import type { Postcode, PostcodeLevel } from "@vanfettle/contract/geo/postcode";
import { farthestMilesIn, type PostcodeTable } from "../files/postcode-table.ts";
import type { StationRow } from "../files/station-table.ts";
import { geocodePostcode, widerThan, type GeocodedPostcode } from "../geocode-postcode.ts";
import type { CleanRow } from "./clean-row.ts";

export interface GeocodedRows {
  rows: StationRow[];
  /** Sites with an unknown outcode. They are omitted, because their distance is unknown. */
  unlocated: string[];
}

/**
 * The miles from the centre of a sector or outcode that cover 99 % of 4,000 random postcodes, if
 * not imported.
 */
const usualMiles: Record<PostcodeLevel, number> = { postcode: 0, sector: 4.6, outcode: 7.5 };

/** Gives each station the point of its postcode or, if unknown, of its sector or outcode. */
export function geocodeRows(clean: readonly CleanRow[], table: PostcodeTable): GeocodedRows {
  const geocoded: GeocodedRows = { rows: [], unlocated: [] };
  for (const { station, postcode } of clean) {
    const found = postcode && geocodePostcode(postcode, table);
    if (!found) {
      geocoded.unlocated.push(station.site);
    } else {
      const { centre, placed: precision } = found;
      geocoded.rows.push({
        ...station,
        ...centre,
        precision,
        uncertainMiles: uncertainMiles(postcode, found, table),
      });
    }
  }
  return geocoded;
}

/**
 * Returns the maximum error of a point: the distance to the farthest postcode of the sector or
 * outcode.
 */
function uncertainMiles(
  postcode: Postcode,
  { placed: precision, centre }: GeocodedPostcode,
  table: PostcodeTable,
): number {
  const area = widerThan(postcode).find(({ level }) => level === precision);
  const miles = (area && farthestMilesIn(table, area, centre)) ?? usualMiles[precision];
  return Math.round(miles * 100) / 100;
}

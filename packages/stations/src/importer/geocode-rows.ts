import type { Postcode, PostcodeLevel } from "@vanfettle/contract/postcode";
import { farthestMilesIn, type PostcodeTable } from "../files/postcode-table.ts";
import type { StationRow } from "../files/station-table.ts";
import { geocodePostcode, widerThan, type GeocodedPostcode } from "../geocode-postcode.ts";
import type { CleanRow } from "./clean-row.ts";

export interface GeocodedRows {
  rows: StationRow[];
  /** Sites whose postcode is not known even by its outcode; they cannot be shown by distance and are left out. */
  unplaced: string[];
}

/**
 * The miles within which 99 % of 4,000 postcodes drawn at random are of the middle of their sector and outcode, for one
 * that the imported postcodes do not have.
 */
const usualMiles: Record<PostcodeLevel, number> = { postcode: 0, sector: 4.6, outcode: 7.5 };

/** Gives each station the point of its postcode or, if that is not in the table, of its sector or outcode. */
export function geocodeRows(clean: readonly CleanRow[], table: PostcodeTable): GeocodedRows {
  const geocoded: GeocodedRows = { rows: [], unplaced: [] };
  for (const { station, postcode } of clean) {
    const found = postcode && geocodePostcode(postcode, table);
    if (!found) geocoded.unplaced.push(station.site);
    else {
      const { centre, placed } = found;
      geocoded.rows.push({ ...station, ...centre, placed, uncertainMiles: uncertainMiles(postcode, found, table) });
    }
  }
  return geocoded;
}

/** Returns how far off a point may be: as far as the farthest postcode is from the middle of their sector or outcode. */
function uncertainMiles(postcode: Postcode, { placed, centre }: GeocodedPostcode, table: PostcodeTable): number {
  const area = widerThan(postcode).find(({ level }) => level === placed);
  const miles = (area && farthestMilesIn(table, area, centre)) ?? usualMiles[placed];
  return Math.round(miles * 100) / 100;
}

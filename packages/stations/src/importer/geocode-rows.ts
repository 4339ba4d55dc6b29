import type { PostcodeTable } from "../files/postcode-table.ts";
import type { StationRow } from "../files/station-table.ts";
import { geocodePostcode } from "../geocode-postcode.ts";
import type { CleanRow } from "./clean-row.ts";

export interface GeocodedRows {
  rows: StationRow[];
  /** Sites whose postcode is not known even by its outcode; they cannot be shown by distance and are left out. */
  unplaced: string[];
}

/** Gives each station the point of its postcode or, if that is not in the table, of its sector or outcode. */
export function geocodeRows(clean: readonly CleanRow[], table: PostcodeTable): GeocodedRows {
  const geocoded: GeocodedRows = { rows: [], unplaced: [] };
  for (const { station, postcode } of clean) {
    const found = postcode && geocodePostcode(postcode, table);
    if (found) geocoded.rows.push({ ...station, ...found.centre, placed: found.placed });
    else geocoded.unplaced.push(station.site);
  }
  return geocoded;
}

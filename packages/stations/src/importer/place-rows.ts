import type { PostcodeTable } from "../files/postcode-table.ts";
import type { StationRow } from "../files/station-table.ts";
import { placePostcode } from "../place-postcode.ts";
import type { CleanRow } from "./clean-row.ts";

export interface PlacedRows {
  rows: StationRow[];
  /** Sites whose postcode is not known even by its outcode; they cannot be shown by distance and are left out. */
  unplaced: string[];
}

/** Gives each station the point of its postcode or, if that is not in the table, of its sector or outcode. */
export function placeRows(clean: readonly CleanRow[], table: PostcodeTable): PlacedRows {
  const placed: PlacedRows = { rows: [], unplaced: [] };
  for (const { station, postcode } of clean) {
    const found = postcode && placePostcode(postcode, table);
    if (found) placed.rows.push({ ...station, ...found.centre, placed: found.placed });
    else placed.unplaced.push(station.site);
  }
  return placed;
}

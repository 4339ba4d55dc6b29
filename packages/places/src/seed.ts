import { type SeedDeps, seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import type { Gazetteer } from "./gazetteer.ts";
import { seedRows } from "./seed-rows.ts";

/** Brings the table to the gazetteer's state. Running it again writes only what has changed since. */
export function seed(deps: SeedDeps, gazetteer: Gazetteer): ReturnType<typeof seedLocations> {
  return seedLocations(deps, seedRows(gazetteer));
}

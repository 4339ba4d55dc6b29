import type { Table } from "../../table/table.ts";
import { factRecord, type FactRecord } from "./facts.ts";
import type { StoredLocation } from "../../location/location-row.ts";

/** The row holds all but a region's largest places, which one query of the region tells. */
export async function loadFacts({ table }: { table: Table }, location: StoredLocation): Promise<FactRecord> {
  if (location.kind !== "region") return factRecord(location);
  const { data } = await table.entities.place.query
    .inRegion({ regionSlug: location.row.regionSlug })
    .go({ pages: "all" });
  const largest = data
    .filter(({ isActive, type }) => isActive && !type.includes("district"))
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
  return factRecord(location, { largestPlaces: largest.map(({ name }) => name) });
}

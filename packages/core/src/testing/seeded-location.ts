import type { StoredLocation } from "../location/location-row.ts";
import { countyItem, placeItem, regionItem } from "../location/seed/seed-item.ts";
import type { SeedRow } from "../location/seed/seed-row.ts";

/** Returns a location as a first seed at the given time stores it. */
export function seededLocation(seed: SeedRow, updatedAt: string): StoredLocation {
  const stamp = { canonicalSlug: seed.canonicalSlug, updatedAt };
  if (seed.kind === "region") return { kind: "region", row: { ...regionItem(seed), ...stamp } };
  if (seed.kind === "county") return { kind: "county", row: { ...countyItem(seed), ...stamp } };
  return { kind: "place", row: { ...placeItem(seed), ...stamp } };
}

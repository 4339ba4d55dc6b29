import type { StoredLocation } from "../location/location-row.ts";
import { seedItem, type SeedRow } from "../location/seed/seed-item.ts";

/** Returns a location as a first seed at the given time stores it. */
export const seededLocation = (seed: SeedRow, updatedAt: string): StoredLocation =>
  ({
    kind: seed.kind,
    row: { ...seedItem(seed), canonicalSlug: seed.canonicalSlug, updatedAt },
  }) as StoredLocation;

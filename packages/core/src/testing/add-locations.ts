import { putRows, toSeedWrite, type SeedRow } from "../location/seed/seed-item.ts";
import type { SeedDeps } from "../location/seed/seed-locations.ts";

/**
 * Stores locations that the table lacks, in the form that `seedLocations` gives them, but without
 * its query of each region for what is stored.
 */
export async function addLocations(
  { table, clock = () => new Date() }: SeedDeps,
  rows: readonly SeedRow[],
): Promise<void> {
  const updatedAt = clock().toISOString();
  await putRows(
    table,
    rows.map((row) => toSeedWrite(table, row, updatedAt)),
  );
}

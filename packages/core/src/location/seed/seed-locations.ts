import { locationKinds } from "@vanfettle/contract/location/location";
import { regions } from "@vanfettle/contract/location/regions";
import { batches } from "../../table/batches.ts";
import type { Table } from "../../table/table.ts";
import { mergePlaces } from "./merge-places.ts";
import { putRows, toSeedWrite, type SeedRow } from "./seed-item.ts";

export type { CountySeed, PlaceSeed, PlaceSeedLink, RegionSeed, SeedRow } from "./seed-item.ts";

export interface SeedDeps {
  table: Table;
  onProgress?: (progress: { done: number; total: number }) => void;
  clock?: () => Date;
}

const requestsAtOnce = 25;
const rowsPerBatch = 500;

/**
 * Stores the rows that differ, keeping published texts, then merges places. Returns the written and
 * unchanged rows.
 */
export async function seedLocations(
  { table, onProgress = () => {}, clock = () => new Date() }: SeedDeps,
  rows: readonly SeedRow[],
): Promise<{ written: number; unchanged: number }> {
  const updatedAt = clock().toISOString();
  const stored = await storedHashes(table);
  const writes = rows.map((row) => toSeedWrite(table, row, updatedAt));
  const changed = writes.filter(({ key, seedHash }) => stored.get(key) !== seedHash);
  onProgress({ done: 0, total: changed.length });
  const batchSize = stored.size === 0 ? rowsPerBatch : requestsAtOnce;
  let done = 0;
  for (const batch of batches(changed, batchSize)) {
    // Batched puts are four times as fast but overwrite texts, so they are only for an empty table.
    if (stored.size === 0) await putRows(table, batch);
    else {
      await Promise.all(
        batch.map((write) => (stored.has(write.key) ? write.change() : write.add())),
      );
    }
    done += batch.length;
    onProgress({ done, total: changed.length });
  }
  const slugsOfPlaces = (keys: Iterable<string>) =>
    [...keys].filter((key) => key.startsWith("place/")).map((key) => key.slice("place/".length));
  await mergePlaces(
    { table, clock },
    {
      stored: slugsOfPlaces(stored.keys()),
      seeded: new Set(slugsOfPlaces(writes.map(({ key }) => key))),
    },
  );
  return { written: changed.length, unchanged: rows.length - changed.length };
}

/** Returns the seed hashes of all stored locations by kind and slug, with a query per region. */
async function storedHashes(table: Table): Promise<Map<string, string>> {
  const found = await Promise.all(
    regions.map(({ slug }) =>
      table.collections.inRegion({ regionSlug: slug }).go({ pages: "all" }),
    ),
  );
  return new Map(
    found.flatMap(({ data }) =>
      locationKinds.flatMap((kind) =>
        data[kind].map((row) => [`${kind}/${row.canonicalSlug}`, row.seedHash] as const),
      ),
    ),
  );
}

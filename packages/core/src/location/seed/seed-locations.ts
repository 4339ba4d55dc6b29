import { regions } from "@vanfettle/contract/regions";
import type { Table } from "../../table/table.ts";
import type { SeedRow } from "./seed-row.ts";
import { putRows } from "./put-rows.ts";
import { writeOf } from "./seed-write.ts";

export type { CountySeed, CountySeedLink, PlaceSeed, PlaceSeedLink, RegionSeed, SeedRow } from "./seed-row.ts";

export interface SeedDeps {
  table: Table;
  onProgress?: (progress: { done: number; total: number }) => void;
  clock?: () => Date;
}

const requestsAtOnce = 25;
const rowsPerStep = 500;

/** Stores the rows that differ from what is stored and leaves every other one, and all texts, as they are. */
export async function seedLocations(
  { table, onProgress = () => {}, clock = () => new Date() }: SeedDeps,
  rows: readonly SeedRow[],
): Promise<{ written: number; unchanged: number }> {
  const updatedAt = clock().toISOString();
  const stored = await storedHashes(table);
  const writes = rows.map((row) => writeOf(table, row, updatedAt));
  const changed = writes.filter(({ key, seedHash }) => stored.get(key) !== seedHash);
  onProgress({ done: 0, total: changed.length });
  const step = stored.size === 0 ? rowsPerStep : requestsAtOnce;
  for (let done = 0; done < changed.length; done += step) {
    const some = changed.slice(done, done + step);
    // A put replaces a row and its texts, so only an empty table is filled by it; it is four times as fast.
    if (stored.size === 0) await putRows(table, some, updatedAt);
    else await Promise.all(some.map((write) => (stored.has(write.key) ? write.change() : write.add())));
    onProgress({ done: done + some.length, total: changed.length });
  }
  return { written: changed.length, unchanged: rows.length - changed.length };
}

/** One query per region, all small attributes: what is stored, by kind and slug. */
async function storedHashes(table: Table): Promise<Map<string, string>> {
  const found = await Promise.all(
    regions.map(({ slug }) => table.collections.inRegion({ regionSlug: slug }).go({ pages: "all" })),
  );
  return new Map(
    found.flatMap(({ data }) =>
      (["region", "county", "place"] as const).flatMap((kind) =>
        data[kind].map((row) => [`${kind}/${row.canonicalSlug}`, row.seedHash] as const),
      ),
    ),
  );
}

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
  await writeChanged(table, changed, { stored, onProgress });
  const seeded = placeSlugs(writes.map(({ key }) => key));
  await mergePlaces(
    { table, clock },
    { stored: placeSlugs([...stored.keys()]), seeded: new Set(seeded) },
  );
  return { written: changed.length, unchanged: rows.length - changed.length };
}

type SeedWrite = ReturnType<typeof toSeedWrite>;

async function writeChanged(
  table: Table,
  changed: readonly SeedWrite[],
  {
    stored,
    onProgress,
  }: { stored: ReadonlyMap<string, string> } & Required<Pick<SeedDeps, "onProgress">>,
): Promise<void> {
  const isEmpty = stored.size === 0;
  const addOrChange = (write: SeedWrite) => (stored.has(write.key) ? write.change() : write.add());
  let done = 0;
  onProgress({ done, total: changed.length });
  for (const batch of batches(changed, isEmpty ? rowsPerBatch : requestsAtOnce)) {
    // Batched puts are four times as fast but overwrite texts, so they are only for an empty table.
    await (isEmpty ? putRows(table, batch) : Promise.all(batch.map(addOrChange)));
    done += batch.length;
    onProgress({ done, total: changed.length });
  }
}

/** Returns the slugs of the places among keys of locations, such as `place/leeds`. */
const placeSlugs = (keys: readonly string[]): string[] =>
  keys.filter((key) => key.startsWith("place/")).map((key) => key.slice("place/".length));

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

import type { Table } from "../../table/table.ts";
import { countyItem, placeItem, regionItem } from "./seed-item.ts";
import type { SeedRow } from "./seed-row.ts";

const batchesAtOnce = { concurrency: 8 };
const longestPauseMs = 2_000;

/** Puts whole rows in batches of 25. Use only on an empty table, because it overwrites texts. */
export async function putRows({ entities }: Table, writes: readonly { row: SeedRow }[], updatedAt: string) {
  const rows = writes.map(({ row }) => row);
  const stamped = <T extends object>(item: T, { canonicalSlug }: SeedRow) => ({ ...item, canonicalSlug, updatedAt });
  await Promise.all([
    putUntilProcessed(
      rows.filter((row) => row.kind === "region").map((row) => stamped(regionItem(row), row)),
      (items) => entities.region.put(items).go(batchesAtOnce),
    ),
    putUntilProcessed(
      rows.filter((row) => row.kind === "county").map((row) => stamped(countyItem(row), row)),
      (items) => entities.county.put(items).go(batchesAtOnce),
    ),
    putUntilProcessed(
      rows.filter((row) => row.kind === "place").map((row) => stamped(placeItem(row), row)),
      (items) => entities.place.put(items).go(batchesAtOnce),
    ),
  ]);
}

/** Puts items until DynamoDB has processed every item. Retries unprocessed items with increasing pauses. */
async function putUntilProcessed<T extends { canonicalSlug: string }>(
  items: T[],
  put: (items: T[]) => Promise<{ unprocessed: { canonicalSlug: string }[] }>,
): Promise<void> {
  let left = items;
  for (let pauseMs = 50; left.length > 0; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const { unprocessed } = await put(left);
    const unprocessedSlugs = new Set(unprocessed.map((row) => row.canonicalSlug));
    left = left.filter((item) => unprocessedSlugs.has(item.canonicalSlug));
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

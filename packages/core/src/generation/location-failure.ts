import type { GenerationErrorCode } from "@vanfettle/contract/generation/generation";
import { entityOf, type StoredLocation } from "../location/location-row.ts";
import { batches } from "../table/batches.ts";
import { changeLargeRow } from "../table/change-row.ts";
import type { ClockDeps, TableDeps } from "../table/table.ts";
import { parseItemKey } from "./plan.ts";

// The last failure of a location's text is in the location's row, where it stays until a text
// succeeds, whatever runs follow.

/** Updates at once; a part that was stopped may leave a hundred texts. */
const updatesAtOnce = 25;

/** Stores why and when the texts with these keys failed. */
export async function recordFailures(
  { table, clock }: ClockDeps,
  keys: readonly string[],
  failureCode: GenerationErrorCode,
): Promise<void> {
  const set = { failureCode, failedAt: clock().toISOString() };
  for (const some of batches(keys, updatesAtOnce)) {
    await Promise.all(
      some.map((key) => {
        const { kind, slug } = parseItemKey(key);
        return changeLargeRow(entityOf(table, { kind }), { canonicalSlug: slug }, { set });
      }),
    );
  }
}

/** Forgets the failure of a location whose text has succeeded. */
export async function clearFailure({ table }: TableDeps, location: StoredLocation): Promise<void> {
  const { canonicalSlug, failedAt } = location.row;
  if (failedAt === undefined) return;
  const remove = ["failureCode", "failedAt"] as const;
  await changeLargeRow(entityOf(table, location), { canonicalSlug }, { remove });
}

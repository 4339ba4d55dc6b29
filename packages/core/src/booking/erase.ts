import type { IdDeps, TableDeps } from "../table/table.ts";
import { hashPayload, hashRegistration } from "./booking-hashes.ts";
import { tombstoneMark, toTombstone } from "./tombstone.ts";

export interface EraseDeps extends IdDeps {
  hashKey: string;
  /**
   * Waits until the index, which may lag behind, contains all bookings; then they are looked for
   * again.
   */
  untilIndexed: () => Promise<void>;
}

export type Erasure = { id: string; erasedAt: string; operator: string; bookings: number };

/** The author of the erasures of test bookings: nobody asked for them. */
export const smokeTest = "the smoke test";

/** Replaces every booking of a vehicle by a tombstone, and returns the record of the erasure. */
export async function eraseBookings(
  deps: EraseDeps,
  { registration, operator }: { registration: string; operator: string },
): Promise<Erasure> {
  const registrationHash = hashRegistration(deps.hashKey, registration);
  return recordErasure(deps, operator, async (count) => {
    for (let found = 1, pass = 0; found > 0 || pass < 2; pass++) {
      if (pass > 0) await deps.untilIndexed();
      found = await eraseFound(deps, registrationHash);
      if (found > 0) await count(found);
    }
  });
}

/**
 * Replaces the booking that is stored under `keyHash` by a tombstone, and returns the record of the
 * erasure.
 */
export async function eraseOneBooking(
  deps: IdDeps,
  { keyHash, operator }: { keyHash: string; operator: string },
) {
  return recordErasure(deps, operator, async (count) => {
    const result = await deps.table.entities.booking
      .put(toTombstone(keyHash, deps.clock()))
      .where(
        (row, { exists, notExists }) => `${exists(row.keyHash)} AND ${notExists(row.erasedAt)}`,
      )
      .go({ returnOnConditionCheckFailure: true });
    if (!result.rejected) await count(1);
  });
}

/**
 * Returns the record of the erasure by `erase`, which is stored first: every erasure must be on
 * record.
 */
async function recordErasure(
  { table, clock, newId }: IdDeps,
  operator: string,
  erase: (count: (found: number) => Promise<void>) => Promise<void>,
): Promise<Erasure> {
  const erasedAt = clock().toISOString();
  const key = { year: erasedAt.slice(0, 4), id: newId("ers") };
  const { erasure } = table.entities;
  // Without a condition, as in `recordAudit`.
  await erasure.put({ ...key, erasedAt, operator, bookings: 0 }).go();
  let bookings = 0;
  await erase(async (found) => {
    await erasure.patch(key).add({ bookings: found }).go();
    bookings += found;
  });
  return { id: key.id, erasedAt, operator, bookings };
}

async function eraseFound(
  { table, clock, hashKey }: EraseDeps,
  registrationHash: string,
): Promise<number> {
  const { booking, derivedIdempotencyKey } = table.entities;
  // Expired rows that DynamoDB has not deleted yet are erased, too.
  const { data } = await booking.query.byRegistration({ registrationHash }).go({ pages: "all" });
  let erased = 0;
  for (const { keyHash } of data) {
    const { data: row } = await booking.get({ keyHash }).go({ consistent: true });
    if (row?.registrationHash !== registrationHash) continue;
    // First, because nothing leads from a tombstone to this row.
    await derivedIdempotencyKey.delete({ payloadHash: hashPayload(hashKey, row) }).go();
    const result = await booking
      .put(toTombstone(keyHash, clock()))
      .where((row, { eq }) => eq(row.registrationHash, registrationHash))
      .go({ returnOnConditionCheckFailure: true });
    if (!result.rejected) erased++;
  }
  return erased;
}

/** Returns the erasures of a year, oldest first. */
export async function listErasures({ table }: TableDeps, year: string): Promise<Erasure[]> {
  const { data } = await table.entities.erasure.query.byYear({ year }).go({ pages: "all" });
  return data.map(({ id, erasedAt, operator, bookings }) => ({ id, erasedAt, operator, bookings }));
}

/** Returns the number of tombstones. Each expires after `bookingRetention.erasedKeyDays`. */
export async function countTombstones({ table }: TableDeps): Promise<number> {
  const { data } = await table.entities.booking.query
    .byDay({ day: tombstoneMark })
    .go({ pages: "all" });
  return data.length;
}

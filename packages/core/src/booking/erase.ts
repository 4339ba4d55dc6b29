import type { NewId } from "../table/new-id.ts";
import type { Table } from "../table/table.ts";
import { hashRegistration } from "./booking-hashes.ts";
import { emptied, tombstoneMark } from "./tombstone.ts";

export interface EraseDeps {
  table: Table;
  clock: () => Date;
  newId: NewId;
  hashKey: string;
  /** Bookings are found through an index that may lag behind; a look after this finds what it held back. */
  untilIndexed: () => Promise<void>;
}

export interface Erasure {
  id: string;
  erasedAt: string;
  operator: string;
  bookings: number;
}

/** Empties every booking of a vehicle. The line about it is written first, so that none is erased without one. */
export async function erase(
  deps: EraseDeps,
  { registration, operator }: { registration: string; operator: string },
): Promise<Erasure> {
  const now = deps.clock();
  const erasedAt = now.toISOString();
  const key = { year: erasedAt.slice(0, 4), id: deps.newId("ers") };
  const { erasure } = deps.table.entities;
  await erasure.create({ ...key, erasedAt, operator, bookings: 0 }).go();
  const registrationHash = hashRegistration(deps.hashKey, registration);
  let bookings = 0;
  for (let found = 1, look = 0; found > 0 || look < 2; look++) {
    if (look > 0) await deps.untilIndexed();
    found = await eraseFound(deps, registrationHash);
    if (found > 0) await erasure.patch(key).add({ bookings: found }).go();
    bookings += found;
  }
  return { id: key.id, erasedAt, operator, bookings };
}

async function eraseFound({ table, clock }: EraseDeps, registrationHash: string): Promise<number> {
  // Expired rows that DynamoDB has not deleted yet are erased, too.
  const { data } = await table.entities.booking.query.byRegistration({ registrationHash }).go({ pages: "all" });
  let erased = 0;
  for (const { keyHash } of data) {
    const result = await table.entities.booking
      .put(emptied(keyHash, clock()))
      .where((row, { eq }) => eq(row.registrationHash, registrationHash))
      .go({ returnOnConditionCheckFailure: true });
    if (!result.rejected) erased++;
  }
  return erased;
}

/** What was erased in a year, oldest first. */
export async function listErasures({ table }: { table: Table }, year: string): Promise<Erasure[]> {
  const { data } = await table.entities.erasure.query.byYear({ year }).go({ pages: "all" });
  return data.map(({ id, erasedAt, operator, bookings }) => ({ id, erasedAt, operator, bookings }));
}

/** How many erased bookings have left their key, which each loses in time. */
export async function countTombstones({ table }: { table: Table }): Promise<number> {
  const { data } = await table.entities.booking.query.byDay({ day: tombstoneMark }).go({ pages: "all" });
  return data.length;
}

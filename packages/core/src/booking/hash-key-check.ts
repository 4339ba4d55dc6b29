import type { Table } from "../table/table.ts";
import { hashRegistration } from "./booking-hashes.ts";
import { isTombstone } from "./tombstone.ts";

interface Deps {
  table: Table;
  clock: () => Date;
  hashKey: string;
}

const daysBack = 31;

/**
 * Whether bookings of this table were hashed with this key; undefined where no booking of the last month tells. With
 * another key a vehicle's bookings are not found, and an erasure would report that there was nothing to erase.
 */
export async function isHashKeyCurrent({ table, clock, hashKey }: Deps): Promise<boolean | undefined> {
  for (let back = 0; back <= daysBack; back++) {
    const day = new Date(clock().getTime() - back * 86_400_000).toISOString().slice(0, 10);
    const { data } = await table.entities.booking.query.byDay({ day }).go({ limit: 1, order: "desc" });
    const keyHash = data[0]?.keyHash;
    if (keyHash === undefined) continue;
    const { data: row } = await table.entities.booking.get({ keyHash }).go();
    if (row && !isTombstone(row)) return row.registrationHash === hashRegistration(hashKey, row.registration);
  }
  return undefined;
}

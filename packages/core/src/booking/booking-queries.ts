import type { StoredBooking } from "@vanfettle/contract/booking/your-booking-schemas";
import { formatPostcode } from "@vanfettle/contract/geo/postcode";
import { batches } from "../table/batches.ts";
import type { ClockDeps, Table } from "../table/table.ts";
import { hashRegistration } from "./booking-hashes.ts";
import { splitDetails } from "./booking-payload.ts";
import type { BookingRow } from "./booking.ts";
import { isExpired, isTombstone } from "./tombstone.ts";

type VehicleDeps = ClockDeps & { hashKey: string };

/**
 * Returns the bookings of a day (`2026-11-21`, UTC), oldest first, with the attributes that the
 * index projects.
 */
export async function listBookingsOfDay({ table, clock }: ClockDeps, day: string) {
  const { data } = await table.entities.booking.query.byDay({ day }).go({ pages: "all" });
  return data.filter((row) => !isExpired(row, clock()));
}

/**
 * Returns the bookings of a day, oldest first, with all that is stored of each. It reads every row
 * by its key.
 */
export async function listWholeBookingsOfDay(deps: ClockDeps, day: string): Promise<BookingRow[]> {
  return readRows(deps.table, await listBookingsOfDay(deps, day));
}

/**
 * Returns the bookings of a vehicle, oldest first. The registration must be normalised like the
 * stored one.
 */
export async function listBookingsOfRegistration(
  { table, clock, hashKey }: VehicleDeps,
  registration: string,
) {
  const registrationHash = hashRegistration(hashKey, registration);
  const { data } = await table.entities.booking.query
    .byRegistration({ registrationHash })
    .go({ pages: "all" });
  return data.filter((row) => !isExpired(row, clock()));
}

/**
 * Returns everything stored about a vehicle, oldest first. It reads whole rows, since the index
 * projects only a part.
 */
export async function exportBookings(
  deps: VehicleDeps,
  registration: string,
): Promise<StoredBooking[]> {
  const rows = await readRows(deps.table, await listBookingsOfRegistration(deps, registration));
  return rows.filter((row) => row.registration === registration).map(toExport);
}

const readsAtOnce = 25;

/**
 * Reads the whole rows of listed bookings, without bookings erased since they were listed: their
 * rows lack an id.
 */
async function readRows(
  table: Table,
  listed: readonly { keyHash: string; id: string }[],
): Promise<BookingRow[]> {
  const rows: BookingRow[] = [];
  const { booking } = table.entities;
  for (const part of batches(listed, readsAtOnce)) {
    const read = await Promise.all(
      part.map(({ keyHash }) => booking.get({ keyHash }).go({ consistent: true })),
    );
    rows.push(...read.flatMap(({ data }, i) => (data && data.id === part[i]?.id ? [data] : [])));
  }
  return rows;
}

/** Returns everything that is stored about a booking, without keys and hashes. */
export function toExport(row: BookingRow): StoredBooking {
  const { page, details } = splitDetails(row.customerDetails);
  return {
    reference: row.id,
    registration: row.registration,
    postcode: formatPostcode(row.postcode),
    service: row.serviceType,
    location: row.location,
    ...(row.locationSlug !== undefined && { locationSlug: row.locationSlug }),
    requestedAt: row.createdAt,
    keptUntil: new Date(row.expiresAt * 1000).toISOString(),
    ...(page !== undefined && { page }),
    ...(details !== undefined && { customerDetails: details }),
  };
}

const hashKeyCheckDays = 31;

/**
 * Returns whether bookings were hashed with `hashKey`; undefined without a booking of the last 31
 * days to compare.
 */
export async function isHashKeyCurrent({
  table,
  clock,
  hashKey,
}: VehicleDeps): Promise<boolean | undefined> {
  for (let daysAgo = 0; daysAgo <= hashKeyCheckDays; daysAgo++) {
    const day = new Date(clock().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const { data } = await table.entities.booking.query
      .byDay({ day })
      .go({ limit: 1, order: "desc" });
    const keyHash = data[0]?.keyHash;
    if (keyHash === undefined) continue;
    const { data: row } = await table.entities.booking.get({ keyHash }).go();
    if (row && !isTombstone(row)) {
      return row.registrationHash === hashRegistration(hashKey, row.registration);
    }
  }
  return undefined;
}

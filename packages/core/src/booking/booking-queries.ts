import type { Table } from "../table/table.ts";
import { hashRegistration } from "./booking-hashes.ts";
import { isExpired } from "./retention.ts";

interface Deps {
  table: Table;
  clock: () => Date;
}

/** The bookings of a day (`2026-11-21`, UTC), oldest first. */
export async function listBookingsOfDay({ table, clock }: Deps, day: string) {
  const { data } = await table.entities.booking.query.byDay({ day }).go({ pages: "all" });
  return data.filter((row) => !isExpired(row, clock()));
}

/** The bookings of one vehicle, oldest first; the registration is given as it is stored. */
export async function listBookingsOfRegistration(
  { table, clock, hashKey }: Deps & { hashKey: string },
  registration: string,
) {
  const registrationHash = hashRegistration(hashKey, registration);
  const { data } = await table.entities.booking.query.byRegistration({ registrationHash }).go({ pages: "all" });
  return data.filter((row) => !isExpired(row, clock()));
}

import type { Table } from "../table/table.ts";
import type { BookingRow } from "./booking.ts";
import { listBookingsOfRegistration } from "./booking-queries.ts";

interface ExportDeps {
  table: Table;
  clock: () => Date;
  hashKey: string;
}

export interface ExportedBooking {
  reference: string;
  registration: string;
  postcode: string;
  service: string;
  location: string;
  requestedAt: string;
  keptUntil: string;
  customerDetails?: unknown;
}

/** All that is held about a vehicle, oldest first. The row is read, not the index, which carries less. */
export async function exportBookings(deps: ExportDeps, registration: string): Promise<ExportedBooking[]> {
  const listed = await listBookingsOfRegistration(deps, registration);
  const rows = await Promise.all(
    listed.map(({ keyHash }) => deps.table.entities.booking.get({ keyHash }).go({ consistent: true })),
  );
  return rows.flatMap(({ data }) => (data?.registration === registration ? [exported(data)] : []));
}

const exported = (row: BookingRow): ExportedBooking => ({
  reference: row.id,
  registration: row.registration,
  postcode: row.postcode,
  service: row.serviceType,
  location: row.location,
  requestedAt: row.createdAt,
  keptUntil: new Date(row.expiresAt * 1000).toISOString(),
  ...(row.customerDetails !== undefined && { customerDetails: row.customerDetails as unknown }),
});

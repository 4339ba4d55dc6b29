import type { BookingDeps } from "../booking/booking.ts";
import { createPartnerLink } from "../booking/partner-link.ts";
import { createNewId } from "../table/new-id.ts";
import type { Table } from "../table/table.ts";

/** Returns the dependencies of a booking, with a clock that the test sets with `at`. */
export function buildBookingDeps(
  table: Table,
  at = "2026-11-21T10:05:00.000Z",
): BookingDeps & { at: (iso: string) => void } {
  let now = new Date(at);
  const clock = () => now;
  return {
    table,
    clock,
    newId: createNewId(clock),
    partner: createPartnerLink("https://partner.example/book?ref={reference}&reg={registration}", [
      "partner.example",
    ]),
    hashKey: "a secret of the tests",
    linkKey: "another secret of the tests",
    at: (iso) => {
      now = new Date(iso);
    },
  };
}

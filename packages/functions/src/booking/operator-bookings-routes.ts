import {
  countBookings,
  exportBookingList,
  listDayBookings,
} from "@vanfettle/core/booking/booking-report";
import { readNamedPages } from "@vanfettle/core/location/location-lists";
import type { IdDeps } from "@vanfettle/core/table/table";
import type { RouteHandlers } from "../http/router.ts";

/** Connects the endpoints by which operators read bookings with core. */
export function operatorBookingsRoutes(auditDeps: IdDeps): RouteHandlers<"operator-bookings"> {
  const deps = { ...auditDeps, namedPages: () => readNamedPages(auditDeps) };
  return {
    countBookings: ({ query }) => countBookings(deps, query),
    listDayBookings: ({ params, query }) => listDayBookings(deps, params.day, query.after),
    exportBookings: ({ body, operator }) => exportBookingList(deps, body, operator.name),
  };
}

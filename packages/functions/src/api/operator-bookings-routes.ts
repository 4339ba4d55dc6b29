import type { AuditDeps } from "@vanfettle/core/content/audit/audit";
import { countBookings, exportBookingList, listDayBookings } from "@vanfettle/core/booking/booking-report";
import type { RouteHandlers } from "./route-handlers.ts";

/** Connects the endpoints by which operators read bookings with core. */
export const operatorBookingsRoutes = (deps: AuditDeps): RouteHandlers<"operator-bookings"> => ({
  countBookings: ({ query }) => countBookings(deps, query),
  listDayBookings: ({ params, query }) => listDayBookings(deps, params.day, query.after),
  exportBookings: ({ body, operator }) => exportBookingList(deps, body, operator.name),
});

import { contentRead, contentWrite, operatorScopes, type Endpoint } from "../endpoint.ts";

const common = { group: "operator-bookings", scope: operatorScopes.bookings } as const;

/** The endpoints by which operators read which bookings came in. No response has a registration or a postcode. */
export const operatorBookingsEndpoints = {
  countBookings: {
    ...contentRead,
    ...common,
    path: "/api/bookings",
    query: ["from", "to"],
    errors: ["invalid_request", ...contentRead.errors],
  },
  // Before the list of a day, whose path would match as well.
  exportBookings: { ...contentWrite, ...common, path: "/api/bookings/export" },
  listDayBookings: {
    ...contentRead,
    ...common,
    path: "/api/bookings/{day}",
    query: ["after"],
    errors: ["invalid_request", "not_found", ...contentRead.errors],
  },
} as const satisfies Record<string, Endpoint>;

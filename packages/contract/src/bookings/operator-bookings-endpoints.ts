import { operatorScopes, type Endpoint } from "../endpoint.ts";

const common = {
  group: "operator-bookings",
  access: "operator",
  scope: operatorScopes.bookings,
  status: 200,
  cache: "none",
} as const;

/** The endpoints by which operators read which bookings came in. No response has a registration or a postcode. */
export const operatorBookingsEndpoints = {
  countBookings: {
    ...common,
    method: "GET",
    path: "/api/bookings",
    query: ["from", "to"],
    errors: ["invalid_request", "unauthorised", "forbidden", "unavailable"],
  },
  // Before the list of a day, whose path would match as well.
  exportBookings: {
    ...common,
    method: "POST",
    path: "/api/bookings/export",
    body: "json",
    errors: ["invalid_request", "unauthorised", "forbidden", "body_too_large", "unsupported_media_type", "unavailable"],
  },
  listDayBookings: {
    ...common,
    method: "GET",
    path: "/api/bookings/{day}",
    query: ["after"],
    errors: ["invalid_request", "unauthorised", "forbidden", "not_found", "unavailable"],
  },
} as const satisfies Record<string, Endpoint>;

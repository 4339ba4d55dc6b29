import type { Endpoint } from "../endpoint.ts";

const errors = [
  "invalid_request",
  "booking_not_found",
  "body_too_large",
  "unsupported_media_type",
  "rate_limited",
  "unavailable",
] as const;

/** Larger than any link to a booking. */
const bodyMaxBytes = 1024;

/**
 * The endpoints for whoever has the link to a booking. They are apart from the other visitors' endpoints, as only one page
 * calls them. Both are POST, so that a token is in no URL.
 */
export const yourBookingEndpoints = {
  showBooking: {
    method: "POST",
    path: "/api/booking/show",
    group: "your-booking",
    access: "public",
    status: 200,
    cache: "none",
    body: "json",
    bodyMaxBytes,
    errors,
  },
  eraseBooking: {
    method: "POST",
    path: "/api/booking/erase",
    group: "your-booking",
    access: "public",
    status: 200,
    cache: "none",
    body: "json",
    bodyMaxBytes,
    errors,
  },
} as const satisfies Record<string, Endpoint>;

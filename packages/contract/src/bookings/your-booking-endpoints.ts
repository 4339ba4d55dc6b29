import type { Endpoint } from "../endpoint.ts";

const errors = [
  "invalid_request",
  "booking_not_found",
  "body_too_large",
  "unsupported_media_type",
  "rate_limited",
  "unavailable",
] as const;

/** Leaves room for the longest booking link. */
const bodyMaxBytes = 1024;

/**
 * The endpoints for holders of a booking link. They are in a separate table because a single page calls them. Both are
 * POST, which keeps tokens out of URLs.
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

import type { Endpoint } from "../endpoint.ts";
import { bodyErrors } from "../visitor-endpoints.ts";

const common = {
  method: "POST",
  group: "your-booking",
  access: "public",
  status: 200,
  cache: "none",
  body: "json",
  /** Leaves room for the longest booking link. */
  bodyMaxBytes: 1024,
  errors: [...bodyErrors, "booking_not_found", "rate_limited", "unavailable"],
} as const;

/** The endpoints for holders of a booking link. Both are POST, which keeps tokens out of URLs. */
export const yourBookingEndpoints = {
  showBooking: { ...common, path: "/api/booking/show" },
  eraseBooking: { ...common, path: "/api/booking/erase" },
} as const satisfies Record<string, Endpoint>;

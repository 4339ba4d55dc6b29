import { requestBooking, type BookingCall, type BookingDeps } from "@vanfettle/core/booking/booking";
import type { RouteHandlers } from "./route-handlers.ts";

interface BookingRouteDeps extends BookingDeps {
  /** Checks, with each booking, that the bookings before it were hashed with the same key. Never throws. */
  watchKey: () => Promise<void>;
}

export function bookingRoutes(deps: BookingRouteDeps): RouteHandlers<"booking"> {
  // A Lambda function stands still once it has responded, so the response waits for both.
  const book = async (call: BookingCall) => (await Promise.all([requestBooking(deps, call), deps.watchKey()]))[0];
  return {
    requestBooking: ({ body, headers }) => book({ payload: body, idempotencyKey: headers["idempotency-key"] }),
    bookByForm: async ({ body }) => {
      const { key, ...payload } = body;
      return (await book({ payload, idempotencyKey: key })).redirectUrl;
    },
  };
}

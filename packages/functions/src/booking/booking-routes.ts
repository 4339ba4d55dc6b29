import {
  requestBooking,
  type BookingCall,
  type BookingDeps,
} from "@vanfettle/core/booking/booking";
import type { RouteHandlers } from "../http/router.ts";

interface BookingRouteDeps extends BookingDeps {
  /**
   * Checks, with each booking, that the bookings before it were hashed with the same key. Never
   * throws.
   */
  watchKey: () => Promise<void>;
}

/** Connects the endpoints by which bookings are made with core. */
export function bookingRoutes(deps: BookingRouteDeps): RouteHandlers<"booking"> {
  // A Lambda function stands still once it has responded, so the response waits for both.
  const book = async (call: BookingCall) => {
    const response = await requestBooking(deps, call);
    // After the booking and not beside it, so that a container needs no second connection to the
    // database.
    await deps.watchKey();
    return response;
  };
  return {
    requestBooking: ({ body, headers }) =>
      book({ payload: body, idempotencyKey: headers["idempotency-key"] }),
    bookByForm: async ({ body }) => {
      const { key, ...payload } = body;
      return (await book({ payload, idempotencyKey: key })).redirectUrl;
    },
  };
}

import * as Booking from "@vanfettle/core/booking/booking";
import type { Routes } from "./route-handlers.ts";

export const bookingRoutes = (deps: Booking.BookingDeps): Routes<"booking"> => ({
  requestBooking: ({ body, headers }) =>
    Booking.request(deps, { payload: body, idempotencyKey: headers["idempotency-key"] }),
  bookByForm: async ({ body }) => {
    const { key, ...payload } = body;
    const { redirectUrl } = await Booking.request(deps, { payload, idempotencyKey: key });
    return redirectUrl;
  },
});

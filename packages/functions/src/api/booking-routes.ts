import { requestBooking, type BookingDeps } from "@vanfettle/core/booking/booking";
import type { RouteHandlers } from "./route-handlers.ts";

export const bookingRoutes = (deps: BookingDeps): RouteHandlers<"booking"> => ({
  requestBooking: ({ body, headers }) =>
    requestBooking(deps, { payload: body, idempotencyKey: headers["idempotency-key"] }),
  bookByForm: async ({ body }) => {
    const { key, ...payload } = body;
    const { redirectUrl } = await requestBooking(deps, { payload, idempotencyKey: key });
    return redirectUrl;
  },
});

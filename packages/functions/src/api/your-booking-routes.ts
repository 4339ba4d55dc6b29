import { eraseYourBooking, showBooking, type YourBookingDeps } from "@vanfettle/core/booking/your-booking";
import type { RouteHandlers } from "./route-handlers.ts";

/** Connects the endpoints for the holder of a link to a booking with core. */
export const yourBookingRoutes = (deps: YourBookingDeps): RouteHandlers<"your-booking"> => ({
  showBooking: ({ body }) => showBooking(deps, body.token),
  eraseBooking: ({ body }) => eraseYourBooking(deps, body.token),
});

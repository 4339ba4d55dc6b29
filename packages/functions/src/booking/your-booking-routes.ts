import {
  eraseYourBooking,
  showBooking,
  type YourBookingDeps,
} from "@vanfettle/core/booking/your-booking";
import type { RouteHandlers } from "../http/router.ts";

/** Returns the handlers of the endpoints for holders of a booking link. */
export const yourBookingRoutes = (deps: YourBookingDeps): RouteHandlers<"your-booking"> => ({
  showBooking: ({ body }) => showBooking(deps, body.token),
  eraseBooking: ({ body }) => eraseYourBooking(deps, body.token),
});

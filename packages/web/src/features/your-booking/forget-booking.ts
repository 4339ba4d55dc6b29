import { storeText } from "../../ui/device-storage.ts";
import { keptBookingsKey } from "./keep-booking.ts";
import { keptBookings } from "./kept-bookings.ts";

/** Removes the link of a booking from this browser. Returns false if the browser blocks it. */
export const forgetBooking = (token: string): boolean =>
  storeText(
    keptBookingsKey,
    keptBookings()
      .filter((kept) => kept !== token)
      .join(" ") || null,
  );

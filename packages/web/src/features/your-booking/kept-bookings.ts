import { storedText, storeText } from "../../ui/device-storage.ts";
import { keptBookingsKey } from "./keep-booking.ts";

/** Returns the tokens of the bookings whose links this browser keeps, oldest first; empty if storage is blocked. */
export const keptBookings = (): string[] => [
  ...new Set((storedText(keptBookingsKey) ?? "").split(" ").filter(Boolean)),
];

/** Removes the link of a booking from this browser. Returns false if the browser blocks it. */
export const forgetBooking = (token: string): boolean =>
  storeText(
    keptBookingsKey,
    keptBookings()
      .filter((kept) => kept !== token)
      .join(" ") || null,
  );

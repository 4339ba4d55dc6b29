import { keptBookingsKey } from "./keep-booking.ts";
import { keptBookings } from "./kept-bookings.ts";

/** Removes the link of a booking from this browser. Returns false if the browser does not let the site do so. */
export function forgetBooking(token: string): boolean {
  const others = keptBookings().filter((kept) => kept !== token);
  try {
    if (others.length === 0) localStorage.removeItem(keptBookingsKey);
    else localStorage.setItem(keptBookingsKey, others.join(" "));
    return true;
  } catch {
    return false;
  }
}

/** Tells this page that the kept links have changed; browsers tell the other tabs alone. */
export const announceKeptBookings = (): boolean =>
  window.dispatchEvent(new StorageEvent("storage", { key: keptBookingsKey }));

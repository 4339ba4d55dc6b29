import { keptBookingsKey } from "./keep-booking.ts";

/** Returns the tokens of the bookings whose links this browser keeps, oldest first; none where it blocks storage. */
export function keptBookings(): string[] {
  try {
    return [...new Set((localStorage.getItem(keptBookingsKey) ?? "").split(" ").filter(Boolean))];
  } catch {
    return [];
  }
}

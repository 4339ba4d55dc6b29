/** Where the links that a visitor asked to keep are stored, separated by spaces. */
export const keptBookingsKey = "vanfettle.bookings";

/** Returns the tokens of the bookings whose links this browser keeps, oldest first; none where it blocks storage. */
export function keptBookings(): string[] {
  try {
    return localStorage.getItem(keptBookingsKey)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

/** Keeps the link of a booking in this browser. Returns false if the browser does not let the site store it. */
export function keepBooking(token: string): boolean {
  try {
    localStorage.setItem(keptBookingsKey, [...new Set([...keptBookings(), token])].join(" "));
    return true;
  } catch {
    return false;
  }
}

/** Where the links that a visitor asked to keep are stored, separated by spaces. */
export const keptBookingsKey = "vanfettle.bookings";

/** Returns the tokens of the bookings whose links this browser keeps, oldest first; none where it blocks storage. */
export function keptBookings(): string[] {
  try {
    return (localStorage.getItem(keptBookingsKey) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

function store(tokens: readonly string[]): boolean {
  try {
    if (tokens.length === 0) localStorage.removeItem(keptBookingsKey);
    else localStorage.setItem(keptBookingsKey, tokens.join(" "));
    // Browsers tell the other tabs alone.
    window.dispatchEvent(new StorageEvent("storage", { key: keptBookingsKey }));
    return true;
  } catch {
    return false;
  }
}

/** Keeps the link of a booking in this browser. Returns false if the browser does not let the site store it. */
export const keepBooking = (token: string): boolean => store([...new Set([...keptBookings(), token])]);

/** Removes the link of a booking from this browser. Returns false if the browser does not let the site do so. */
export const forgetBooking = (token: string): boolean => store(keptBookings().filter((kept) => kept !== token));

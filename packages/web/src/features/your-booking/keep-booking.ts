import { storedText, storeText } from "../../ui/device-storage.ts";

/** Where the links that a visitor asked to keep are stored, separated by spaces. */
export const keptBookingsKey = "vanfettle.bookings";

/** Keeps the link of a booking in this browser. Returns false if the browser does not let the site store it. */
export const keepBooking = (token: string): boolean =>
  storeText(keptBookingsKey, `${storedText(keptBookingsKey) ?? ""} ${token}`);

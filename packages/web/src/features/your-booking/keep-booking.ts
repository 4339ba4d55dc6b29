import { storedText, storeText } from "../../ui/device-storage.ts";

/** The storage key of the links that visitors have saved, separated by spaces. */
export const keptBookingsKey = "vanfettle.bookings";

/** Saves the link of a booking in this browser. Returns false if the browser blocks it. */
export const keepBooking = (token: string): boolean =>
  storeText(keptBookingsKey, `${storedText(keptBookingsKey) ?? ""} ${token}`);

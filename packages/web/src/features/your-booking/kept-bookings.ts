import { storedText } from "../../ui/device-storage.ts";
import { keptBookingsKey } from "./keep-booking.ts";

/** Returns the tokens of the bookings whose links this browser keeps, oldest first; empty if storage is blocked. */
export const keptBookings = (): string[] => [
  ...new Set((storedText(keptBookingsKey) ?? "").split(" ").filter(Boolean)),
];

import { pages } from "@vanfettle/contract/paths";
import { canStore, storedText, storeText } from "../../../ui/device-storage.ts";

/**
 * The prefix of the fragment that identifies the booking. Browsers do not send fragments to servers
 * or other sites.
 */
const linkPrefix = "#booking=";

/** Returns the address that shows a booking. */
export const bookingLink = (token: string): string =>
  `${pages.yourBooking.canonical}${linkPrefix}${token}`;

/** Returns the whole address that shows a booking, to keep outside the browser. */
export const absoluteBookingLink = (token: string): string =>
  new URL(bookingLink(token), window.location.href).href;

/**
 * Returns the token in an address's fragment, or `undefined` if the fragment is not a booking link.
 */
export const tokenInHash = (hash: string): string | undefined =>
  (hash.startsWith(linkPrefix) && hash.slice(linkPrefix.length)) || undefined;

/** The storage key of the links that visitors have saved, separated by spaces. */
export const keptBookingsKey = "vanfettle.bookings";

/**
 * Returns the tokens of the bookings whose links this browser keeps, oldest first; empty if storage
 * is blocked.
 */
export const keptBookings = (): string[] => [
  ...new Set((storedText(keptBookingsKey) ?? "").split(" ").filter(Boolean)),
];

const store = (tokens: readonly string[]): boolean =>
  storeText(keptBookingsKey, tokens.join(" ") || null);

/** The characters of a token. */
const tokenLength = 87;

/** Returns whether the browser would save the link of another booking now. */
export const canKeepBooking = (): boolean =>
  canStore("x".repeat(keptBookingsKey.length + tokenLength));

/** Saves the link of a booking in this browser. Returns false if the browser blocks it. */
export const keepBooking = (token: string): boolean => store([...keptBookings(), token]);

/** Removes the link of a booking from this browser. Returns false if the browser blocks it. */
export const forgetBooking = (token: string): boolean =>
  store(keptBookings().filter((kept) => kept !== token));

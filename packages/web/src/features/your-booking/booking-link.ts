import { pages } from "@vanfettle/contract/paths";

const prefix = "#booking=";

/** Returns the address that shows a booking. What stands after # is never sent to a server, nor to another site. */
export const bookingLink = (token: string): string => `${pages.yourBooking.canonical}${prefix}${token}`;

/** Returns the token in the part of an address from # on, or undefined if that is no link to a booking. */
export const tokenInHash = (hash: string): string | undefined =>
  hash.startsWith(prefix) && hash.length > prefix.length ? hash.slice(prefix.length) : undefined;

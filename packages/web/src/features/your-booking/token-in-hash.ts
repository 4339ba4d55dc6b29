import { linkPrefix } from "./booking-link.ts";

/** Returns the token in the part of an address from # on, or undefined if that is no link to a booking. */
export const tokenInHash = (hash: string): string | undefined =>
  hash.startsWith(linkPrefix) && hash.length > linkPrefix.length ? hash.slice(linkPrefix.length) : undefined;

import { linkPrefix } from "./booking-link.ts";

/** Returns the token in an address's fragment, or `undefined` if the fragment is not a booking link. */
export const tokenInHash = (hash: string): string | undefined =>
  hash.startsWith(linkPrefix) && hash.length > linkPrefix.length ? hash.slice(linkPrefix.length) : undefined;

import { useEffect, useState } from "react";
import { linkPrefix } from "./booking-link.ts";
import { keptBookings } from "./kept-bookings.ts";

/** Returns the token in an address's fragment, or `undefined` if the fragment is not a booking link. */
export const tokenInHash = (hash: string): string | undefined =>
  hash.startsWith(linkPrefix) && hash.length > linkPrefix.length ? hash.slice(linkPrefix.length) : undefined;

interface BookingTokens {
  /** The booking of the opened link, then the saved bookings. An erased booking remains while the page is open. */
  shown: readonly string[];
  kept: readonly string[];
}

/** Returns the tokens that the page shows, or `null` before the script has read them: servers never receive them. */
export function useBookingTokens(): BookingTokens | null {
  const [tokens, setTokens] = useState<BookingTokens | null>(null);
  useEffect(() => {
    const read = () =>
      setTokens((before) => {
        const kept = keptBookings();
        const opened = tokenInHash(window.location.hash);
        return { shown: [...new Set([...(opened ? [opened] : []), ...(before?.shown ?? []), ...kept])], kept };
      });
    read();
    for (const event of ["hashchange", "storage"]) window.addEventListener(event, read);
    return () => {
      for (const event of ["hashchange", "storage"]) window.removeEventListener(event, read);
    };
  }, []);
  return tokens;
}

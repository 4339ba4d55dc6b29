import { keptInDocument } from "../../ui/kept-in-document.ts";
import { bookingKeyName, createBookingKeys, type BookingKeys } from "../booking/booking-key.ts";

/**
 * Returns a code of 20 bits for a registration. Many vehicles share a code, so it does not reveal
 * the registration.
 */
function shortCode(registration: string): string {
  let hash = 0x811c9dc5;
  for (const character of registration) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return ((hash >>> 20) ^ (hash & 0xfffff)).toString(16).padStart(5, "0");
}

/** Each van has its own keys. So two vans with the same code do not replace each other's. */
const keysByRegistration = keptInDocument(() => new Map<string, BookingKeys>());

/**
 * Returns the keys of a van's requests. The tab stores them under a code: a request sent again
 * after a reload repeats the booking. A key under the code of another van is rejected by the server
 * and replaced.
 */
export function requestKeysOf(registration: string): BookingKeys {
  const name = `${bookingKeyName}.van-${shortCode(registration)}`;
  const keys = keysByRegistration().get(registration) ?? createBookingKeys({ nameOf: () => name });
  keysByRegistration().set(registration, keys);
  return keys;
}

import type { SentBooking } from "@vanfettle/contract/booking/booking-schemas";
import { randomId } from "@vanfettle/vans/random-id";
import { storedText, storeIfPossible } from "../../ui/device-storage.ts";
import { isCount, isText, parseStored, shape } from "../../ui/stored-json.ts";

const lifetimeMs = 3_600_000;

/** The part of a key that the tab stores. */
interface StoredKey {
  key: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

const isStoredKey = shape<StoredKey>({ key: isText, createdAt: isCount });

/** The beginning of the names under which the tab stores keys. */
export const bookingKeyName = "vanfettle.booking-key";

/**
 * Returns the storage key of a form. A place's two pages share a form; two places with the same
 * name do not.
 */
const formKeyName = ({ location, locationSlug }: SentBooking): string =>
  `${bookingKeyName}.${locationSlug ?? location}`;

export type BookingKeys = ReturnType<typeof createBookingKeys>;

/**
 * Creates the idempotency keys of the forms. The tab stores them: sending a form again after a
 * reload or a return from the partner's site repeats the booking instead of adding another. Only
 * the random key and its time are stored, never the visitor's input. In a browser that blocks
 * storage, keys last until the page is closed. `nameOf` names a booking's key in the
 * tab's storage; by default a form has one key.
 */
export function createBookingKeys({
  now = Date.now,
  nameOf = formKeyName,
}: {
  now?: () => number;
  nameOf?: (booking: SentBooking) => string;
} = {}) {
  /**
   * The keys with their bookings as JSON. After a reload the server rejects a key if the values
   * differ.
   */
  const known = new Map<string, StoredKey & { booking?: string }>();

  const read = (name: string): StoredKey | null =>
    parseStored(storedText(name, "tab"), isStoredKey);

  /** Returns a new key for a booking whose last key the server rejects. */
  function renew(booking: SentBooking): string {
    const name = nameOf(booking);
    const stored = { key: `web_${randomId()}`, createdAt: now() };
    known.set(name, { ...stored, booking: JSON.stringify(booking) });
    // The key in memory is enough for this page.
    storeIfPossible(name, JSON.stringify(stored), "tab");
    return stored.key;
  }

  /**
   * Returns the key of the form's last booking, or a new key if that booking had other values or is
   * an hour old.
   */
  function keyFor(booking: SentBooking): string {
    const name = nameOf(booking);
    const last = known.get(name) ?? read(name);
    const values = JSON.stringify(booking);
    // The clock may have moved back since.
    const isRecent = last && Math.abs(now() - last.createdAt) < lifetimeMs;
    if (!isRecent || ("booking" in last && last.booking !== values)) return renew(booking);
    known.set(name, { ...last, booking: values });
    return last.key;
  }

  return { keyFor, renew };
}

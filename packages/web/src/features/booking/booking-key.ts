import type { BookingRequest } from "@vanfettle/contract/schemas";

/**
 * The idempotency keys of the forms. The tab stores them, so that sending a form again after a reload or a return from
 * the partner's site repeats the booking instead of adding another. Only the random key and its time are stored, never
 * the visitor's input.
 */
export interface BookingKeys {
  /** Returns the key of the form's last booking, or a new key if that booking had other values or is an hour old. */
  keyFor: (booking: BookingRequest) => string;
  /** Returns a new key for a booking whose last key the server rejects. */
  renew: (booking: BookingRequest) => string;
}

type KeyStorage = Pick<Storage, "getItem" | "setItem">;

interface StoredKey {
  key: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

interface KnownKey extends StoredKey {
  /** The booking for this key; `undefined` after a reload. The server then rejects the key if the values differ. */
  booking?: BookingRequest;
}

const lifetimeMs = 3_600_000;

/**
 * Returns the storage key of a form. A place's servicing and MOT pages share a form; two places with one name do not.
 */
const storageKey = ({ location, locationSlug }: BookingRequest): string =>
  `vanfettle.booking-key.${locationSlug ?? location}`;

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `web_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const isSameBooking = (a: BookingRequest, b: BookingRequest): boolean =>
  a.registration === b.registration &&
  a.postcode === b.postcode &&
  a.serviceType === b.serviceType &&
  a.location === b.location;

/** Creates the keys. If `storage` throws, as in a browser that blocks it, keys last until the page is closed. */
export function createBookingKeys(storage: () => KeyStorage, now: () => number = Date.now): BookingKeys {
  const known = new Map<string, KnownKey>();

  function read(name: string): KnownKey | undefined {
    try {
      const stored = JSON.parse(storage().getItem(name) ?? "null") as StoredKey | null;
      return stored ?? undefined;
    } catch {
      return undefined;
    }
  }

  function renew(booking: BookingRequest): string {
    const name = storageKey(booking);
    const stored: StoredKey = { key: randomKey(), createdAt: now() };
    known.set(name, { ...stored, booking });
    try {
      storage().setItem(name, JSON.stringify(stored));
    } catch {
      // The key in memory is enough for this page.
    }
    return stored.key;
  }

  return {
    keyFor(booking) {
      const name = storageKey(booking);
      const last = known.get(name) ?? read(name);
      // The clock may have moved back since.
      const isRecent = last && Math.abs(now() - last.createdAt) < lifetimeMs;
      if (!isRecent || (last.booking && !isSameBooking(last.booking, booking))) return renew(booking);
      known.set(name, { ...last, booking });
      return last.key;
    },
    renew,
  };
}

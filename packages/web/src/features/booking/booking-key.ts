import type { BookingRequest } from "@vanfettle/contract/schemas";

/**
 * The idempotency keys of the forms. They are stored for the tab, so that a reload after a lost response, or the way back
 * from the partner's site, repeats the booking instead of making another. Only the random key and its time are stored,
 * never what was typed.
 */
export interface BookingKeys {
  /** Returns the key of the form's last booking, or a new one if that was an hour ago or had other values. */
  keyFor: (booking: BookingRequest) => string;
  /** Returns a new key for the booking, because the server does not take the last one. */
  renew: (booking: BookingRequest) => string;
}

type KeyStorage = Pick<Storage, "getItem" | "setItem">;

interface StoredKey {
  key: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

interface KnownKey extends StoredKey {
  /** The booking it was used for; unknown after a reload. Then the server rejects the key for other values. */
  booking?: BookingRequest;
}

const lifetimeMs = 3_600_000;

/** The place pages of servicing and MOT share a form; two places with the same name do not. */
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

/** Creates the keys. Where `storage` throws, as in a browser that blocks it, a key lasts as long as the page. */
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
      // The clock may have been set back since.
      const isRecent = last && Math.abs(now() - last.createdAt) < lifetimeMs;
      if (!isRecent || (last.booking && !isSameBooking(last.booking, booking))) return renew(booking);
      known.set(name, { ...last, booking });
      return last.key;
    },
    renew,
  };
}

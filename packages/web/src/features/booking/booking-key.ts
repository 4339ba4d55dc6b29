/**
 * The idempotency keys of the forms, by the location each form sends. They are stored for the tab, so that a reload after
 * a lost response repeats the booking instead of making another. Only the random key is stored, never what was typed.
 */
export interface BookingKeys {
  current(location: string): string;
  renew(location: string): string;
}

type KeyStorage = Pick<Storage, "getItem" | "setItem">;

const storageKey = (location: string): string => `vanfettle.booking-key.${location}`;

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `web_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Creates the keys. Where `storage` throws, as in a browser that blocks it, a key lasts as long as the page. */
export function createBookingKeys(storage: () => KeyStorage): BookingKeys {
  const cache = new Map<string, string>();

  function read(location: string): string | null {
    try {
      return storage().getItem(storageKey(location));
    } catch {
      return null;
    }
  }

  function renew(location: string): string {
    const key = randomKey();
    cache.set(location, key);
    try {
      storage().setItem(storageKey(location), key);
    } catch {
      // The key in memory is enough for this page.
    }
    return key;
  }

  return {
    current: (location) => cache.get(location) ?? read(location) ?? renew(location),
    renew,
  };
}

/**
 * The idempotency key of one form fill. It is kept for the tab, so that a reload after a lost answer repeats the same
 * booking instead of making another. Only the random key is stored, never what was typed.
 */
export interface BookingKeys {
  current(form: string): string;
  renew(form: string): string;
}

type KeyStorage = Pick<Storage, "getItem" | "setItem">;

const storageKey = (form: string): string => `vanfettle.booking-key.${form}`;

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `web_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** `storage` may refuse, as in a browser that blocks it: then the key lives as long as the page. */
export function createBookingKeys(storage: () => KeyStorage): BookingKeys {
  const kept = new Map<string, string>();

  function read(form: string): string | null {
    try {
      return storage().getItem(storageKey(form));
    } catch {
      return null;
    }
  }

  function renew(form: string): string {
    const key = randomKey();
    kept.set(form, key);
    try {
      storage().setItem(storageKey(form), key);
    } catch {
      // The key in memory serves.
    }
    return key;
  }

  return {
    current: (form) => kept.get(form) ?? read(form) ?? renew(form),
    renew,
  };
}

import { legal } from "@vanfettle/contract/legal-terms";

/** Replaces id, day and registration hash of a tombstone, which removes it from the lists of days and vehicles. */
export const tombstoneMark = "erased";

/**
 * Returns the row that replaces an erased booking. It keeps only the key: if the visitor's browser or the SDK retries,
 * it finds the key taken and stores nothing.
 */
export function toTombstone(keyHash: string, now: Date) {
  const erasedAt = now.toISOString();
  return {
    id: tombstoneMark,
    keyHash,
    registration: "",
    postcode: "",
    serviceType: "",
    location: "",
    createdAt: erasedAt,
    erasedAt,
    day: tombstoneMark,
    registrationHash: tombstoneMark,
    expiresAt: Math.floor(now.getTime() / 1000) + legal.erasedKeyDays * 86_400,
  };
}

/** Returns whether a row is the tombstone of an erased booking. */
export const isTombstone = (row: { erasedAt?: string | undefined }): boolean => row.erasedAt !== undefined;

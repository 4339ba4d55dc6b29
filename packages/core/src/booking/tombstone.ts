import { erasedKeyExpiry } from "@vanfettle/contract/booking/booking-retention";

/** DynamoDB deletes expired rows within days. Until then, reads must treat them as absent. */
export const isExpired = (row: { expiresAt: number }, now: Date): boolean =>
  row.expiresAt * 1000 <= now.getTime();

/**
 * Replaces id, day and registration hash of a tombstone, which removes it from the lists of days
 * and vehicles.
 */
export const tombstoneMark = "erased";

/**
 * Returns the row that replaces an erased booking. It keeps only the key. So a retry does not store
 * anything.
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
    expiresAt: erasedKeyExpiry(now),
  };
}

export const isTombstone = (row: { erasedAt?: string | undefined }): boolean =>
  row.erasedAt !== undefined;

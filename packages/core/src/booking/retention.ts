import { legal } from "@vanfettle/contract/legal-terms";

/**
 * Returns when a booking expires, in epoch seconds: seven calendar years later. 29 February becomes
 * the 28th.
 */
export function bookingExpiry(createdAt: Date): number {
  const expiry = new Date(createdAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + legal.bookingRetentionYears);
  if (expiry.getUTCMonth() !== createdAt.getUTCMonth()) expiry.setUTCDate(0);
  return Math.floor(expiry.getTime() / 1000);
}

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
    expiresAt: Math.floor(now.getTime() / 1000) + legal.erasedKeyDays * 86_400,
  };
}

export const isTombstone = (row: { erasedAt?: string | undefined }): boolean =>
  row.erasedAt !== undefined;

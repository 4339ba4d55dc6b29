import { legal } from "@vanfettle/contract/constants";

/** Replaces id, day and registration hash of a tombstone, so that no list of a day or of a vehicle contains it. */
export const tombstoneMark = "erased";

/**
 * Returns the row that replaces an erased booking. It keeps only the key, so that a retry under way, by the visitor or
 * by the SDK, finds the key taken and stores nothing.
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

/** Returns whether a row is what an erasure has left of a booking. */
export const isTombstone = (row: { erasedAt?: string | undefined }): boolean => row.erasedAt !== undefined;

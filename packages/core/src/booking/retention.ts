import { legal } from "@vanfettle/contract/legal-terms";

/** Returns when a booking expires, in epoch seconds: seven calendar years later. 29 February becomes the 28th. */
export function bookingExpiry(createdAt: Date): number {
  const expiry = new Date(createdAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + legal.bookingRetentionYears);
  if (expiry.getUTCMonth() !== createdAt.getUTCMonth()) expiry.setUTCDate(0);
  return Math.floor(expiry.getTime() / 1000);
}

/** DynamoDB deletes expired rows within days. Until then, reads must treat them as absent. */
export const isExpired = (row: { expiresAt: number }, now: Date): boolean => row.expiresAt * 1000 <= now.getTime();

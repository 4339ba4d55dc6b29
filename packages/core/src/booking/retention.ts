import { legal } from "@vanfettle/contract/constants";

/** Seven calendar years on, as DynamoDB's TTL wants it; 29 February becomes the 28th. */
export function bookingExpiry(createdAt: Date): number {
  const expiry = new Date(createdAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + legal.bookingRetentionYears);
  if (expiry.getUTCMonth() !== createdAt.getUTCMonth()) expiry.setUTCDate(0);
  return Math.floor(expiry.getTime() / 1000);
}

/** DynamoDB deletes expired rows within days, not at once; until then they must not be seen. */
export const isExpired = (row: { expiresAt: number }, now: Date): boolean => row.expiresAt * 1000 <= now.getTime();

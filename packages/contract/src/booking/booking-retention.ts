/** How long the data of a booking is kept. The legal pages state it, and rows expire by it. */
export const bookingRetention = {
  years: 7,
  /** The period covered by DynamoDB's point-in-time recovery. */
  backupDays: 35,
  /** Exceeds the age of any backup, so a restore cannot bring back an erased request. */
  erasedKeyDays: 36,
} as const;

/**
 * Returns when a booking expires, in epoch seconds: seven calendar years later. 29 February becomes
 * the 28th.
 */
export function bookingExpiry(createdAt: Date): number {
  const expiry = new Date(createdAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + bookingRetention.years);
  if (expiry.getUTCMonth() !== createdAt.getUTCMonth()) expiry.setUTCDate(0);
  return toEpochSeconds(expiry);
}

/** Returns when the key of an erased booking expires, in epoch seconds. */
export const erasedKeyExpiry = (erasedAt: Date): number =>
  toEpochSeconds(erasedAt) + bookingRetention.erasedKeyDays * 86_400;

const toEpochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Longer than any backup of the table lives, so that no restore brings an erased booking back. */
export const tombstoneDays = 36;

/** Takes the place of a day and of a hash, of which it can be none: listings of either never meet an emptied row. */
export const tombstoneMark = "erased";

/**
 * What takes the place of an erased booking: its key and nothing else. A retry still under way, be it of the visitor
 * or of the SDK, finds the key taken and stores nothing.
 */
export function emptied(keyHash: string, now: Date) {
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
    expiresAt: Math.floor(now.getTime() / 1000) + tombstoneDays * 86_400,
  };
}

export const isTombstone = (row: { erasedAt?: string | undefined }): boolean => row.erasedAt !== undefined;

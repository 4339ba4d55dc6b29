import type { ClockDeps } from "../table/table.ts";
import { fingerprintKey, hashRegistration } from "./booking-hashes.ts";
import type { BookingRow } from "./booking.ts";
import { isTombstone } from "./tombstone.ts";

export type RegistrationKeyDeps = ClockDeps & { hashKey: string };

const purpose = "registration";

/**
 * Returns whether the site's own key has hashed registrations, and the fingerprints of other keys
 * that have. While there are `others`, a vehicle's bookings may not all be found.
 */
export async function findUsedRegistrationKeys({ table, hashKey }: RegistrationKeyDeps) {
  const { data } = await table.entities.registrationKey.query
    .byFingerprint({ purpose })
    .go({ consistent: true });
  const own = fingerprintKey(hashKey);
  const fingerprints = data.map(({ fingerprint }) => fingerprint);
  return {
    isOwnUsed: fingerprints.includes(own),
    others: fingerprints.filter((each) => each !== own),
  };
}

/** Records that our key has hashed registrations of this table. */
export async function recordRegistrationKey({
  table,
  clock,
  hashKey,
}: RegistrationKeyDeps): Promise<void> {
  const key = {
    purpose,
    fingerprint: fingerprintKey(hashKey),
    firstUsedAt: clock().toISOString(),
  } as const;
  await table.entities.registrationKey.put(key).go();
}

/** Forgets the other keys. Right only once no registration of this table is hashed with them. */
export async function forgetOtherRegistrationKeys(deps: RegistrationKeyDeps): Promise<void> {
  const { others } = await findUsedRegistrationKeys(deps);
  for (const fingerprint of others) {
    await deps.table.entities.registrationKey.delete({ purpose, fingerprint }).go();
  }
}

/**
 * Returns a function for each booking, which records our key and reports another. Never throws: the
 * next booking retries.
 */
export function watchRegistrationKey(
  deps: RegistrationKeyDeps & { onOtherKey: () => void },
): () => Promise<void> {
  let isOnlyKey = false;
  return async () => {
    if (isOnlyKey) return;
    try {
      const { isOwnUsed, others } = await findUsedRegistrationKeys(deps);
      if (!isOwnUsed) await recordRegistrationKey(deps);
      if (others.length > 0) deps.onOtherKey();
      else isOnlyKey = true;
    } catch {
      // The database failed; what the visitor is told depends on the booking alone.
    }
  };
}

const rowsAPage = 200;

/**
 * Hashes all registrations with our key, and forgets the other keys at the end. May be interrupted
 * and repeated.
 */
export async function rehashBookings(
  deps: RegistrationKeyDeps & { onProgress?: (done: number) => void },
) {
  const { booking } = deps.table.entities;
  await recordRegistrationKey(deps);
  let [bookings, rehashed] = [0, 0];
  let cursor: string | null = null;
  do {
    const options = { limit: rowsAPage, cursor, consistent: true };
    const page: { data: ScannedBooking[]; cursor: string | null } = await booking.scan.go(options);
    const rows = page.data.filter((row) => !isTombstone(row));
    for (const row of rows) if (await rehash(deps, row)) rehashed++;
    bookings += rows.length;
    deps.onProgress?.(bookings);
    cursor = page.cursor;
  } while (cursor !== null);
  await forgetOtherRegistrationKeys(deps);
  return { bookings, rehashed };
}

type ScannedBooking = Pick<
  BookingRow,
  "id" | "keyHash" | "registration" | "registrationHash" | "erasedAt"
>;

/**
 * Returns whether the row was changed. A row that has been erased since it was read is not changed.
 */
async function rehash(
  { table, hashKey }: RegistrationKeyDeps,
  row: ScannedBooking,
): Promise<boolean> {
  const registrationHash = hashRegistration(hashKey, row.registration);
  if (registrationHash === row.registrationHash) return false;
  const result = await table.entities.booking
    .patch({ keyHash: row.keyHash })
    .set({ registrationHash })
    .composite({ id: row.id })
    .where((stored, { eq }) => eq(stored.registrationHash, row.registrationHash))
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

import { hashRegistration } from "./booking-hashes.ts";
import { forgetOtherRegistrationKeys, recordRegistrationKey, type RegistrationKeyDeps } from "./registration-key.ts";
import { isTombstone } from "./tombstone.ts";

export interface Rehashed {
  bookings: number;
  /** The number of bookings that were hashed with another key. */
  rehashed: number;
}

const rowsAPage = 200;

/**
 * Hashes the registration of every stored booking with our key, and forgets the other keys. If it is interrupted, the
 * other keys stay recorded, and it can be run again.
 */
export async function rehashBookings(
  deps: RegistrationKeyDeps & { onProgress?: (done: number) => void },
): Promise<Rehashed> {
  const { booking } = deps.table.entities;
  await recordRegistrationKey(deps);
  let [bookings, rehashed] = [0, 0];
  let cursor: string | null = null;
  do {
    const page: { data: ScannedBooking[]; cursor: string | null } = await booking.scan.go({
      limit: rowsAPage,
      cursor,
      consistent: true,
    });
    const rows = page.data.filter((row) => !isTombstone(row));
    for (const row of rows) if (await rehash(deps, row)) rehashed++;
    bookings += rows.length;
    deps.onProgress?.(bookings);
    cursor = page.cursor;
  } while (cursor !== null);
  await forgetOtherRegistrationKeys(deps);
  return { bookings, rehashed };
}

interface ScannedBooking {
  id: string;
  keyHash: string;
  registration: string;
  registrationHash: string;
  erasedAt?: string | undefined;
}

/** Returns whether the row was changed. A row that has been erased since it was read is not changed. */
async function rehash({ table, hashKey }: RegistrationKeyDeps, row: ScannedBooking): Promise<boolean> {
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

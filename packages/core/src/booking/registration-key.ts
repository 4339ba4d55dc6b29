import type { Table } from "../table/table.ts";
import { fingerprintKey } from "./booking-hashes.ts";

export interface RegistrationKeyDeps {
  table: Table;
  clock: () => Date;
  /** The secret with which registrations are hashed. */
  hashKey: string;
}

const purpose = "registration";

/** The keys that have hashed registrations of this table. */
export interface RegistrationKeys {
  hasUsedOwn: boolean;
  /** Fingerprints of keys other than ours. While there is one, a vehicle's bookings may not all be found. */
  others: string[];
}

/** Reads which keys have hashed registrations of this table. */
export async function readRegistrationKeys({ table, hashKey }: RegistrationKeyDeps): Promise<RegistrationKeys> {
  const { data } = await table.entities.registrationKey.query.byFingerprint({ purpose }).go({ consistent: true });
  const own = fingerprintKey(hashKey);
  const fingerprints = data.map(({ fingerprint }) => fingerprint);
  return { hasUsedOwn: fingerprints.includes(own), others: fingerprints.filter((each) => each !== own) };
}

/** Records that our key has hashed registrations of this table. */
export async function recordRegistrationKey({ table, clock, hashKey }: RegistrationKeyDeps): Promise<void> {
  const key = { purpose, fingerprint: fingerprintKey(hashKey), firstUsedAt: clock().toISOString() } as const;
  await table.entities.registrationKey.put(key).go();
}

/** Forgets the other keys. Right only once no registration of this table is hashed with them. */
export async function forgetOtherRegistrationKeys(deps: RegistrationKeyDeps): Promise<void> {
  const { others } = await readRegistrationKeys(deps);
  for (const fingerprint of others) {
    await deps.table.entities.registrationKey.delete({ purpose, fingerprint }).go();
  }
}

/**
 * Returns a function to call with each booking. It records our key, and calls `onOtherKey` if another key hashed
 * registrations of this table. Once only our key is on record, it stops making requests. Never throws, because bookings
 * do not depend on it; the next booking repeats the check.
 */
export function watchRegistrationKey(deps: RegistrationKeyDeps & { onOtherKey: () => void }): () => Promise<void> {
  let isOnlyKey = false;
  return async () => {
    if (isOnlyKey) return;
    try {
      const { hasUsedOwn, others } = await readRegistrationKeys(deps);
      if (!hasUsedOwn) await recordRegistrationKey(deps);
      if (others.length > 0) deps.onOtherKey();
      else isOnlyKey = true;
    } catch {
      // The database failed; what the visitor is told depends on the booking alone.
    }
  };
}

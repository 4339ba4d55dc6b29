import { duplicateBookingWindowMinutes } from "@vanfettle/contract/bookings/booking-rules";
import { DomainError } from "@vanfettle/contract/problems";
import type { BookingRequest } from "@vanfettle/contract/schemas";
import type { NewId } from "../table/new-id.ts";
import type { Table } from "../table/table.ts";
import { hashPayload } from "./booking-hashes.ts";

interface DeriveKeyDeps {
  table: Table;
  clock: () => Date;
  newId: NewId;
  hashKey: string;
}

const windowMs = duplicateBookingWindowMinutes * 60_000;

export interface DerivedIdempotencyKey {
  key: string;
  derivedAt: string;
}

/**
 * Returns an idempotency key for a request without a key. Equal payloads within ten minutes get the same key: the write
 * is conditional, and concurrent requests use the key that was stored first. Throws `unavailable` if the stored key
 * cannot be read.
 */
export async function deriveIdempotencyKey(
  { table, clock, newId, hashKey }: DeriveKeyDeps,
  payload: BookingRequest,
): Promise<DerivedIdempotencyKey> {
  const now = clock();
  const payloadHash = hashPayload(hashKey, payload);
  const windowStart = new Date(now.getTime() - windowMs).toISOString();
  const derived = {
    payloadHash,
    key: newId("key"),
    derivedAt: now.toISOString(),
    expiresAt: Math.ceil((now.getTime() + windowMs) / 1000),
  };
  const { derivedIdempotencyKey } = table.entities;
  const result = await derivedIdempotencyKey
    .put(derived)
    .where((row, { notExists, lte }) => `${notExists(row.payloadHash)} OR ${lte(row.derivedAt, windowStart)}`)
    .go({ returnOnConditionCheckFailure: "all_old" });
  if (!result.rejected) return derived;
  const stored = result.data ?? (await derivedIdempotencyKey.get({ payloadHash }).go({ consistent: true })).data;
  if (!stored) throw new DomainError("unavailable");
  return stored;
}

import { duplicateBookingWindowMinutes } from "@vanfettle/contract/constants";
import { DomainError } from "@vanfettle/contract/problems";
import type { BookingRequest } from "@vanfettle/contract/schemas";
import type { NewId } from "../table/new-id.ts";
import type { Table } from "../table/table.ts";
import { hashPayload } from "./booking-hashes.ts";

interface GivenKeyDeps {
  table: Table;
  clock: () => Date;
  newId: NewId;
  hashKey: string;
}

const windowMs = duplicateBookingWindowMinutes * 60_000;

export interface GivenKey {
  key: string;
  givenAt: string;
}

/**
 * The key of a request that brought none. Whoever sends the same within ten minutes is given the same one: the row is
 * put only where none is younger, so of all who ask at once one decides.
 */
export async function givenKey(
  { table, clock, newId, hashKey }: GivenKeyDeps,
  payload: BookingRequest,
): Promise<GivenKey> {
  const now = clock();
  const payloadHash = hashPayload(hashKey, payload);
  const before = new Date(now.getTime() - windowMs).toISOString();
  const given = {
    payloadHash,
    key: newId("key"),
    givenAt: now.toISOString(),
    expiresAt: Math.ceil((now.getTime() + windowMs) / 1000),
  };
  const result = await table.entities.givenKey
    .put(given)
    .where((row, { notExists, lte }) => `${notExists(row.payloadHash)} OR ${lte(row.givenAt, before)}`)
    .go({ returnOnConditionCheckFailure: "all_old" });
  if (!result.rejected) return given;
  const stored = result.data ?? (await table.entities.givenKey.get({ payloadHash }).go({ consistent: true })).data;
  if (!stored) throw new DomainError("unavailable");
  return stored;
}

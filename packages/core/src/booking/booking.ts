import type { EntityItem } from "electrodb";
import { bookingExpiry } from "@vanfettle/contract/booking/booking-retention";
import { duplicateBookingWindowMinutes } from "@vanfettle/contract/booking/booking-rules";
import type { BookingRequest, BookingResponse } from "@vanfettle/contract/booking/booking-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import type { ClockDeps, IdDeps, Table } from "../table/table.ts";
import {
  createBookingToken,
  hashIdempotencyKey,
  hashPayload,
  hashRegistration,
} from "./booking-hashes.ts";
import { payloadText, toAttributes, type PayloadAttributes } from "./booking-payload.ts";
import type { PartnerLink } from "./partner-link.ts";
import { isExpired, isTombstone } from "./tombstone.ts";

export interface BookingDeps extends IdDeps {
  partner: PartnerLink;
  /** The secret with which registrations are hashed. */
  hashKey: string;
  /** The secret that signs the tokens in links to bookings. */
  linkKey: string;
  /** Called once the booking is stored; `replayed` means that it had been stored before. */
  onOutcome?: (outcome: "accepted" | "replayed") => void;
}

export type BookingCall = { payload: BookingRequest; idempotencyKey: string | undefined };

export type BookingRow = EntityItem<Table["entities"]["booking"]>;

/**
 * Stores a booking once for each key and payload, and returns the partner's address. Throws
 * `key_reused` for another payload, and `booking_erased`. Only a key that the request brings also
 * gets the token of the booking's link: anyone who sends the same values within ten minutes shares
 * a derived key.
 */
export async function requestBooking(
  deps: BookingDeps,
  call: BookingCall,
): Promise<BookingResponse> {
  const { idempotencyKey } = call;
  const payload = toAttributes(call.payload);
  const { key, createdAt } =
    idempotencyKey === undefined
      ? await deriveIdempotencyKey(deps, payload)
      : { key: idempotencyKey, createdAt: deps.clock().toISOString() };
  const keyHash = hashIdempotencyKey(key);
  const { booking, isNew } = await store(deps, keyHash, payload, createdAt);
  if (payloadText(booking) !== payloadText(payload)) throw new DomainError("key_reused");
  const redirectUrl = deps.partner(booking);
  deps.onOutcome?.(isNew ? "accepted" : "replayed");
  if (idempotencyKey === undefined) return { redirectUrl };
  return { redirectUrl, token: createBookingToken(deps.linkKey, keyHash) };
}

/**
 * Returns the booking under the key, new or earlier. It is new too if only the response of an
 * attempt was lost.
 */
async function store(
  deps: BookingDeps,
  keyHash: string,
  payload: PayloadAttributes,
  createdAt: string,
) {
  const booking = {
    ...payload,
    id: deps.newId("bkg"),
    keyHash,
    createdAt,
    day: createdAt.slice(0, 10),
    registrationHash: hashRegistration(deps.hashKey, payload.registration),
    expiresAt: bookingExpiry(new Date(createdAt)),
  };
  const now = Math.floor(deps.clock().getTime() / 1000);
  const result = await deps.table.entities.booking
    .put(booking)
    .where((row, { notExists, lte }) => `${notExists(row.keyHash)} OR ${lte(row.expiresAt, now)}`)
    .go({ returnOnConditionCheckFailure: "all_old" });
  if (!result.rejected) return { booking, isNew: true };

  const stored = result.data ?? (await find(deps, keyHash));
  if (!stored) throw new DomainError("unavailable");
  if (isTombstone(stored)) throw new DomainError("booking_erased");
  return { booking: stored, isNew: stored.id === booking.id };
}

async function find({ table, clock }: ClockDeps, keyHash: string): Promise<BookingRow | null> {
  const { data } = await table.entities.booking.get({ keyHash }).go({ consistent: true });
  return data && !isExpired(data, clock()) ? data : null;
}

const windowMs = duplicateBookingWindowMinutes * 60_000;

/**
 * Derives a key, the same for equal payloads within ten minutes of the first stored booking, also
 * for concurrent ones. Returns the key and its booking's time. Throws `unavailable`.
 */
export async function deriveIdempotencyKey(
  deps: IdDeps & { hashKey: string },
  payload: PayloadAttributes,
): Promise<{ key: string; createdAt: string }> {
  const { table, clock, newId, hashKey } = deps;
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
    .where(
      (row, { notExists, lte }) =>
        `${notExists(row.payloadHash)} OR ${lte(row.derivedAt, windowStart)}`,
    )
    .go({ returnOnConditionCheckFailure: "all_old" });
  if (!result.rejected) return { key: derived.key, createdAt: derived.derivedAt };
  const stored =
    result.data ?? (await derivedIdempotencyKey.get({ payloadHash }).go({ consistent: true })).data;
  if (!stored) throw new DomainError("unavailable");
  const { key, derivedAt } = stored;
  const isStored = (await find(deps, hashIdempotencyKey(key))) !== null;
  if (isStored || derivedAt >= derived.derivedAt) return { key, createdAt: derivedAt };
  // The request that derived the key has not stored its booking, so the ten minutes start now.
  const extension = await derivedIdempotencyKey
    .put({ ...derived, key })
    .where((row, { eq }) => eq(row.key, key))
    .go({ returnOnConditionCheckFailure: true });
  return extension.rejected
    ? deriveIdempotencyKey(deps, payload)
    : { key, createdAt: derived.derivedAt };
}

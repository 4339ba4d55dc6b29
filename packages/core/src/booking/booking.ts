import { DomainError } from "@vanfettle/contract/problems";
import type { BookingResponse, BookingRequest } from "@vanfettle/contract/schemas";
import type { EntityItem } from "electrodb";
import type { IdDeps, Table } from "../table/table.ts";
import { hashIdempotencyKey, hashRegistration, createBookingToken, hashPayload } from "./booking-hashes.ts";
import type { PartnerLink } from "./partner-link.ts";
import { isTombstone, bookingExpiry, isExpired } from "./retention.ts";
import { duplicateBookingWindowMinutes } from "@vanfettle/contract/bookings/booking-rules";

export interface BookingDeps extends IdDeps {
  partner: PartnerLink;
  /** The secret with which registrations are hashed. */
  hashKey: string;
  /** The secret that signs the tokens in links to bookings. */
  linkKey: string;
  /** Called once the booking is stored; `replayed` means that it had been stored before. */
  onOutcome?: (outcome: "accepted" | "replayed") => void;
}

export interface BookingCall {
  payload: BookingRequest;
  idempotencyKey: string | undefined;
}

export type BookingRow = EntityItem<Table["entities"]["booking"]>;

/**
 * Stores a booking, and returns the partner's address at which the visitor completes it. Requests with the same key and
 * payload get the same response and are stored once.
 *
 * A request that brings an idempotency key also gets the token of the link that shows and erases the booking. A request
 * with a derived key does not: anyone who sends the same values within ten minutes shares that key and the booking.
 *
 * Throws `key_reused` if the key belongs to another payload, and `booking_erased` if the booking has been erased since.
 */
export async function requestBooking(deps: BookingDeps, call: BookingCall): Promise<BookingResponse> {
  const { payload, idempotencyKey } = call;
  // A booking with a derived key has the time at which that was derived.
  const { key, derivedAt: createdAt } =
    idempotencyKey === undefined
      ? await deriveIdempotencyKey(deps, payload)
      : { key: idempotencyKey, derivedAt: deps.clock().toISOString() };
  const keyHash = hashIdempotencyKey(key);
  const { booking, isNew } = await store(deps, keyHash, payload, createdAt);
  if (payloadFields.some((field) => booking[field] !== payload[field])) throw new DomainError("key_reused");
  const redirectUrl = deps.partner(booking);
  deps.onOutcome?.(isNew ? "accepted" : "replayed");
  if (idempotencyKey === undefined) return { redirectUrl };
  return { redirectUrl, token: createBookingToken(deps.linkKey, keyHash) };
}

const payloadFields = ["registration", "postcode", "serviceType", "location", "locationSlug"] as const;

/** Returns the booking under the key, new or earlier. It is new too if only the response of an attempt was lost. */
async function store(
  deps: BookingDeps,
  keyHash: string,
  payload: BookingRequest,
  createdAt: string,
): Promise<{ booking: BookingRequest & { id: string }; isNew: boolean }> {
  const { registration, postcode, serviceType, location, locationSlug } = payload;
  const booking = {
    id: deps.newId("bkg"),
    keyHash,
    registration,
    postcode,
    serviceType,
    location,
    ...(locationSlug !== undefined && { locationSlug }),
    createdAt,
    day: createdAt.slice(0, 10),
    registrationHash: hashRegistration(deps.hashKey, registration),
    expiresAt: bookingExpiry(new Date(createdAt)),
  };
  const result = await deps.table.entities.booking
    .put(booking)
    .where(
      (row, { notExists, lte }) =>
        `${notExists(row.keyHash)} OR ${lte(row.expiresAt, Math.floor(deps.clock().getTime() / 1000))}`,
    )
    .go({ returnOnConditionCheckFailure: "all_old" });
  if (!result.rejected) return { booking, isNew: true };
  const stored = result.data ?? (await find(deps, keyHash));
  if (!stored) throw new DomainError("unavailable");
  if (isTombstone(stored)) throw new DomainError("booking_erased");
  return { booking: stored, isNew: stored.id === booking.id };
}

async function find({ table, clock }: BookingDeps, keyHash: string): Promise<BookingRow | null> {
  const { data } = await table.entities.booking.get({ keyHash }).go({ consistent: true });
  return data && !isExpired(data, clock()) ? data : null;
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
  { table, clock, newId, hashKey }: IdDeps & { hashKey: string },
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

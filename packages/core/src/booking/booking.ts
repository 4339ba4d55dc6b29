import { DomainError } from "@vanfettle/contract/problems";
import type { BookingResponse, BookingRequest } from "@vanfettle/contract/schemas";
import type { EntityItem } from "electrodb";
import type { NewId } from "../table/new-id.ts";
import type { Table } from "../table/table.ts";
import { hashIdempotencyKey, hashRegistration, createBookingToken, hashPayload } from "./booking-hashes.ts";
import type { PartnerLink } from "./partner-link.ts";
import { isTombstone, bookingExpiry, isExpired } from "./retention.ts";
import { duplicateBookingWindowMinutes } from "@vanfettle/contract/bookings/booking-rules";

export interface BookingDeps {
  table: Table;
  clock: () => Date;
  newId: NewId;
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
  const { key, at } = await keyAndTime(deps, call);
  const keyHash = hashIdempotencyKey(key);
  const { booking, isNew } = await store(deps, keyHash, call.payload, at);
  if (!isSamePayload(booking, call.payload)) throw new DomainError("key_reused");
  const redirectUrl = deps.partner(booking);
  deps.onOutcome?.(isNew ? "accepted" : "replayed");
  if (call.idempotencyKey === undefined) return { redirectUrl };
  return { redirectUrl, token: createBookingToken(deps.linkKey, keyHash) };
}

/** Returns the idempotency key, and the time of the booking: for a derived key that is when it was derived. */
async function keyAndTime(
  deps: BookingDeps,
  { payload, idempotencyKey }: BookingCall,
): Promise<{ key: string; at: Date }> {
  if (idempotencyKey !== undefined) return { key: idempotencyKey, at: deps.clock() };
  const { key, derivedAt } = await deriveIdempotencyKey(deps, payload);
  return { key, at: new Date(derivedAt) };
}

const isSamePayload = (booking: BookingRequest, payload: BookingRequest): boolean =>
  booking.registration === payload.registration &&
  booking.postcode === payload.postcode &&
  booking.serviceType === payload.serviceType &&
  booking.location === payload.location &&
  booking.locationSlug === payload.locationSlug;

/**
 * Returns the booking stored under the key: the given booking, or an earlier one. The result also counts as new if an
 * attempt of the SDK stored the booking and the response was lost.
 */
async function store(
  deps: BookingDeps,
  keyHash: string,
  payload: BookingRequest,
  at: Date,
): Promise<{ booking: BookingRequest & { id: string }; isNew: boolean }> {
  const { registration, postcode, serviceType, location, locationSlug } = payload;
  const createdAt = at.toISOString();
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
    expiresAt: bookingExpiry(at),
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

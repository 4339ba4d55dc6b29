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

export type BookingCall = { payload: BookingRequest; idempotencyKey: string | undefined };

export type BookingRow = EntityItem<Table["entities"]["booking"]>;

/**
 * Stores a booking once for each key and payload, and returns the partner's address. Throws `key_reused` for another
 * payload, and `booking_erased`. Only a key that the request brings also gets the token of the booking's link: anyone
 * who sends the same values within ten minutes shares a derived key.
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
async function store(deps: BookingDeps, keyHash: string, payload: BookingRequest, createdAt: string) {
  const { registration, postcode, serviceType, location, locationSlug } = payload;
  const booking = {
    registration,
    postcode,
    serviceType,
    location,
    ...(locationSlug !== undefined && { locationSlug }),
    id: deps.newId("bkg"),
    keyHash,
    createdAt,
    day: createdAt.slice(0, 10),
    registrationHash: hashRegistration(deps.hashKey, registration),
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

async function find({ table, clock }: BookingDeps, keyHash: string): Promise<BookingRow | null> {
  const { data } = await table.entities.booking.get({ keyHash }).go({ consistent: true });
  return data && !isExpired(data, clock()) ? data : null;
}

const windowMs = duplicateBookingWindowMinutes * 60_000;

/** Derives a key, the same for equal payloads within ten minutes, also for concurrent ones. Throws `unavailable`. */
export async function deriveIdempotencyKey(
  { table, clock, newId, hashKey }: IdDeps & { hashKey: string },
  payload: BookingRequest,
) {
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

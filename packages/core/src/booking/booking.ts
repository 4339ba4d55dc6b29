import { DomainError } from "@vanfettle/contract/problems";
import type { BookingResponse, BookingRequest } from "@vanfettle/contract/schemas";
import type { EntityItem } from "electrodb";
import type { NewId } from "../table/new-id.ts";
import type { Table } from "../table/table.ts";
import { hashIdempotencyKey, hashRegistration } from "./booking-hashes.ts";
import type { Partner } from "./partner-link.ts";
import { isTombstone } from "./tombstone.ts";
import { givenKey } from "./derived-idempotency-key.ts";
import { bookingExpiry, isExpired } from "./retention.ts";

export interface BookingDeps {
  table: Table;
  clock: () => Date;
  newId: NewId;
  partner: Partner;
  /** Secret of the hashes that lead from a registration to its bookings. */
  hashKey: string;
  /** Told once it is certain: `replayed` answers the first request again. */
  onAnswered?: (outcome: "accepted" | "replayed") => void;
}

export interface BookingCall {
  payload: BookingRequest;
  idempotencyKey: string | undefined;
}

export type BookingRow = EntityItem<Table["entities"]["booking"]>;

/** Stores the booking before answering. The same key and payload get the first answer again, however often they come. */
export async function request(deps: BookingDeps, { payload, idempotencyKey }: BookingCall): Promise<BookingResponse> {
  const { key, at } = await keyOf(deps, { payload, idempotencyKey });
  const { booking, isNew } = await store(deps, hashIdempotencyKey(key), payload, at);
  if (!isSamePayload(booking, payload)) throw new DomainError("key_reused");
  return answer(deps, booking, isNew ? "accepted" : "replayed");
}

/** The caller's own, or the one that equal requests without any share; they are of the time of their first. */
async function keyOf(deps: BookingDeps, { payload, idempotencyKey }: BookingCall): Promise<{ key: string; at: Date }> {
  if (idempotencyKey !== undefined) return { key: idempotencyKey, at: deps.clock() };
  const { key, givenAt } = await givenKey(deps, payload);
  return { key, at: new Date(givenAt) };
}

function answer(
  { partner, onAnswered }: BookingDeps,
  booking: BookingRequest & { id: string },
  outcome: "accepted" | "replayed",
): BookingResponse {
  const redirectUrl = partner(booking);
  onAnswered?.(outcome);
  return { redirectUrl };
}

const isSamePayload = (booking: BookingRequest, payload: BookingRequest): boolean =>
  booking.registration === payload.registration &&
  booking.postcode === payload.postcode &&
  booking.serviceType === payload.serviceType &&
  booking.location === payload.location;

/** The booking now under the key: this one, or the one that was there before, or this one stored by a lost first try. */
async function store(
  deps: BookingDeps,
  keyHash: string,
  payload: BookingRequest,
  at: Date,
): Promise<{ booking: BookingRequest & { id: string }; isNew: boolean }> {
  const { registration, postcode, serviceType, location } = payload;
  const createdAt = at.toISOString();
  const booking = {
    id: deps.newId("bkg"),
    keyHash,
    registration,
    postcode,
    serviceType,
    location,
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
  return { booking: unlessErased(stored), isNew: stored.id === booking.id };
}

/** A retry must not bring back what its vehicle's keeper had erased. */
function unlessErased(row: BookingRow): BookingRow {
  if (isTombstone(row)) throw new DomainError("booking_erased");
  return row;
}

async function find({ table, clock }: BookingDeps, keyHash: string): Promise<BookingRow | null> {
  const { data } = await table.entities.booking.get({ keyHash }).go({ consistent: true });
  return data && !isExpired(data, clock()) ? data : null;
}

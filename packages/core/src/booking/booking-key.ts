import { createHash, createHmac } from "node:crypto";
import { keylessBookingWindowMinutes } from "@vanfettle/contract/constants";
import type { BookingRequest } from "@vanfettle/contract/schemas";

export const keylessWindowMs = keylessBookingWindowMinutes * 60_000;

/** Hashes are hex: key attributes are stored in lower case. */
export const hashOfKey = (idempotencyKey: string): string =>
  createHash("sha256").update(`key/${idempotencyKey}`).digest("hex");

/** Registrations are few enough to guess, so what is derived from one takes a secret. */
const keyed = (hashKey: string, text: string): string => createHmac("sha256", hashKey).update(text).digest("hex");

export const hashOfRegistration = (hashKey: string, registration: string): string =>
  keyed(hashKey, `registration/${registration}`);

/** The key of a request that brought none: equal payloads in the same ten minutes share it. */
export function hashOfPayload(hashKey: string, payload: BookingRequest, at: Date): string {
  const { registration, postcode, serviceType, location } = payload;
  const window = Math.floor(at.getTime() / keylessWindowMs);
  return keyed(hashKey, JSON.stringify([registration, postcode, serviceType, location, window]));
}

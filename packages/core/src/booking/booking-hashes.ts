import { createHash, createHmac } from "node:crypto";
import type { BookingRequest } from "@vanfettle/contract/schemas";

/** All hashes are hexadecimal, because ElectroDB stores key attributes in lower case. */
export const hashIdempotencyKey = (idempotencyKey: string): string =>
  createHash("sha256").update(`key/${idempotencyKey}`).digest("hex");

/** There are few enough registrations to try them all, so hashes of personal data are keyed with a secret. */
const hmac = (hashKey: string, text: string): string => createHmac("sha256", hashKey).update(text).digest("hex");

/** Returns the keyed hash by which the bookings of a registration are found. The registration must be normalised. */
export const hashRegistration = (hashKey: string, registration: string): string =>
  hmac(hashKey, `registration/${registration}`);

/** Returns the keyed hash of a booking request, which is equal for equal requests. */
export function hashPayload(hashKey: string, payload: BookingRequest): string {
  const { registration, postcode, serviceType, location, locationSlug } = payload;
  const values = [registration, postcode, serviceType, location];
  return hmac(hashKey, JSON.stringify(locationSlug === undefined ? values : [...values, locationSlug]));
}

/** Identifies a key without revealing it. */
export const fingerprintKey = (hashKey: string): string => hmac(hashKey, "fingerprint");

import { createHash, createHmac } from "node:crypto";
import type { BookingRequest } from "@vanfettle/contract/schemas";

/** Hashes are hex: key attributes are stored in lower case. */
export const hashIdempotencyKey = (idempotencyKey: string): string =>
  createHash("sha256").update(`key/${idempotencyKey}`).digest("hex");

/** Registrations are few enough to guess, so what is derived from one takes a secret. */
const keyed = (hashKey: string, text: string): string => createHmac("sha256", hashKey).update(text).digest("hex");

export const hashRegistration = (hashKey: string, registration: string): string =>
  keyed(hashKey, `registration/${registration}`);

export const hashPayload = (hashKey: string, payload: BookingRequest): string =>
  keyed(hashKey, JSON.stringify([payload.registration, payload.postcode, payload.serviceType, payload.location]));

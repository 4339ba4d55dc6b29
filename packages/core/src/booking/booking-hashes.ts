import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { payloadText, type PayloadAttributes } from "./booking-payload.ts";

/** All hashes are hexadecimal, because ElectroDB stores key attributes in lower case. */
export const hashIdempotencyKey = (idempotencyKey: string): string =>
  createHash("sha256").update(`key/${idempotencyKey}`).digest("hex");

/**
 * There are few enough registrations to try them all, so hashes of personal data are keyed with a
 * secret.
 */
const hmac = (hashKey: string, text: string): string =>
  createHmac("sha256", hashKey).update(text).digest("hex");

/**
 * Returns the keyed hash by which the bookings of a registration are found. The registration must
 * be normalised.
 */
export const hashRegistration = (hashKey: string, registration: string): string =>
  hmac(hashKey, `registration/${registration}`);

/** Returns the keyed hash of a booking's request, which is equal for equal requests. */
export const hashPayload = (hashKey: string, row: PayloadAttributes): string =>
  hmac(hashKey, payloadText(row));

/** Identifies a key without revealing it. */
export const fingerprintKey = (hashKey: string): string => hmac(hashKey, "fingerprint");

/** The hash that a booking is stored under and its signature, each 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}\.[\w-]{43}$/;

const sign = (linkKey: string, id: string): string =>
  createHmac("sha256", linkKey).update(`booking-link/${id}`).digest("base64url");

/**
 * Returns the token in a booking's link, derived from the hexadecimal key that the booking is
 * stored under.
 */
export function createBookingToken(linkKey: string, keyHash: string): string {
  const id = Buffer.from(keyHash, "hex").toString("base64url");
  return `${id}.${sign(linkKey, id)}`;
}

/**
 * Returns the hash of the token's booking, or undefined for another key. Compares signatures in
 * constant time.
 */
export function readBookingToken(linkKey: string, token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const [id = "", signature = ""] = token.split(".");
  if (!timingSafeEqual(Buffer.from(sign(linkKey, id)), Buffer.from(signature))) return undefined;
  return Buffer.from(id, "base64url").toString("hex");
}

import { createHmac, timingSafeEqual } from "node:crypto";

/** The hash that a booking is stored under and its signature, each 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}\.[\w-]{43}$/;

const sign = (linkKey: string, id: string): string =>
  createHmac("sha256", linkKey).update(`booking-link/${id}`).digest("base64url");

/**
 * Returns the token in the link to a booking. `keyHash`, the key that the booking is stored under, is hexadecimal. The
 * token is derived from `keyHash`, is not stored, and does not contain the visitor's data.
 */
export function createBookingToken(linkKey: string, keyHash: string): string {
  const id = Buffer.from(keyHash, "hex").toString("base64url");
  return `${id}.${sign(linkKey, id)}`;
}

/**
 * Returns the hash that the token's booking is stored under, or undefined if the token was not made with `linkKey`.
 * Compares signatures in constant time, to give guesses nothing to measure.
 */
export function readBookingToken(linkKey: string, token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const [id = "", signature = ""] = token.split(".");
  if (!timingSafeEqual(Buffer.from(sign(linkKey, id)), Buffer.from(signature))) return undefined;
  return Buffer.from(id, "base64url").toString("hex");
}

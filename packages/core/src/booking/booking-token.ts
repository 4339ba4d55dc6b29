import { createHmac, timingSafeEqual } from "node:crypto";

/** The hash that a booking is stored under and its signature, each 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}\.[\w-]{43}$/;

const sign = (linkKey: string, id: string): string =>
  createHmac("sha256", linkKey).update(`booking-link/${id}`).digest("base64url");

/**
 * Returns the token of the link to the booking that is stored under `keyHash`, which is hexadecimal. It can be made again
 * at any time, so that nothing is stored for it, and it holds nothing of what the visitor typed.
 */
export function createBookingToken(linkKey: string, keyHash: string): string {
  const id = Buffer.from(keyHash, "hex").toString("base64url");
  return `${id}.${sign(linkKey, id)}`;
}

/**
 * Returns the hash that the token's booking is stored under, or undefined if the token was not made with `linkKey`.
 * Signatures are compared in constant time, so that none can be found by trying.
 */
export function readBookingToken(linkKey: string, token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const [id = "", signature = ""] = token.split(".");
  if (!timingSafeEqual(Buffer.from(sign(linkKey, id)), Buffer.from(signature))) return undefined;
  return Buffer.from(id, "base64url").toString("hex");
}

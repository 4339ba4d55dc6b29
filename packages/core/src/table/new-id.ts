import { createHash } from "node:crypto";
import { decodeTime, ulid } from "ulid";

export type IdPrefix = "bkg" | "run" | "ers" | "key" | "aud" | "edt" | "tst";
export type NewId = (prefix: IdPrefix, after?: string) => string;

/**
 * Returns a generator of unguessable ids like `bkg_01JD…`: milliseconds, then 80 random bits. They
 * sort by time, and after the id `after`, even if the clock was set back since.
 */
export function createNewId(clock: () => Date): NewId {
  return (prefix, after) => {
    const now = clock().getTime();
    const earliest =
      after === undefined ? now : decodeTime(after.slice(after.indexOf("_") + 1)) + 1;
    return `${prefix}_${ulid(Math.max(now, earliest))}`;
  };
}

/** Returns a version 5 UUID derived from a name, so repeated seeding yields the same rows. */
export function uuidOf(name: string): string {
  const bytes = createHash("sha1").update(`vanfettle/${name}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}

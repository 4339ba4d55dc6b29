import { createHash } from "node:crypto";

/** Short and stable: equal inputs, equal fingerprint. Keys keep the order they are built in. */
export const fingerprint = (...parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);

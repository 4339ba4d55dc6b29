import type { Schema } from "electrodb";

/**
 * That a key has hashed registrations of this table. The fingerprint is a keyed hash and does not
 * reveal the key.
 */
export const registrationKeySchema = {
  model: { service: "vanfettle", entity: "registrationKey", version: "1" },
  attributes: {
    purpose: {
      type: ["registration"] as const,
      required: true,
      readOnly: true,
      default: "registration",
    },
    fingerprint: { type: "string", required: true, readOnly: true },
    firstUsedAt: { type: "string", required: true, readOnly: true },
  },
  indexes: {
    /**
     * The keys that have hashed registrations of this table: a single key, unless it was lost or
     * changed.
     */
    byFingerprint: {
      pk: { field: "pk", composite: ["purpose"], template: "hash-keys#${purpose}" },
      sk: { field: "sk", composite: ["fingerprint"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

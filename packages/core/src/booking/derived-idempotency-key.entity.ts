import type { Schema } from "electrodb";

/** The key derived for a booking sent without one; it does not identify a person. */
export const derivedIdempotencyKeySchema = {
  model: { service: "vanfettle", entity: "derivedIdempotencyKey", version: "1" },
  attributes: {
    payloadHash: { type: "string", required: true, readOnly: true },
    key: { type: "string", required: true, readOnly: true },
    derivedAt: { type: "string", required: true, readOnly: true },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    /** The keys derived for a payload in the last ten minutes. */
    byPayload: {
      pk: { field: "pk", composite: ["payloadHash"], template: "derived-key#${payloadHash}" },
      sk: { field: "sk", composite: [] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

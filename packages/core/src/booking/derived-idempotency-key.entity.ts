import type { Schema } from "electrodb";

/**
 * The idempotency key derived for a booking that was sent without one. Nothing in it leads to a person, a vehicle or a
 * booking. The stored names `givenKey` and `givenAt` are older than the names in the code.
 */
export const derivedIdempotencyKeySchema = {
  model: { service: "vanfettle", entity: "givenKey", version: "1" },
  attributes: {
    payloadHash: { type: "string", required: true, readOnly: true },
    key: { type: "string", required: true, readOnly: true },
    derivedAt: { type: "string", required: true, readOnly: true, field: "givenAt" },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    /** The keys derived for a payload in the last ten minutes. */
    byPayload: {
      pk: { field: "pk", composite: ["payloadHash"], template: "given-key#${payloadHash}" },
      sk: { field: "sk", composite: [] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

import type { Schema } from "electrodb";

/** The key that we gave to a booking sent without one. Nothing in it leads to a person, a vehicle or a reference. */
export const derivedIdempotencyKeySchema = {
  model: { service: "vanfettle", entity: "givenKey", version: "1" },
  attributes: {
    payloadHash: { type: "string", required: true, readOnly: true },
    key: { type: "string", required: true, readOnly: true },
    givenAt: { type: "string", required: true, readOnly: true },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    /** Which key was given to this payload in the last ten minutes? */
    byPayload: {
      pk: { field: "pk", composite: ["payloadHash"], template: "given-key#${payloadHash}" },
      sk: { field: "sk", composite: [] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

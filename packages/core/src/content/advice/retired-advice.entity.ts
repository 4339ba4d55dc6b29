import type { Schema } from "electrodb";

/**
 * The latest decision on an entry of the advice library. Pages do not show the sentences of retired
 * entries.
 */
export const retiredAdviceSchema = {
  model: { service: "vanfettle", entity: "retiredadvice", version: "1" },
  attributes: {
    library: { type: "string", required: true, readOnly: true, default: "retired" },
    adviceId: { type: "string", required: true, readOnly: true },
    isRetired: { type: "boolean", required: true },
    /** The operator's email address, and why. */
    by: { type: "string", required: true },
    reason: { type: "string", required: true },
    at: { type: "string", required: true },
  },
  indexes: {
    /** The entries that are or were retired. */
    all: {
      pk: { field: "pk", composite: ["library"], template: "advice#${library}" },
      sk: { field: "sk", composite: ["adviceId"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

import type { Schema } from "electrodb";

/** The tokens used or reserved on a UTC day. */
export const budgetSchema = {
  model: { service: "vanfettle", entity: "budget", version: "1" },
  attributes: {
    day: { type: "string", required: true, readOnly: true },
    used: { type: "number", required: true, default: 0 },
    /** The number of times that operators have corrected `used`. */
    corrections: { type: "number" },
    /** The id of the last correction. */
    correctionId: { type: "string" },
    expiresAt: { type: "number", required: true },
  },
  indexes: {
    /** The usage of a day's budget. */
    byDay: {
      pk: { field: "pk", composite: ["day"], template: "budget#${day}" },
      sk: { field: "sk", composite: [] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

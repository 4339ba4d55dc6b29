import type { Schema } from "electrodb";

/**
 * That something was erased, by whom and how much. Nothing in it leads to a person or a vehicle.
 */
export const erasureSchema = {
  model: { service: "vanfettle", entity: "erasure", version: "1" },
  attributes: {
    year: { type: "string", required: true, readOnly: true },
    id: { type: "string", required: true, readOnly: true },
    erasedAt: { type: "string", required: true, readOnly: true },
    operator: { type: "string", required: true, readOnly: true },
    bookings: { type: "number", required: true, default: 0 },
  },
  indexes: {
    /** The erasures of a year. */
    byYear: {
      pk: { field: "pk", composite: ["year"], template: "erasures#${year}" },
      sk: { field: "sk", composite: ["id"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

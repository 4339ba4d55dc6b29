import { randomUUID } from "node:crypto";
import type { Schema } from "electrodb";
import { versionAttributes } from "./version-attributes.ts";

/**
 * Every text ever generated for a place. A version never changes; a copy of the published one is in
 * the place's row.
 */
export const contentSchema = {
  model: { service: "vanfettle", entity: "content", version: "1" },
  attributes: {
    ...versionAttributes,
    id: { type: "string", required: true, readOnly: true, default: () => randomUUID() },
    placeId: { type: "string", required: true, readOnly: true },
    generatedAt: {
      type: "string",
      required: true,
      readOnly: true,
      default: () => new Date().toISOString(),
    },
  },
  indexes: {
    /** The texts of a place. Read backwards: the newest version first. */
    byPlace: {
      pk: { field: "pk", composite: ["placeId"], template: "content#${placeId}" },
      sk: { field: "sk", composite: ["version", "service"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

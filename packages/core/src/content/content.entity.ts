import { randomUUID } from "node:crypto";
import { createSchema } from "electrodb";

const versionDigits = { length: 6, char: "0" } as const;

/** Every text ever written for a place; a version is never changed. The published copy is in the place's row. */
export const contentSchema = createSchema({
  model: { service: "vanfettle", entity: "content", version: "1" },
  attributes: {
    id: { type: "string", required: true, readOnly: true, default: () => randomUUID() },
    service: { type: "string", required: true, readOnly: true },
    placeId: { type: "string", required: true, readOnly: true },
    html: { type: "string" },
    wordCount: { type: "number" },
    tokens: { type: "number" },
    metaTitle: { type: "string" },
    metaDescription: { type: "string" },
    version: { type: "number", required: true, readOnly: true, default: 1, padding: versionDigits },
    generatedAt: { type: "string", required: true, readOnly: true, default: () => new Date().toISOString() },
  },
  indexes: {
    /** Which texts has this place had? Read backwards: the newest version first. */
    byPlace: {
      pk: { field: "pk", composite: ["placeId"], template: "content#${placeId}" },
      sk: { field: "sk", composite: ["version", "service"] },
    },
  },
});

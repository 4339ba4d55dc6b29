import { randomUUID } from "node:crypto";
import type { Schema } from "electrodb";
import { versionAttributes } from "./version-attributes.ts";

/** Every text ever generated for a region or a county. A version never changes. */
export const hubSchema = {
  model: { service: "vanfettle", entity: "hub", version: "1" },
  attributes: {
    ...versionAttributes,
    id: { type: "string", required: true, readOnly: true, default: () => randomUUID() },
    scope: { type: ["region", "county"] as const, required: true, readOnly: true },
    scopeId: { type: "string", required: true, readOnly: true },
    updatedAt: { type: "string", required: true, default: () => new Date().toISOString() },
  },
  indexes: {
    /** The texts of a region or county. Read backwards: the newest version first. */
    byScope: {
      pk: { field: "pk", composite: ["scopeId"], template: "hub#${scopeId}" },
      sk: { field: "sk", composite: ["version", "service"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

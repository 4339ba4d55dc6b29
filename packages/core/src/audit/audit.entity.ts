import type { Schema } from "electrodb";
import { auditedActions } from "@vanfettle/contract/content/history-schemas";
import { locationKinds } from "@vanfettle/contract/location/location";

/**
 * An operator's action on texts or runs, or an export, with the operator and the time. Entries
 * never change.
 */
export const auditSchema = {
  model: { service: "vanfettle", entity: "audit", version: "1" },
  attributes: {
    year: { type: "string", required: true, readOnly: true },
    at: { type: "string", required: true, readOnly: true },
    id: { type: "string", required: true, readOnly: true },
    /** The operator's email address, which is the user name. */
    by: { type: "string", required: true, readOnly: true },
    action: { type: auditedActions, required: true, readOnly: true },
    kind: { type: locationKinds, readOnly: true },
    slug: { type: "string", readOnly: true },
    name: { type: "string", readOnly: true },
    /** The version that was live before, or that an edit began with. */
    fromVersion: { type: "number", readOnly: true },
    /** The version that is live since, or that was stored or rejected. */
    toVersion: { type: "number", readOnly: true },
    runId: { type: "string", readOnly: true },
    /** Names of the regions of a run, or its number of places; the days of an export. */
    scope: { type: "string", readOnly: true },
    rows: { type: "number", readOnly: true },
    reason: { type: "string", readOnly: true },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    /** The entries of a year. Read backwards: the newest first. */
    byYear: {
      pk: { field: "pk", composite: ["year"], template: "audit#${year}" },
      sk: { field: "sk", composite: ["at", "id"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

import type { Schema } from "electrodb";

/** The partition of the latest test of the text service, which is a single row. */
export const testKey = { partition: "test" } as const;

/** The latest test of the text service. A new test replaces it. */
export const textServiceTestSchema = {
  model: { service: "vanfettle", entity: "textservicetest", version: "1" },
  attributes: {
    partition: { type: ["test"] as const, required: true, readOnly: true, default: "test" },
    testId: { type: "string", required: true },
    startedBy: { type: "string", required: true },
    startedAt: { type: "string", required: true },
    finishedAt: { type: "string" },
    /** The path and the format of the calls. */
    protocol: { type: "string" },
    /** The calls and their results, as JSON. */
    calls: { type: "string" },
  },
  indexes: {
    /** The latest test. */
    latest: {
      pk: { field: "pk", composite: ["partition"], template: "generation#${partition}" },
      sk: { field: "sk", composite: [] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

import type { Schema } from "electrodb";
import { generationErrorCodes } from "@vanfettle/contract/generation/generation";

/** The scope and operator of a run and, once it has ended, its texts and usage. */
export const pastRunSchema = {
  model: { service: "vanfettle", entity: "pastrun", version: "1" },
  attributes: {
    year: { type: "string", required: true, readOnly: true },
    runId: { type: "string", required: true, readOnly: true },
    kind: { type: ["region", "batch", "queue"] as const, required: true },
    /** The scopes: slugs of regions, or names such as `part-a001`. */
    parts: { type: "list", items: { type: "string" }, required: true },
    selection: { type: "string" },
    startedBy: { type: "string", required: true },
    startedAt: { type: "string", required: true },
    /** Absent if the run has not ended, or died. */
    finishedAt: { type: "string" },
    status: { type: ["finished", "failed"] as const },
    stopCode: { type: generationErrorCodes },
    /** Texts written and failed, including counties and regions. */
    done: { type: "number" },
    failed: { type: "number" },
    paidCalls: { type: "number" },
    inputTokens: { type: "number" },
    outputTokens: { type: "number" },
    model: { type: "string" },
  },
  indexes: {
    /** The runs of a year. Ids sort by time; read backwards: the newest first. */
    byYear: {
      pk: { field: "pk", composite: ["year"], template: "runs#${year}" },
      sk: { field: "sk", composite: ["runId"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

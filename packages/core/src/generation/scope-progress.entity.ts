import { generationErrorCodes } from "@vanfettle/contract/generation-errors";
import type { Schema } from "electrodb";
import { boardAttribute, boardPartition } from "./progress-partition.ts";

/**
 * The latest round of a region, or of the batch: a frozen plan and what has become of it. A run that died leaves its
 * round open, and the next run over the region goes on with it. Sets cannot count anything twice.
 */
export const roundSchema = {
  model: { service: "vanfettle", entity: "round", version: "1" },
  attributes: {
    board: boardAttribute,
    scope: { type: "string", required: true, readOnly: true },
    /** Id of the run that froze the plan; texts are published under it. */
    round: { type: "string", required: true },
    /** The run that works on it, or did last. */
    runId: { type: "string", required: true },
    /** `kind/slug` of each location, in order. */
    plan: { type: "list", items: { type: "string" }, required: true },
    done: { type: "set", items: "string" },
    /** `code kind/slug` of each location that failed in the last run. */
    failed: { type: "set", items: "string" },
    /** What the last run over it has used. */
    paidCalls: { type: "number" },
    inputTokens: { type: "number" },
    outputTokens: { type: "number" },
    model: { type: "string" },
    startedAt: { type: "string", required: true },
    completedAt: { type: "string" },
    errorCode: { type: generationErrorCodes },
  },
  indexes: {
    /** How far has each region come? */
    byScope: { collection: "progress", pk: boardPartition, sk: { field: "sk", composite: ["scope"] } },
  },
} as const satisfies Schema<string, string, string, string>;

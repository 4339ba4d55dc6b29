import type { Schema } from "electrodb";
import { generationErrorCodes } from "@vanfettle/contract/generation/generation";
import { partitionAttribute, progressPartition } from "./run.entity.ts";

/**
 * The latest generation over a scope: a frozen plan, and which of its texts are done or failed. The
 * next run resumes an incomplete one. Adding to a set twice counts once.
 */
export const scopeProgressSchema = {
  model: { service: "vanfettle", entity: "scopeProgress", version: "1" },
  attributes: {
    partition: partitionAttribute,
    scope: { type: "string", required: true, readOnly: true },
    /**
     * Id of the run that froze the plan. A run that resumes the plan publishes its texts under this
     * id too.
     */
    planId: { type: "string", required: true },
    /** The latest run over the scope. */
    runId: { type: "string", required: true },
    /** Keys (`kind/slug`) of the locations to generate a text for, in order. */
    plan: { type: "list", items: { type: "string" }, required: true },
    /** Keys of the locations with a published text. */
    done: { type: "set", items: "string" },
    /** Error code and key (`code kind/slug`) of each location that failed in the latest run. */
    failed: { type: "set", items: "string" },
    /** Usage of the latest run over the scope. */
    paidCalls: { type: "number" },
    inputTokens: { type: "number" },
    outputTokens: { type: "number" },
    /** Texts that the latest run has paid for and published. */
    written: { type: "number" },
    model: { type: "string" },
    /**
     * The number of texts that remained when an execution last planned the scope; absent before and
     * after it.
     */
    toWrite: { type: "number" },
    startedAt: { type: "string", required: true },
    completedAt: { type: "string" },
    errorCode: { type: generationErrorCodes },
  },
  indexes: {
    /** The progress of each region. */
    byScope: {
      collection: "progress",
      pk: progressPartition,
      sk: { field: "sk", composite: ["scope"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

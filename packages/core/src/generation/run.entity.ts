import { generationErrorCodes } from "@vanfettle/contract/generation-errors";
import type { Schema } from "electrodb";
import { boardAttribute, boardPartition } from "./progress-partition.ts";

export const runStatuses = ["starting", "running", "finished", "failed"] as const;

/**
 * The current run, or the last one; what it has used is with its rounds. It is the lock as well: there is one such row, a run that starts puts itself there
 * on the condition that the one before is over, and every later write of a run names it in its condition.
 */
export const runSchema = {
  model: { service: "vanfettle", entity: "run", version: "1" },
  attributes: {
    board: boardAttribute,
    runId: { type: "string", required: true },
    kind: { type: ["region", "batch"] as const, required: true },
    status: { type: runStatuses, required: true },
    /** Region slugs, or `batch`; each is one round. */
    scopes: { type: "list", items: { type: "string" }, required: true },
    skipFresh: { type: "boolean", required: true },
    startedBy: { type: "string", required: true },
    startedAt: { type: "string", required: true },
    finishedAt: { type: "string" },
    /** Epoch milliseconds. Past it the run counts as dead, unless it beats again before another takes its place. */
    leaseUntil: { type: "number", required: true },
    lastUpdate: { type: "string", required: true },
    currentScope: { type: "string" },
    currentLocation: { type: "string" },
    /** Why no further text is asked for. */
    stopCode: { type: generationErrorCodes },
    /** Epoch milliseconds: no call before then, for the service said so. */
    pausedUntil: { type: "number" },
    /** When the service first said so since it last answered well. */
    pausedSince: { type: "number" },
    /** The service asked for a long wait, so its end is tried by one call at a time. */
    pauseIsLong: { type: "boolean" },
  },
  indexes: {
    /** Is a run active, whose is it, and what has it used? */
    current: { collection: "progress", pk: boardPartition, sk: { field: "sk", composite: [] } },
  },
} as const satisfies Schema<string, string, string, string>;

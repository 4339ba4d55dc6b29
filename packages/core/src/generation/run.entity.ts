import type { Schema } from "electrodb";
import { generationErrorCodes } from "@vanfettle/contract/generation/generation";

/**
 * The partition of the current run and the progress of each scope, which are read in a single
 * query.
 */
export const progressKey = { partition: "progress" } as const;

export const partitionAttribute = {
  type: ["progress"] as const,
  required: true,
  readOnly: true,
  default: "progress",
} as const;

export const progressPartition = {
  field: "pk",
  composite: ["partition"],
  template: "generation#${partition}",
} as const;

/** A waiting run does not have a lease or an execution. */
const runStatuses = ["running", "waiting", "finished", "failed"] as const;

/** The current or latest run. The row is also the lease. */
export const currentRunKey = { ...progressKey, slot: "current" } as const;
/** The run that waits for the next day's budget, or the last that did. */
export const waitingRunKey = { ...progressKey, slot: "waiting" } as const;

/**
 * A run in one of two rows. The current row is the lease: a new run replaces it once the previous
 * run has ended or waits, and every later write of a run names that run in its condition.
 */
export const runSchema = {
  model: { service: "vanfettle", entity: "run", version: "1" },
  attributes: {
    partition: partitionAttribute,
    slot: { type: ["current", "waiting"] as const, required: true, readOnly: true },
    runId: { type: "string", required: true },
    kind: { type: ["region", "batch", "queue"] as const, required: true },
    status: { type: runStatuses, required: true },
    /** The scopes of the run in order: slugs of regions, or names such as `part-a001`. */
    parts: { type: "list", items: { type: "string" }, required: true },
    /** The index of the scope that is being written, or was last. */
    position: { type: "number", required: true, default: 0 },
    /** Counts the executions of the run: one more for each wait. */
    turn: { type: "number", required: true, default: 1 },
    skipFresh: { type: "boolean", required: true },
    startedBy: { type: "string", required: true },
    startedAt: { type: "string", required: true },
    finishedAt: { type: "string" },
    /**
     * Epoch milliseconds. A run past its lease counts as dead, unless it renews the lease before
     * another run starts.
     */
    leaseUntil: { type: "number", required: true },
    lastUpdate: { type: "string", required: true },
    currentLocation: { type: "string" },
    /** The reason for making no further calls to the text service. */
    stopCode: { type: generationErrorCodes },
    /** The text service's answer to the call that stopped the run, in our words. */
    stopDetail: { type: "string" },
    /** Epoch milliseconds: the earliest next call, where the text service asked for a pause too long to wait for. */
    retryAt: { type: "number" },
    /** True once the text service has answered a call with a text, of any quality. */
    hasAnswers: { type: "boolean" },
    /** The locations whose requests were rejected since the last answer, as `kind/slug`. */
    rejectedFor: { type: "set", items: "string" },
    /** Epoch milliseconds: the earliest next call while the run pauses. */
    pausedUntil: { type: "number" },
    /**
     * Epoch milliseconds: when the text service first rate-limited the run since its last
     * successful response.
     */
    pausedSince: { type: "number" },
    /**
     * The text service requested a long wait. After it, a single call at a time tries whether the
     * limit is over.
     */
    pauseIsLong: { type: "boolean" },
    /** The selection in words, and its number of texts. */
    selection: { type: "string" },
    size: { type: "number" },
    /** The run continues the next day when the day's token budget is used up. */
    continuesDaily: { type: "boolean" },
    /** Epoch milliseconds: the earliest time at which a run that waits may continue. */
    waitsUntil: { type: "number" },
    /** Milliseconds that the run has waited for budgets, including the present wait. */
    waitedMs: { type: "number" },
    /** Texts that were done when the run last began to wait. */
    doneBeforeWait: { type: "number" },
    /** The number of calls without a response since the last response. */
    failedCalls: { type: "number" },
    /**
     * The number of failed calls that probed, one at a time, whether the service responds again.
     */
    failedProbes: { type: "number" },
    /** The locations of the failed calls, as `kind/slug`. */
    unresponsiveFor: { type: "set", items: "string" },
  },
  indexes: {
    /** The current and the waiting run and the progress of scopes, in a single query. */
    current: {
      collection: "progress",
      pk: progressPartition,
      sk: { field: "sk", composite: ["slot"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

import type { Schema } from "electrodb";
import { textErrorNames, type TextErrorName } from "../text-model/text-model.ts";

/**
 * A paid response whose text is not stored yet. A retried step, or another process, finds it here.
 */
export const paidResponseSchema = {
  model: { service: "vanfettle", entity: "paidresponse", version: "1" },
  attributes: {
    /** Kind and slug of the location: `place/kendal`. */
    location: { type: "string", required: true, readOnly: true },
    planId: { type: "string", required: true, readOnly: true },
    /** Hash of the request, or `failedReadings`. */
    request: { type: "string", required: true, readOnly: true },
    /** As JSON: the response, or the reason of `error`. */
    value: { type: "string", required: true },
    /** The name of the error, if only a correction can put the response right. */
    error: { type: Object.keys(textErrorNames) as TextErrorName[] },
    model: { type: "string", required: true },
    inputTokens: { type: "number", required: true },
    outputTokens: { type: "number", required: true },
    expiresAt: { type: "number", required: true },
    /** Only in the row of `failedReadings`: the calls of the second reader without a response. */
    failures: { type: "number" },
  },
  indexes: {
    /** The paid responses for the text of a location in a plan. */
    byLocation: {
      pk: { field: "pk", composite: ["location"], template: "paid#${location}" },
      sk: { field: "sk", composite: ["planId", "request"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;

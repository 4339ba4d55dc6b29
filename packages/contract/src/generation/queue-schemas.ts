import * as z from "zod";
import { amount, count, tokens } from "../schema-fields.ts";
import { generationErrorCodes } from "./generation.ts";

// The request and response schemas of the queue that writes the texts of a selection of any size.

const fromPopulation = z
  .int()
  .nonnegative()
  .optional()
  .describe(
    "The population from which towns are written, besides core places, counties and regions; 0 writes every place, and by default it is 10,000",
  );

const locationKey = z
  .string()
  .max(100)
  .regex(/^(?:place|county|region)\/[a-z0-9-]+$/, "A location must be like place/maidstone");

const QueueSelection = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["all", "missing"]), fromPopulation }),
  z.object({ kind: z.literal("stale") }),
  z.object({
    kind: z.literal("county"),
    county: z
      .string()
      .min(1)
      .max(100)
      .describe("Name or slug of a county; selects the county and its places"),
    fromPopulation,
  }),
  z.object({
    kind: z.literal("listed"),
    locations: z
      .array(locationKey, { error: "Choose at least one location" })
      .min(1, "Choose at least one location")
      .max(10_000, "Too many locations")
      .describe("Keys such as `place/maidstone` or `county/kent`"),
  }),
]);

const flag = z.boolean();

export const ContentQueueRequest = z.object({
  selection: QueueSelection,
  texts: z
    .int({ error: "Send the number of texts of the estimate" })
    .min(1, "Send the number of texts of the estimate")
    .describe(
      "The number of texts in the confirmed estimate; the queue only starts if it is unchanged",
    ),
  continuesDaily: flag.describe(
    "If true, the queue waits for the next UTC day when the daily token budget is used up; otherwise it ends",
  ),
});

export const ContentQueueEstimate = z.object({
  texts: count,
  leftOut: count.describe("Places of the selection below `fromPopulation`"),
  calls: count.describe("Calls of the text service, including second readings and corrections"),
  tokens,
  costPounds: amount.describe("Null if the price of the model is unknown"),
  costDollars: amount,
  days: count.describe("Number of UTC days that the daily token budget requires"),
  budget: z.object({
    dailyTokens: count,
    left: count.describe("Tokens left for the current UTC day"),
  }),
  measuredTexts: count.describe(
    "Number of texts behind the averages; with 0, the averages are assumptions",
  ),
});

export const ContentQueueStarted = z.object({
  runId: z.string(),
  startedAt: z.string(),
  texts: count,
});

const queueStates = [
  "running",
  "waiting",
  "cancelling",
  "finished",
  "failed",
  "interrupted",
] as const;

/** A run over a selection. */
export const ContentQueue = z.object({
  runId: z.string(),
  selection: z.string().describe("The selection in words"),
  startedBy: z.string().describe("The operator's email address"),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  state: z.enum(queueStates).describe("`waiting` continues at `continuesAt`"),
  continuesDaily: z.boolean(),
  continuesAt: z.string().nullable(),
  texts: count,
  done: count,
  failed: count,
  perMinute: amount.describe("Texts per minute without waits for the budget; null at first"),
  minutesLeft: count.nullable().describe("Minutes of writing that remain at this rate"),
  daysLeft: count.nullable().describe("Number of further UTC days that it needs"),
  paidCalls: count,
  tokens,
  costPounds: amount,
  costDollars: amount,
  errorCode: z.enum(generationErrorCodes).optional(),
  error: z.string().optional().describe("The message of `errorCode`, for display"),
});

export const queueSchemas = {
  estimateContentQueue: {
    summary: "Returns the number of texts in a selection and their estimated usage",
    body: z.object({ selection: QueueSelection }),
    response: ContentQueueEstimate,
  },
  startContentQueue: {
    summary:
      "Starts a queue that writes all texts of a selection, over several days if `continuesDaily` is set",
    body: ContentQueueRequest,
    response: ContentQueueStarted,
  },
};

export type QueueSelection = z.output<typeof QueueSelection>;
export type ContentQueueRequest = z.output<typeof ContentQueueRequest>;
export type ContentQueueEstimate = z.output<typeof ContentQueueEstimate>;
export type ContentQueueStarted = z.output<typeof ContentQueueStarted>;
export type ContentQueue = z.output<typeof ContentQueue>;

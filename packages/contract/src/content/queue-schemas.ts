import * as z from "zod";
import { count, tokens } from "./fields.ts";
import { generationErrorCodes } from "./generation-errors.ts";

// The request and response schemas of the queue that writes the texts of a selection of any size.

const cost = z.number().nonnegative().nullable();

/** The selections that the server resolves from the states of texts. */
const stateSelections = ["all", "missing", "stale"] as const;

const locationKey = z
  .string()
  .max(100)
  .regex(/^(?:place|county|region)\/[a-z0-9-]+$/, "Write a location like place/maidstone");

const QueueSelection = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(stateSelections) }),
  z.object({
    kind: z.literal("county"),
    county: z
      .string()
      .min(1)
      .max(100)
      .describe("Name or slug of a county; its places and the county itself are chosen"),
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

const ContentQueueEstimateRequest = z.object({ selection: QueueSelection });

export const ContentQueueRequest = z.object({
  selection: QueueSelection,
  texts: z
    .int({ error: "Send the number of texts of the estimate" })
    .min(1, "Send the number of texts of the estimate")
    .describe("The number of texts of the estimate that was confirmed; with another number nothing is started"),
  continuesDaily: z
    .boolean()
    .describe("Whether the queue waits for the next UTC day when the day's token budget is used up; otherwise it ends"),
});

/** The estimate of a selection's queue, for the operator to confirm. */
export const ContentQueueEstimate = z.object({
  texts: count,
  calls: count.describe("Calls of the text service, the second reader's and corrective ones included"),
  tokens,
  costPounds: cost.describe("Null when the price of the model is unknown"),
  costDollars: cost,
  days: count.describe("UTC days on which the daily token budget lets it write"),
  budget: z.object({ dailyTokens: count, left: count.describe("Tokens left of the present UTC day") }),
  measuredTexts: count.describe("How many texts the averages were measured on; with 0 they are an assumption"),
});

export const ContentQueueStarted = z.object({ runId: z.string(), startedAt: z.string(), texts: count });

const queueStates = ["running", "waiting", "cancelling", "finished", "failed", "interrupted"] as const;

/** The queue in progress, or the latest queue until another run starts. */
export const ContentQueue = z.object({
  queue: z
    .object({
      runId: z.string(),
      selection: z.string().describe("The selection in words"),
      startedBy: z.string().describe("The operator's e-mail address"),
      startedAt: z.string(),
      finishedAt: z.string().nullable(),
      state: z.enum(queueStates).describe("`waiting` goes on at `continuesAt`"),
      continuesDaily: z.boolean(),
      continuesAt: z.string().nullable(),
      texts: count,
      done: count,
      failed: count,
      perMinute: z
        .number()
        .nonnegative()
        .nullable()
        .describe("Texts a minute, waits for a budget apart; null at first"),
      minutesLeft: count.nullable().describe("Minutes of writing that remain at this rate"),
      daysLeft: count.nullable().describe("Further UTC days of which it needs the budget"),
      paidCalls: count,
      tokens,
      costPounds: cost,
      costDollars: cost,
      errorCode: z.enum(generationErrorCodes).optional(),
      error: z.string().optional().describe("The message of `errorCode`, for display"),
    })
    .nullable(),
});

export const queueSchemas = {
  estimateContentQueue: {
    summary: "Returns how many texts a selection has and what they are likely to use",
    body: ContentQueueEstimateRequest,
    response: ContentQueueEstimate,
  },
  startContentQueue: {
    summary: "Starts a queue that writes all texts of a selection, over several days if asked to",
    body: ContentQueueRequest,
    response: ContentQueueStarted,
  },
  getContentQueue: {
    summary: "Returns the queue in progress, or the last one until another run starts",
    response: ContentQueue,
  },
};

export type QueueSelection = z.output<typeof QueueSelection>;
export type ContentQueueRequest = z.output<typeof ContentQueueRequest>;
export type ContentQueueEstimate = z.output<typeof ContentQueueEstimate>;
export type ContentQueueStarted = z.output<typeof ContentQueueStarted>;
export type ContentQueue = z.output<typeof ContentQueue>;

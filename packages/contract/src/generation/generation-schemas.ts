import * as z from "zod";
import { contentBatchLimit } from "../operator/operator-limits.ts";
import {
  amount,
  count,
  nullableText,
  optionalFlag,
  optionalText,
  slug,
  tokens,
} from "../schema-fields.ts";
import { generationErrorCodes } from "./generation.ts";
import { ContentQueue, queueSchemas } from "./queue-schemas.ts";
import { textServiceSchemas } from "./text-service-schemas.ts";

// The request and response schemas of runs, their progress and what they cost.

const GenerationError = z.enum(generationErrorCodes);

const texts = z
  .object({ completed: count, total: count })
  .describe("All texts, with those of counties and regions");

/**
 * The result of a region's last run, stored when that run ends. A region without a result is still
 * to do.
 */
export const RegionProgress = z.object({
  region: z.string().describe("The region's name"),
  successful: count.describe("Places with a text of the latest run"),
  total: count.describe("Places that the latest run was to write"),
  texts,
  completedAt: z.string(),
  error: optionalText.describe("The message of `errorCode`, for display"),
  errorCode: GenerationError.optional(),
  failed: count.describe(
    "Number of texts that failed, including those of the region itself and its counties",
  ),
});

const RunKind = z.enum(["region", "batch", "queue"]);
const counts = z.object({ completed: count, failed: count, total: count });

/** The progress that anybody may read: names, counts, dates and fixed error codes. */
export const ContentProgress = z.object({
  isRunning: z.boolean(),
  completed: count.describe(
    "Texts written: by the running batch or queue if there is one, otherwise in all regions",
  ),
  total: count,
  texts,
  currentRegion: nullableText,
  currentLocation: nullableText,
  lastUpdate: nullableText,
  regionProgress: z.array(RegionProgress),
  failed: count,
  runKind: RunKind.nullable().describe(
    "The kind of the current or last run, which the fields below describe",
  ),
  startedAt: nullableText.describe("The id of the run"),
  finishedAt: nullableText,
  batch: counts.optional().describe("The texts of the current or last run, if it is a batch"),
  error: optionalText.describe(
    "The reason that the run ended early or that texts of a batch failed",
  ),
  errorCode: GenerationError.optional(),
  queue: z
    .array(z.string())
    .optional()
    .describe("Names of the regions that the active run writes next, in order"),
  isCancelling: optionalFlag.describe("True if the run ends after the texts in progress"),
  pausedUntil: optionalText.describe(
    "The time before which the text service does not accept calls",
  ),
  continuesAt: optionalText.describe(
    "The earliest time at which a run that waits for the next day's token budget continues; other runs may go first",
  ),
  isUnresponsive: optionalFlag.describe(
    "True after several calls without a response: single calls now test the text service",
  ),
  aliveUntil: optionalText.describe(
    "The time at which the active run counts as interrupted; every step extends it",
  ),
});

/** The usage of the current or latest run, for operators only. Before any run, every count is 0. */
export const ContentRun = z.object({
  runId: nullableText,
  startedAt: nullableText,
  texts: count.describe("Paid and stored texts, including those of regions and counties"),
  paidCalls: count.describe(
    "Calls that the text service may charge, from the moment that they are sent",
  ),
  tokens,
  costPounds: amount.describe("Estimated cost; null if the price of the model is unknown"),
  queue: ContentQueue.nullable().describe(
    "The run over a selection that is active, or else waits or, until another run starts, was the last",
  ),
});

/**
 * The first `limit` slugs, in their order, are written. A request with an unknown slug is rejected,
 * and the issue names it.
 */
export const ContentBatchRequest = z.object({
  locationSlugs: z
    .array(slug, { error: "Choose at least one location" })
    .min(1, "Choose at least one location")
    .max(10_000, "Too many locations")
    .describe("Slugs of places, or keys such as `county/kent` and `region/wales`"),
  limit: z
    .int({ error: "The limit must be a whole number" })
    .min(1, "The limit must be at least 1")
    .max(contentBatchLimit, `The limit must be at most ${contentBatchLimit}`),
});

/**
 * The run that a request has started. The progress shows this run once both have the same
 * `startedAt`.
 */
const started = { runId: z.string(), startedAt: z.string() };

const ContentBatchResponse = z.object({
  accepted: count,
  skipped: count.describe("Locations beyond the limit"),
  ...started,
});

/**
 * The sets of regions that a single run writes in order: without a result, or with texts missing.
 */
export const regionSets = ["remaining", "failed"] as const;

const GenerateRegionRequest = z.object({
  skipFresh: optionalFlag.describe(
    "Skip places whose text was written from the current facts and prompt",
  ),
});

const GenerateRegionResponse = z.object({
  ...started,
  region: z.string().describe("The region's name, or `remaining` or `failed`"),
  total: count.describe(
    "Number of places; the texts of the region itself and its counties are not counted",
  ),
});

export const ContentEstimate = z.object({
  tokensPerText: tokens.describe("Averages, corrective calls included"),
  measuredTexts: count.describe(
    "Number of texts behind the averages; with 0, the averages are assumptions",
  ),
  poundsPerThousandTexts: amount.describe("Null if the price of the model is unknown"),
  exchangeRate: z.object({ poundsPerDollar: z.number().positive(), setOn: z.string() }),
  budget: z.object({
    dailyTokens: count,
    left: count.describe("Tokens left for the current UTC day"),
  }),
  regions: z.array(
    z.object({ region: z.string(), texts: count.describe("Texts that its run would write") }),
  ),
});

export const CancelRequest = z.object({
  runId: z
    .string()
    .min(1)
    .max(100)
    .describe("The run to cancel; a stale page must not cancel another run"),
});

const CancelResponse = z.object({ runId: z.string() });

export const generationSchemas = {
  getContentProgress: {
    summary: "Returns the progress of the current run and the result of each region's last run",
    response: ContentProgress,
  },
  getContentRun: {
    summary: "Returns the id and the usage of the current or last run, and its queue",
    response: ContentRun,
  },
  getContentEstimate: {
    summary: "Returns the estimated usage and cost of texts, and the rest of today's budget",
    response: ContentEstimate,
  },
  requestContentBatch: {
    summary: "Starts a run that writes the texts of the first `limit` locations in the list",
    body: ContentBatchRequest,
    response: ContentBatchResponse,
  },
  generateRegion: {
    summary:
      "Starts a run that writes the texts of a region, or resumes its last one. If the active run covers the region, returns that run. The region is a name or a slug, or `remaining` or `failed` for all regions without a result or with missing texts, one after another",
    params: z.object({ region: z.string() }),
    body: GenerateRegionRequest,
    response: GenerateRegionResponse,
  },
  ...queueSchemas,
  cancelContentRun: {
    summary: "Cancels the active run between two texts, or the run that waits for a budget",
    body: CancelRequest,
    response: CancelResponse,
  },
  ...textServiceSchemas,
};

export type ContentProgress = z.output<typeof ContentProgress>;
export type ContentRun = z.output<typeof ContentRun>;
export type RegionProgress = z.output<typeof RegionProgress>;
export type ContentBatchRequest = z.output<typeof ContentBatchRequest>;
export type GenerateRegionRequest = z.output<typeof GenerateRegionRequest>;
export type GenerateRegionResponse = z.output<typeof GenerateRegionResponse>;
export type ContentEstimate = z.output<typeof ContentEstimate>;
export type CancelRequest = z.output<typeof CancelRequest>;

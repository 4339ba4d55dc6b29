import * as z from "zod";
import { contentBatchLimit } from "./constants.ts";
import { auditedActions } from "./audited-actions.ts";
import { generationErrorCodes } from "./generation-errors.ts";

/** The request and response schemas of the admin pages' endpoints. */
const count = z.int().nonnegative();
const slug = z.string().min(1).max(100);

export const ContentLocation = z.object({
  slug: z.string(),
  name: z.string(),
  county: z.string(),
  region: z.string(),
  type: z.enum(["town", "village", "district"]),
  population: count.nullable(),
  parentTown: z.string().optional().describe("The city a district belongs to"),
  hasContent: z.boolean().describe("Whether a generated text is published for the place"),
  publishedAt: z.string().nullable(),
});

export const ContentLocations = z.object({
  total: count,
  towns: count.describe("Number of cities, towns and London boroughs"),
  villages: count.describe(
    "Number of all other places, including districts of cities; towns and villages together are the total",
  ),
  locations: z.array(ContentLocation),
});

export const ContentRegion = z.object({ name: z.string(), locationCount: count });

const GenerationError = z.enum(generationErrorCodes);

/** The result of a region's last run. A region has one once a run of it has ended; a region without one is still to do. */
export const RegionProgress = z.object({
  region: z.string().describe("The region's name"),
  successful: count,
  total: count,
  completedAt: z.string(),
  error: z.string().optional().describe("The message of `errorCode`, for display"),
  errorCode: GenerationError.optional(),
  failed: count.describe("Number of texts that failed, including those of the region itself and its counties"),
});

const RunKind = z.enum(["region", "batch"]);

/** The progress that anybody may read: names, counts, dates and fixed error codes. */
export const ContentProgress = z.object({
  isRunning: z.boolean(),
  completed: count.describe("Texts written: by the running batch if there is one, otherwise in all regions"),
  total: count,
  currentRegion: z.string().nullable(),
  currentLocation: z.string().nullable(),
  lastUpdate: z.string().nullable(),
  regionProgress: z.array(RegionProgress),
  failed: count,
  runKind: RunKind.nullable().describe(
    "The kind of the current run, or of the last one, which the fields below describe",
  ),
  startedAt: z.string().nullable().describe("It tells the runs apart"),
  finishedAt: z.string().nullable(),
  error: z.string().optional().describe("Why the run ended early, or why texts of a batch failed"),
  errorCode: GenerationError.optional(),
  queue: z.array(z.string()).optional().describe("Names of the regions that the active run goes on with, in order"),
  isCancelling: z.boolean().optional().describe("Whether the run ends after the texts that are being written"),
  pausedUntil: z.string().optional().describe("The text service asked for no call before then"),
  aliveUntil: z
    .string()
    .optional()
    .describe("When the active run counts as interrupted unless it moves on before; every step moves it on"),
});

/** What only operators see of the current run, or of the last one. Before any run it has no id and counts nothing. */
export const ContentRun = z.object({
  runId: z.string().nullable(),
  startedAt: z.string().nullable(),
  paidCalls: count,
  tokens: z.object({ input: count, output: count }),
  costPounds: z
    .number()
    .nonnegative()
    .nullable()
    .describe("Estimated cost; null when the price of the model is unknown"),
});

/** The first `limit` slugs, in their order, are written. A request with an unknown slug is rejected, and the issue names it. */
export const ContentBatchRequest = z.object({
  locationSlugs: z
    .array(slug, { error: "Choose at least one location" })
    .min(1, "Choose at least one location")
    .max(10_000, "Too many locations"),
  limit: z
    .int({ error: "The limit must be a whole number" })
    .min(1, "The limit must be at least 1")
    .max(contentBatchLimit, `The limit must be at most ${contentBatchLimit}`),
});

/** The run that a request has started. The progress shows it once its `startedAt` is this one. */
const started = { runId: z.string(), startedAt: z.string() };

export const ContentBatchResponse = z.object({ accepted: count, skipped: count, ...started });

const GenerateRegionRequest = z.object({
  skipFresh: z.boolean().optional().describe("Skip places whose text was written from the current facts and prompt"),
});

const GenerateRegionResponse = z.object({
  ...started,
  region: z.string().describe("The region's name"),
  total: count.describe("Number of places; the texts of the region itself and its counties are not counted"),
});

/** The run that writes the queued regions. Without a run, nothing remained to be queued. */
export const QueueResponse = z.object({
  runId: z.string().nullable(),
  startedAt: z.string().nullable(),
  queued: z.array(z.string()).describe("Names of the regions that the run has not begun, in order"),
});

export const CancelRequest = z.object({
  runId: z.string().min(1).max(100).describe("The run to cancel, so that a stale page cancels no other"),
  only: z.enum(["queue"]).optional().describe("`queue` lets the present region end and takes back the others"),
});

export const CancelResponse = z.object({
  runId: z.string(),
  removed: z.array(z.string()).describe("Names of the regions that were queued"),
});
const versionStates = ["live", "draft", "refused", "rejected", "superseded"] as const;
const locationKind = z.enum(["region", "county", "place"]);

const ContentVersionSummary = z.object({
  version: z.int().positive(),
  generatedAt: z.string(),
  model: z
    .string()
    .describe("The text service's name of the model; the local text service's begins with `vanfettle-local`"),
  runId: z.string(),
  tokens: count,
  words: z.object({ servicing: count, mot: count }),
  published: z.boolean(),
  state: z
    .enum(versionStates)
    .describe(
      "`draft` waits for an operator, `refused` was refused by the checks, `rejected` by an operator, and `superseded` has a later version in its place",
    ),
  author: z.string().nullable().describe("The operator who wrote the text by hand"),
  basedOn: z.int().positive().nullable().describe("The version that the author edited"),
  faultCount: count,
});

const location = { slug: z.string(), name: z.string(), kind: locationKind };

export const ContentVersions = z.object({
  ...location,
  publishedVersion: z.int().positive().nullable(),
  versions: z.array(ContentVersionSummary),
});

const ContentPart = z.object({
  html: z.string().describe("Headings and paragraphs without attributes"),
  wordCount: count,
  metaTitle: z.string(),
  metaDescription: z.string(),
});

const Fault = z.object({
  code: z.string(),
  level: z.enum(["refused", "for the editor"]),
  at: z.string().describe("Path of the sentence or field"),
  words: z.string().describe("The words that it is about, as they stand in the text"),
  message: z.string(),
});

/** The whole text of a location in paragraphs, with slots such as `{{place.population}}` for figures. */
const EditableText = z.object({
  servicing: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  mot: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  servicingMetaTitle: z.string(),
  servicingMetaDescription: z.string(),
  motMetaTitle: z.string(),
  motMetaDescription: z.string(),
});

/** Far above what the checks allow: they say what is too long, and the text is kept. */
const words = z.string().max(2_000, "A paragraph has at most 2,000 characters");
const sections = z
  .array(
    z.object({
      heading: words,
      paragraphs: z.array(words).min(1, "A section needs a paragraph").max(4, "A section has at most 4 paragraphs"),
    }),
  )
  .min(1, "Each page needs a section")
  .max(5, "Each page has at most 5 sections");

/** What an operator may send as the text. */
const EditedText = EditableText.extend({
  servicing: sections,
  mot: sections,
  faqs: z
    .array(z.object({ question: words, answer: words }))
    .min(2, "At least 2 questions are needed")
    .max(8, "At most 8 questions are allowed"),
  servicingMetaTitle: words,
  servicingMetaDescription: words,
  motMetaTitle: words,
  motMetaDescription: words,
});

export const ContentVersion = z.object({
  ...location,
  ...ContentVersionSummary.shape,
  servicing: ContentPart,
  mot: ContentPart,
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  faults: z.array(Fault),
  mayBeAccepted: z.boolean().describe("Whether an operator may publish a refused text with a reason"),
  source: EditableText.describe("The text with its slots, as an operator edits it"),
  slots: z
    .array(z.object({ id: z.string(), says: z.string() }))
    .describe("What may be written as `{{id}}`, and the words that replace it"),
});

/** The states that operators filter by. A location has several if, for instance, a draft waits beside a live text. */
export const locationStates = ["draft", "refused", "failed", "missing", "stale", "live"] as const;

const coverage = z.object({ live: count, total: count });

const ContentStates = z.object({
  coverage: z.object({
    places: coverage,
    core: coverage.describe("The places that a run of each region writes"),
    areas: coverage.describe("Counties and regions"),
  }),
  locations: z.array(
    z.object({
      kind: locationKind,
      slug: z.string(),
      name: z.string(),
      county: z.string().nullable(),
      region: z.string(),
      type: z.enum(["town", "village", "district", "county", "region"]),
      population: count.nullable(),
      parentTown: z.string().optional(),
      isCore: z.boolean(),
      states: z.array(z.enum(locationStates)),
      liveVersion: z.int().positive().nullable(),
      draftVersion: z.int().positive().nullable().describe("The draft that waits for an operator"),
      refusedVersion: z.int().positive().nullable().describe("The refused text that waits for an operator"),
      publishedAt: z.string().nullable(),
      failure: z.string().nullable().describe("Why the latest run over the location wrote no text"),
    }),
  ),
});

const Draft = z.object({ kind: locationKind, slug, version: z.int().positive().max(999_999) });

/** A draft among those to approve is approved or returned with the reason; it stops no other. */
const ApproveRequest = z.object({ drafts: z.array(Draft).min(1, "Choose at least one draft").max(contentBatchLimit) });
const ApproveResponse = z.object({
  approved: z.array(Draft),
  notApproved: z.array(Draft.extend({ code: z.string(), message: z.string() })),
});

const reason = z.string({ error: "Say why" }).trim().min(3, "Say why").max(500, "Say it in at most 500 characters");

const EditResponse = z.object({ slug: z.string(), version: z.int().positive(), faults: z.array(Fault) });
const UndoResponse = z.object({
  undone: count,
  remaining: count.describe("Locations still to do: repeat the call until there are none"),
});

const ContentAudit = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: z.string().describe("The operator's e-mail address"),
      action: z.enum(auditedActions),
      kind: locationKind.optional(),
      slug: z.string().optional(),
      name: z.string().optional(),
      fromVersion: z.int().positive().optional(),
      toVersion: z.int().positive().optional(),
      runId: z.string().optional(),
      scope: z.string().optional().describe("What a run is over"),
      reason: z.string().optional(),
    }),
  ),
  next: z.string().nullable().describe("The `before` of the next page"),
});

const ContentRuns = z.object({
  runs: z.array(
    z.object({
      runId: z.string(),
      kind: RunKind,
      scopes: z.array(z.string()).describe("Slugs of regions, or `batch`"),
      startedBy: z.string(),
      startedAt: z.string(),
      state: z.enum(["running", "finished", "failed", "interrupted"]),
      finishedAt: z.string().nullable(),
      stopCode: GenerationError.nullable(),
      usage: z
        .object({ done: count, failed: count, paidCalls: count, tokens: z.object({ input: count, output: count }) })
        .nullable()
        .describe("Null for a run that died and whose progress a later run has replaced"),
      costPounds: z.number().nonnegative().nullable(),
    }),
  ),
  next: z.string().nullable().describe("The `before` of the next page"),
});

const PublishResponse = z.object({ slug: z.string(), publishedVersion: z.int().positive() });

/** The OpenID Connect provider of operators. Its endpoints are in the discovery document under `issuer`. */
export const OperatorSignIn = z.object({
  issuer: z.url(),
  clientId: z.string(),
  scopes: z.array(z.string()),
});

const versionNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);
const versionParams = z.object({ slug, version: versionNumber });
const runParams = z.object({ runId: z.string().regex(/^run_[0-9A-Z]{26}$/) });
/** Tells apart a place and a county or region that have one slug; without it the place is meant. */
const kindQuery = z.object({ kind: locationKind.optional() });
const beforeQuery = z.object({ before: z.string().min(6).max(80).optional() });

export const contentSchemas = {
  listContentLocations: {
    summary: "Returns all places with their population and the state of their text",
    response: ContentLocations,
  },
  getContentProgress: {
    summary: "Returns the progress of the current run and the result of each region's last run",
    response: ContentProgress,
  },
  listContentRegions: {
    summary: "Returns the 12 regions with the number of places that a run of each writes",
    response: z.array(ContentRegion),
  },
  getOperatorSignIn: {
    summary: "Returns the OpenID Connect provider where operators sign in",
    response: OperatorSignIn,
  },
  getContentRun: {
    summary: "Returns the id and the usage of the current run, or of the last one",
    response: ContentRun,
  },
  requestContentBatch: {
    summary: "Starts a run that writes the texts of the first `limit` places in the list",
    body: ContentBatchRequest,
    response: ContentBatchResponse,
  },
  generateRegion: {
    summary:
      "Starts a run that writes the texts of a region, or resumes its last one. A region that the active run covers is answered with that run. The region is a name or a slug",
    params: z.object({ region: z.string() }),
    body: GenerateRegionRequest,
    response: GenerateRegionResponse,
  },
  queueRemainingRegions: {
    summary: "Queues all regions without a result behind the active run, or starts a run over them",
    body: z.object({}),
    response: QueueResponse,
  },
  cancelContentRun: {
    summary: "Cancels the active run between two texts and takes back its queued regions, or takes back these alone",
    body: CancelRequest,
    response: CancelResponse,
  },
  listContentVersions: {
    summary: "Returns the versions of a location's text, newest first",
    params: z.object({ slug }),
    query: kindQuery,
    response: ContentVersions,
  },
  getContentVersion: {
    summary: "Returns the whole text of one version",
    params: versionParams,
    query: kindQuery,
    response: ContentVersion,
  },
  publishContentVersion: {
    summary:
      "Publishes a version of a location's text. Publishing an older version is a rollback, and one that the checks refuse needs a reason",
    params: versionParams,
    query: kindQuery,
    body: z.object({ reason: reason.optional() }),
    response: PublishResponse,
  },
  rejectContentVersion: {
    summary: "Rejects a version that waits for an operator. It stays stored",
    params: versionParams,
    query: kindQuery,
    body: z.object({ reason }),
    response: z.object({ slug: z.string(), version: z.int().positive() }),
  },
  editContentVersion: {
    summary: "Stores an operator's edit of a version as a new draft, and returns what the checks say of it",
    params: versionParams,
    query: kindQuery,
    body: z.object({ text: EditedText }),
    response: EditResponse,
  },
  approveContentDrafts: {
    summary: "Publishes up to 50 drafts",
    body: ApproveRequest,
    response: ApproveResponse,
  },
  listContentStates: {
    summary: "Returns the state of the texts of every place, county and region",
    response: ContentStates,
  },
  listContentRuns: {
    summary: "Returns the history of runs with what they used, newest first",
    query: beforeQuery,
    response: ContentRuns,
  },
  undoContentRun: {
    summary: "Undoes a run for up to 40 locations: visitors read again what they read before it",
    params: runParams,
    body: z.object({}),
    response: UndoResponse,
  },
  listContentAudit: {
    summary: "Returns what operators did, newest first",
    query: beforeQuery,
    response: ContentAudit,
  },
};

export type ContentLocation = z.output<typeof ContentLocation>;
export type ContentLocations = z.output<typeof ContentLocations>;
export type ContentRegion = z.output<typeof ContentRegion>;
export type ContentProgress = z.output<typeof ContentProgress>;
export type ContentRun = z.output<typeof ContentRun>;
export type RegionProgress = z.output<typeof RegionProgress>;
export type ContentBatchRequest = z.output<typeof ContentBatchRequest>;
export type ContentBatchResponse = z.output<typeof ContentBatchResponse>;
export type GenerateRegionResponse = z.output<typeof GenerateRegionResponse>;
export type QueueResponse = z.output<typeof QueueResponse>;
export type CancelRequest = z.output<typeof CancelRequest>;
export type CancelResponse = z.output<typeof CancelResponse>;
export type ContentVersions = z.output<typeof ContentVersions>;
export type ContentVersion = z.output<typeof ContentVersion>;
export type ContentStates = z.output<typeof ContentStates>;
export type LocationState = (typeof locationStates)[number];
export type ContentAudit = z.output<typeof ContentAudit>;
export type ContentRuns = z.output<typeof ContentRuns>;
export type EditableText = z.output<typeof EditableText>;
export type OperatorSignIn = z.output<typeof OperatorSignIn>;

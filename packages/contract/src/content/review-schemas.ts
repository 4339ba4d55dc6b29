import * as z from "zod";
import { generationErrorCodes } from "../generation/generation.ts";
import {
  contentBatchLimit,
  sentenceMaxLength,
  sentenceTooLong,
} from "../operator/operator-limits.ts";
import { count, listedPlaceTypes, locationKind, reason, slug } from "../schema-fields.ts";
import { ContentAudit, ContentRuns } from "./history-schemas.ts";

/**
 * The states that operators filter by. A location can have several, such as a draft beside a live
 * text.
 */
export const locationStates = ["draft", "failed", "missing", "stale", "live"] as const;

export type LocationState = (typeof locationStates)[number];

// The request and response schemas by which operators review texts.

export const versionStates = ["live", "draft", "rejected", "unpublished", "superseded"] as const;

const ContentVersionSummary = z.object({
  version: z.int().positive(),
  generatedAt: z.string(),
  model: z
    .string()
    .describe(
      "The model's name at the text service; names of the local text service begin with `vanfettle-local`",
    ),
  runId: z.string(),
  tokens: count,
  words: z.object({ servicing: count, mot: count }),
  published: z.boolean(),
  state: z
    .enum(versionStates)
    .describe(
      "`draft` waits for an operator, an operator has rejected a `rejected` version, has taken an `unpublished` version off its pages, and a later version has replaced a `superseded` version",
    ),
  author: z
    .string()
    .nullable()
    .describe("The operator who wrote the text; null for a generated text"),
  basedOn: z.int().positive().nullable().describe("The version that the author edited"),
  objectionCount: count,
});

const location = { slug: z.string(), name: z.string(), kind: locationKind };

export const ContentVersions = z.object({
  ...location,
  publishedVersion: z.int().positive().nullable(),
  versions: z.array(ContentVersionSummary),
});

const question = z.object({ question: z.string(), answer: z.string() });
const ContentPart = z.object({
  html: z.string().describe("Headings and paragraphs without attributes"),
  wordCount: count,
  metaTitle: z.string(),
  metaDescription: z.string(),
});

const Objection = z.object({
  code: z.string(),
  severity: z.enum(["error", "warning"]),
  at: z.string().describe("Path of the sentence or field"),
  words: z.string().describe("The words in question, quoted from the text"),
  message: z.string(),
  kind: z.string().describe("The kind of objection, in words for an operator"),
  what: z.string().describe("The message without the field and the words"),
});

const ReviewedSentence = z.object({
  at: z.string().describe("Path of the sentence or field, as in objections"),
  part: z.enum(["servicing", "mot", "faqs"]),
  kind: z.enum(["heading", "paragraph", "question", "answer", "metaTitle", "metaDescription"]),
  text: z.string().describe("With its slots filled from the current facts"),
  facts: z.array(z.string()).describe("The ids of its supporting facts"),
});

const writtenSections = z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) }));

/**
 * The whole text of a location in paragraphs, with slots such as `{{place.population}}` for
 * figures.
 */
const EditableText = z.object({
  servicing: writtenSections,
  mot: writtenSections,
  faqs: z.array(question),
  servicingMetaTitle: z.string(),
  servicingMetaDescription: z.string(),
  motMetaTitle: z.string(),
  motMetaDescription: z.string(),
});

/** Far above the limits of the checks, which report a long text and keep it. */
const paragraph = z.string().max(2_000, "A paragraph has at most 2,000 characters");
const line = z.string().max(sentenceMaxLength, sentenceTooLong);
const sections = z
  .array(
    z.object({
      heading: line,
      paragraphs: z
        .array(paragraph)
        .min(1, "A section needs a paragraph")
        .max(4, "A section has at most 4 paragraphs"),
    }),
  )
  .min(1, "Each page needs a section")
  .max(5, "Each page has at most 5 sections");

const EditedText = EditableText.extend({
  servicing: sections,
  mot: sections,
  faqs: z
    .array(z.object({ question: line, answer: paragraph }))
    .min(1, "A text needs a question")
    .max(8, "At most 8 questions are allowed"),
  servicingMetaTitle: line,
  servicingMetaDescription: line,
  motMetaTitle: line,
  motMetaDescription: line,
});

export const ContentVersion = z.object({
  ...location,
  ...ContentVersionSummary.shape,
  servicing: ContentPart,
  mot: ContentPart,
  faqs: z.array(question),
  objections: z.array(Objection),
  sentences: z
    .array(ReviewedSentence)
    .describe("The text sentence by sentence, in the order of its pages"),
  facts: z
    .array(z.object({ id: z.string(), says: z.string() }))
    .describe("The facts of the location"),
  mayBeAccepted: z
    .boolean()
    .describe("True if an operator can publish the text with a reason, despite failed checks"),
  source: EditableText.describe("The text with its slots, as an operator edits it"),
  slots: z
    .array(z.object({ id: z.string(), says: z.string() }))
    .describe("The slots that can be written as `{{id}}`, and their values"),
});

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
      type: z.enum([...listedPlaceTypes, "county", "region"]),
      population: count.nullable(),
      parentTown: z.string().optional(),
      isCore: z.boolean(),
      states: z.array(z.enum(locationStates)),
      liveVersion: z.int().positive().nullable(),
      draftVersion: z.int().positive().nullable().describe("The draft waiting for an operator"),
      draftWeight: count
        .nullable()
        .describe(
          "The weight of the objections to that draft: 0 without any, 100 and more with an error",
        ),
      publishedAt: z.string().nullable(),
      runIds: z
        .array(z.string())
        .describe(
          "The runs that wrote the live text and the waiting draft, also if an operator has edited it",
        ),
      failure: z
        .object({
          code: z.enum(generationErrorCodes),
          message: z.string().describe("The message of `code`, for display"),
          at: z.string(),
        })
        .nullable()
        .describe("Why and when a run last failed to write a text; null once one has succeeded"),
    }),
  ),
});

const Draft = z.object({ kind: locationKind, slug, version: z.int().positive().max(999_999) });

/** Each draft is approved, or returned with the reason, independently of the other drafts. */
const ApproveRequest = z.object({
  drafts: z.array(Draft).min(1, "Choose at least one draft").max(contentBatchLimit),
});
const ApproveResponse = z.object({
  approved: z.array(Draft),
  notApproved: z.array(Draft.extend({ code: z.string(), message: z.string() })),
});

const UndoResponse = z.object({
  undone: count,
  remaining: count.describe("Locations still to do: repeat the call until the list is empty"),
});

const versionNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

/**
 * Disambiguates a place from a county or region with the same slug; without it the place is meant.
 */
const kindQuery = z.object({ kind: locationKind.optional() });
const ofVersion = { params: z.object({ slug, version: versionNumber }), query: kindQuery };
const beforeQuery = z.object({ before: z.string().min(6).max(80).optional() });

export const reviewSchemas = {
  listContentVersions: {
    summary: "Returns the versions of a location's text, newest first",
    params: z.object({ slug }),
    query: kindQuery,
    response: ContentVersions,
  },
  getContentVersion: {
    summary: "Returns the whole text of one version",
    ...ofVersion,
    response: ContentVersion,
  },
  publishContentVersion: {
    summary:
      "Publishes a version of a location's text. Publishing an older version is a rollback, and a version that failed the checks needs a reason",
    ...ofVersion,
    body: z.object({
      reason: reason.optional(),
      onlyIfWaiting: z
        .boolean()
        .optional()
        .describe("Fails for a version on which an operator or a run has decided"),
    }),
    response: z.object({ slug: z.string(), publishedVersion: z.int().positive() }),
  },
  rejectContentVersion: {
    summary:
      "Rejects a version, or takes the published one off its pages. The version stays stored",
    ...ofVersion,
    body: z.object({
      reason,
      unpublish: z
        .boolean()
        .optional()
        .describe("True for the published version: its pages return to the default text"),
    }),
    response: z.object({ slug: z.string(), version: z.int().positive() }),
  },
  editContentVersion: {
    summary:
      "Stores an operator's edit of a version as a new draft, and returns the results of the checks",
    ...ofVersion,
    body: z.object({ text: EditedText }),
    response: z.object({
      slug: z.string(),
      version: z.int().positive(),
      objections: z.array(Objection),
    }),
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
    summary: "Returns the history of runs with their usage, newest first",
    query: beforeQuery,
    response: ContentRuns,
  },
  undoContentRun: {
    summary: "Undoes a run for up to 40 locations: pages return to the versions before the run",
    params: z.object({ runId: z.string().regex(/^run_[0-9A-Z]{26}$/) }),
    body: z.object({}),
    response: UndoResponse,
  },
  listContentAudit: {
    summary: "Returns the actions of operators, newest first",
    query: beforeQuery,
    response: ContentAudit,
  },
};

export type ContentVersions = z.output<typeof ContentVersions>;
export type ContentVersion = z.output<typeof ContentVersion>;
export type ContentStates = z.output<typeof ContentStates>;
export type EditableText = z.output<typeof EditableText>;

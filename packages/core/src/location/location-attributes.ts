import { generationErrorCodes } from "@vanfettle/contract/generation/generation";

const decimals = 1e8;

/**
 * Returns an attribute rounded to eight decimals, as in the column types decimal(10,8) and
 * decimal(11,8).
 */
const coordinate = (limit: number) =>
  ({
    type: "number",
    required: true,
    set: (value?: number) =>
      value === undefined ? value : Math.round(value * decimals) / decimals,
    validate: (value: number) => Math.abs(value) <= limit,
  }) as const;

export const locationAttributes = {
  id: { type: "string", required: true },
  name: { type: "string", required: true },
  slug: { type: "string", required: true },
  canonicalSlug: { type: "string", required: true, readOnly: true },
  region: { type: "string", required: true },
  regionSlug: { type: "string", required: true },
  latitude: coordinate(90),
  longitude: coordinate(180),
  postcodeArea: { type: "string" },
  population: { type: "number" },
  garageCount: { type: "number", required: true },
  class7Count: { type: "number", required: true },
  garageCountSource: { type: "string", required: true },
  garageCountYear: { type: "number", required: true },
  nearestStationMiles: { type: "number" },
  nearestClass7Miles: { type: "number" },
  tenthStationMiles: { type: "number" },
  island: { type: "string" },
  /** The lists of the page (`PageLists`) as JSON text, which keeps each page in one row. */
  page: { type: "string", required: true },
  servicingContent: { type: "string" },
  motContent: { type: "string" },
  faqContent: { type: "string" },
  servicingMetaTitle: { type: "string" },
  servicingMetaDescription: { type: "string" },
  motMetaTitle: { type: "string" },
  motMetaDescription: { type: "string" },
  /** The time at which the texts above were published; absent without texts. */
  publishedAt: { type: "string" },
  publishedVersion: { type: "number" },
  /**
   * The hash of the facts behind the published text. The text is current while the hash equals
   * `factsHash`.
   */
  publishedFactsHash: { type: "string" },
  publishedPromptHash: { type: "string" },
  /** The latest plan that published a text; each plan publishes once. */
  publishedPlanId: { type: "string" },
  /** The run that wrote the published text, even if an operator has edited it since. */
  publishedRunId: { type: "string" },
  /** The newest unpublished draft, its run, and the weight of the objections to it. */
  draftVersion: { type: "number" },
  draftRunId: { type: "string" },
  /**
   * The cause and time of the last run's failure to write a text; absent once a text has succeeded.
   */
  failureCode: { type: generationErrorCodes },
  failedAt: { type: "string" },
  draftWeight: { type: "number" },
  /**
   * The versions that are or were live, were rejected by operators, or were accepted despite failed
   * checks.
   */
  liveVersions: { type: "set", items: "number" },
  rejectedVersions: { type: "set", items: "number" },
  acceptedVersions: { type: "set", items: "number" },
  /** The hash of the current facts used by texts. It determines if a text is stale. */
  factsHash: { type: "string" },
  updatedAt: { type: "string", required: true },
  /** The hash of the gazetteer's row, with which seeding detects changed rows. */
  seedHash: { type: "string", required: true },
} as const;

/** The attributes of a location's row with the text that visitors read. */
export const textColumns = [
  "servicingContent",
  "motContent",
  "faqContent",
  "servicingMetaTitle",
  "servicingMetaDescription",
  "motMetaTitle",
  "motMetaDescription",
] as const;

/** The attributes of a location's row with its live text, except for the version's number. */
export const liveTextAttributes = [
  ...textColumns,
  "publishedFactsHash",
  "publishedPromptHash",
  "publishedRunId",
  "publishedAt",
] as const;

/** Finds locations by slug. Regions, counties and places share one partition per slug. */
export const bySlug = {
  collection: "location",
  pk: { field: "pk", composite: ["canonicalSlug"], template: "location#${canonicalSlug}" },
  sk: { field: "sk", composite: [] },
} as const;

/** Finds locations by region, for the content manager's list, the sitemap and seeding. */
export const inRegion = {
  index: "gsi1",
  collection: "inRegion",
  pk: { field: "gsi1pk", composite: ["regionSlug"], template: "region#${regionSlug}" },
  sk: { field: "gsi1sk", composite: ["canonicalSlug"] },
} as const;

/** Finds locations by listing. The index is sparse: it contains only rows with a `listing`. */
export const inListing = {
  index: "gsi2",
  pk: { field: "gsi2pk", composite: ["listing"], template: "listing#${listing}" },
  sk: { field: "gsi2sk", composite: ["canonicalSlug"] },
} as const;

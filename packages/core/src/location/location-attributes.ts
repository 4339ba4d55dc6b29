const decimals = 1e8;

/** Coordinates are rounded to eight decimals, as in the column types decimal(10,8) and decimal(11,8). */
const coordinate = (limit: number) =>
  ({
    type: "number",
    required: true,
    set: (value?: number) => (value === undefined ? value : Math.round(value * decimals) / decimals),
    validate: (value: number) => Math.abs(value) <= limit,
  }) as const;

/** The attributes that regions, counties and places have in common. */
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
  /** The lists of the page (`PageLists`) as JSON text, so that a page is one row. */
  page: { type: "string", required: true },
  servicingContent: { type: "string" },
  motContent: { type: "string" },
  faqContent: { type: "string" },
  servicingMetaTitle: { type: "string" },
  servicingMetaDescription: { type: "string" },
  motMetaTitle: { type: "string" },
  motMetaDescription: { type: "string" },
  /** When the texts above were published; absent while there are none. */
  publishedAt: { type: "string" },
  publishedVersion: { type: "number" },
  /** What the published text was written from: equal ones mean that it is still current. */
  publishedFactsHash: { type: "string" },
  publishedPromptHash: { type: "string" },
  /** The latest plan a text was published for; each plan publishes once. Stored as `textRound`. */
  publishedPlanId: { type: "string", field: "textRound" },
  /** The run that the published text is from, also if an operator has edited it since. */
  publishedRunId: { type: "string" },
  /** The newest text that was stored without being published, and the run it is from. */
  draftVersion: { type: "number" },
  draftRunId: { type: "string" },
  /** The newest text that the checks refused. */
  refusedVersion: { type: "number" },
  /** The versions that visitors read now or once did, that operators rejected, and that they accepted against the checks. */
  liveVersions: { type: "set", items: "number" },
  rejectedVersions: { type: "set", items: "number" },
  acceptedVersions: { type: "set", items: "number" },
  /** Hash of the present facts, as far as texts rest on them. It tells whether a text is stale. */
  factsHash: { type: "string" },
  updatedAt: { type: "string", required: true },
  /** Hash of the gazetteer's row, by which seeding finds the rows that have changed. */
  seedHash: { type: "string", required: true },
} as const;

import type {
  ContentLocation,
  ContentLocations,
  ContentRegion,
} from "@vanfettle/contract/content/content-schemas";
import type {
  ContentStates,
  ContentVersion,
  ContentVersions,
} from "@vanfettle/contract/content/review-schemas";
import { regions } from "@vanfettle/contract/location/regions";

export const contentRegions: ContentRegion[] = regions.map(({ name }) => ({
  name,
  locationCount: 20,
}));

export const buildContentLocation = (
  number: number,
  overrides: Partial<ContentLocation> = {},
): ContentLocation => ({
  slug: `place-${number}`,
  name: `Place ${number}`,
  county: "Kent",
  region: "South East",
  type: "town",
  population: 1_000 + number,
  hasContent: false,
  publishedAt: null,
  ...overrides,
});

export const buildContentLocations = (count: number): ContentLocations => ({
  total: count,
  towns: count,
  villages: 0,
  districts: 0,
  unclassified: 0,
  locations: Array.from({ length: count }, (_, index) => buildContentLocation(index)),
});

const buildSummary = (version: number, published: boolean) => ({
  version,
  generatedAt: `2026-11-0${version}T10:00:00.000Z`,
  model: version === 1 ? "vanfettle-local-writer" : "gpt-5-mini",
  runId: `run_${version}`,
  tokens: 2_000,
  words: { servicing: 300, mot: 250 },
  published,
  state: published ? ("live" as const) : ("superseded" as const),
  author: null,
  basedOn: null,
  objectionCount: 0,
});

export const buildContentVersions = (slug: string, published: number): ContentVersions => ({
  slug,
  name: "Place 0",
  kind: "place",
  publishedVersion: published,
  versions: [2, 1].map((version) => buildSummary(version, version === published)),
});

export const buildContentVersion = (
  slug: string,
  version: number,
  text: string,
): ContentVersion => ({
  slug,
  name: "Place 0",
  kind: "place",
  ...buildSummary(version, false),
  servicing: {
    html: `<h2>Vans in Place 0</h2><p>${text}</p>`,
    wordCount: 300,
    metaTitle: "Van servicing in Place 0",
    metaDescription: "Clear prices.",
  },
  mot: {
    html: "<p>Tests</p>",
    wordCount: 250,
    metaTitle: "Van MOT in Place 0",
    metaDescription: "Tests.",
  },
  faqs: [{ question: "How often?", answer: "Every year." }],
  objections: [],
  sentences: [
    {
      at: "servicing[0].heading",
      part: "servicing",
      kind: "heading",
      text: "Vans in Place 0",
      facts: [],
    },
    {
      at: "servicing[0].paragraphs[0][0]",
      part: "servicing",
      kind: "paragraph",
      text,
      facts: ["town1"],
    },
  ],
  facts: [{ id: "town1", says: "17 class 7 stations within 5 miles of Deal" }],
  mayBeAccepted: true,
  source: {
    servicing: [{ heading: "Vans in Place 0", paragraphs: [text] }],
    mot: [{ heading: "Tests", paragraphs: ["Tests"] }],
    faqs: [{ question: "How often?", answer: "Every year." }],
    servicingMetaTitle: "Van servicing in Place 0",
    servicingMetaDescription: "Clear prices.",
    motMetaTitle: "Van MOT in Place 0",
    motMetaDescription: "Tests.",
  },
  slots: [{ id: "place.population", says: "12,000 people" }],
});

type Stated = ContentStates["locations"][number];

/** Builds these locations' states: places unless another kind is given. */
export const buildContentStates = (locations: readonly Partial<Stated>[]): ContentStates => ({
  coverage: {
    places: { live: 318, total: 4_198 },
    core: { live: 120, total: 243 },
    areas: { live: 3, total: 78 },
  },
  locations: locations.map((over, index) => ({
    kind: "place",
    slug: `place-${index}`,
    name: `Place ${index}`,
    county: "Kent",
    region: "South East",
    type: "town",
    population: 1_000 + index,
    isCore: false,
    states: ["missing"],
    liveVersion: null,
    draftVersion: null,
    draftWeight: null,
    publishedAt: null,
    runIds: [],
    failure: null,
    ...over,
  })),
});

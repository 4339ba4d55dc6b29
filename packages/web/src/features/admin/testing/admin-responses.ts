import type {
  ContentLocation,
  ContentLocations,
  ContentRegion,
  ContentVersion,
  ContentVersions,
} from "@vanfettle/contract/content-schemas";
import { regions } from "@vanfettle/contract/regions";

export const someRegions: ContentRegion[] = regions.map(({ name }) => ({ name, locationCount: 20 }));

export const aContentLocation = (number: number, also: Partial<ContentLocation> = {}): ContentLocation => ({
  slug: `place-${number}`,
  name: `Place ${number}`,
  county: "Kent",
  region: "South East",
  type: "town",
  population: 1_000 + number,
  hasContent: false,
  publishedAt: null,
  ...also,
});

export const someLocations = (count: number): ContentLocations => ({
  total: count,
  towns: count,
  villages: 0,
  locations: Array.from({ length: count }, (_, index) => aContentLocation(index)),
});

const summary = (version: number, published: boolean) => ({
  version,
  generatedAt: `2026-11-0${version}T10:00:00.000Z`,
  model: version === 1 ? "vanfettle-local-writer" : "gpt-5-mini",
  runId: `run_${version}`,
  tokens: 2_000,
  words: { servicing: 300, mot: 250 },
  published,
});

export const someVersions = (slug: string, published: number): ContentVersions => ({
  slug,
  name: "Place 0",
  kind: "place",
  publishedVersion: published,
  versions: [2, 1].map((version) => summary(version, version === published)),
});

export const aVersion = (slug: string, version: number, words: string): ContentVersion => ({
  slug,
  name: "Place 0",
  kind: "place",
  ...summary(version, false),
  servicing: {
    html: `<h2>Vans in Place 0</h2><p>${words}</p>`,
    wordCount: 300,
    metaTitle: "Van servicing in Place 0",
    metaDescription: "Clear prices.",
  },
  mot: { html: "<p>Tests</p>", wordCount: 250, metaTitle: "Van MOT in Place 0", metaDescription: "Tests." },
  faqs: [{ question: "How often?", answer: "Every year." }],
});

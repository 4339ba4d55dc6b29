import { textSentences } from "@vanfettle/core/content/checks/text-sentences";
import type { LocationText } from "@vanfettle/core/content/text/location-text";
import { factRecord, type FactRecord } from "@vanfettle/core/location/facts/facts";
import { buildPlaceSeed } from "@vanfettle/core/testing/seed-row-builders";
import { seededLocation } from "@vanfettle/core/testing/seeded-location";
import bad from "../../packages/core/src/content/checks/corpus/bad.json" with { type: "json" };
import places from "../../packages/core/src/content/checks/corpus/places.json" with { type: "json" };
import spoilt from "../../packages/core/src/content/checks/corpus/spoilt.json" with { type: "json" };
import written from "../../packages/core/src/content/checks/corpus/written.json" with { type: "json" };
import { locationRows } from "../data/location-rows.ts";

/** A sentence in the corpora with an editor's verdict. */
export interface CorpusEntry {
  /** The key of a location, such as `place/falmouth`, or of a place of `places.json`. */
  place: string;
  part: string;
  question?: string;
  text: string;
  expected: "good" | "bad";
  kind?: string;
}

const sentencesOf = ([place, text]: [string, LocationText]): CorpusEntry[] =>
  textSentences(text, factsOf(place))
    // A page whose description was cut has its usual one.
    .filter(({ template }) => template !== "")
    .map(({ part, kind, template }) => ({
      place,
      part: kind === "paragraph" ? part : kind,
      text: template,
      expected: "good",
    }));

const rows = new Map(
  locationRows().map((location) => [`${location.kind}/${location.row.canonicalSlug}`, location]),
);

/** The sentences for evaluating the checks and the reader. */
export const corpus: readonly CorpusEntry[] = [
  ...bad.map((entry): CorpusEntry => ({ ...entry, expected: "bad" })),
  ...spoilt.map((entry): CorpusEntry => ({ ...entry, part: "mot", expected: "bad" })),
  ...Object.entries(written as Record<string, LocationText>).flatMap(sentencesOf),
];

interface CorpusPlace {
  name: string;
  county?: string | null;
  region?: string;
  nearby?: { name: string; miles: number }[];
  testCentres?: { name: string; miles: number }[];
}

/** Returns the facts of a place in the corpora. */
export function factsOf(place: string): FactRecord {
  const location = rows.get(place);
  if (location) return factRecord(location);
  const known = (places as Record<string, CorpusPlace>)[place];
  const { name = "Reigate", county, region, nearby = [], testCentres = [] } = known ?? {};
  const seed = buildPlaceSeed({
    canonicalSlug: place,
    name,
    type: "town",
    garageCount: 37,
    class7Count: 12,
    county: county ?? "Surrey",
    region: region ?? "South East",
    elsewhere: nearby
      .slice(0, 2)
      .map((town) => ({ name: town.name, miles: town.miles, class7: 20 })),
    testCentres,
  });
  return factRecord(seededLocation(seed, "2026-11-24T12:00:00.000Z"));
}

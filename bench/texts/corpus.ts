import { slotsIn, slotValues } from "@vanfettle/core/content/text/slots";
import { factRecord, type FactRecord } from "@vanfettle/core/location/facts/facts";
import { buildPlaceSeed } from "@vanfettle/core/testing/seed-row-builders";
import { seededLocation } from "@vanfettle/core/testing/seeded-location";
import places from "../../packages/core/src/content/checks/corpus/places.json" with { type: "json" };
import writtenAfter from "../../packages/core/src/content/checks/corpus/written-after.json" with { type: "json" };
import writtenBefore from "../../packages/core/src/content/checks/corpus/written-before.json" with { type: "json" };
import writtenForTheReader from "../../packages/core/src/content/checks/corpus/written-for-the-reader.json" with { type: "json" };
import writtenLast from "../../packages/core/src/content/checks/corpus/written-last.json" with { type: "json" };

/** A sentence in the corpora with an editor's verdict. */
export interface CorpusEntry {
  place: string;
  part: string;
  question?: string;
  text: string;
  basis?: string[];
  expected: string;
  kind?: string;
}

/** The sentences for evaluating the checks and the reader. Style and length are not judged. */
export const corpus: readonly CorpusEntry[] = [
  ...(writtenBefore as CorpusEntry[]),
  ...(writtenAfter as CorpusEntry[]),
  ...(writtenLast as CorpusEntry[]),
  ...(writtenForTheReader as CorpusEntry[]),
]
  .filter(({ expected }) => expected !== "warning")
  .filter((entry) => entry.expected !== "good" || hasItsFacts(entry));

/**
 * Returns whether texts still have the facts of a good sentence: some sentences date from when
 * there were more facts.
 */
function hasItsFacts({ place, text }: CorpusEntry): boolean {
  const values = slotValues(factsOf(place));
  return slotsIn(text).every((id) => values.has(id));
}

interface CorpusPlace {
  name: string;
  county?: string | null;
  region?: string;
  nearby?: { name: string; slug: string; miles: number }[];
  testCentres?: { name: string; miles: number }[];
}

/** Returns the facts of a place in the corpora. */
export function factsOf(place: string): FactRecord {
  const known = (places as Record<string, CorpusPlace>)[place];
  const { name = "Reigate", county, region, nearby = [], testCentres = [] } = known ?? {};
  const seed = buildPlaceSeed({
    canonicalSlug: place,
    name,
    type: "town",
    garageCount: 37,
    class7Count: 12,
  });
  const area = {
    county: county ?? "Surrey",
    region: region ?? "South East",
    suggested: nearby.slice(0, 3),
    testCentres,
  };
  return factRecord(seededLocation({ ...seed, ...area }, "2026-11-24T12:00:00.000Z"));
}

import { basisOf } from "@vanfettle/core/content/checks/basis";
import { isRefused, isToBeCorrected, type Violation } from "@vanfettle/core/content/checks/check";
import { checkText } from "@vanfettle/core/content/checks/check-text";
import { slotValues } from "@vanfettle/core/content/text/fact-list";
import { factRecord, type FactRecord } from "@vanfettle/core/content/text/facts";
import { fillText, sentencesOf, type FilledText, type LocationText } from "@vanfettle/core/content/text/location-text";
import { textRequest } from "@vanfettle/core/content/text/prompt";
import { fillSlots } from "@vanfettle/core/content/text/slots";
import type { OtherSketch } from "@vanfettle/core/content/similarity/similarity";
import type { StoredLocation } from "@vanfettle/core/location/location-row";
import { writeLocationText } from "@vanfettle/text-service/writer/location-text";
import { WritingTask } from "@vanfettle/text-service/writer/task";
import { locationRows } from "../data/location-rows.ts";

/** The text that the local writer writes of one location, and what the checks say of it. */
export interface WrittenText {
  slug: string;
  facts: FactRecord;
  text: LocationText;
  filled: FilledText;
  /** Attempts until nothing was to be corrected: 1, or 2 at most. */
  attempts: number;
  /** What is wrong with the text of the last attempt; it is refused, or for an editor. */
  violations: Violation[];
}

export interface WrittenSentence {
  text: string;
  rests: boolean;
}

/** Returns the sentences of a text with their slots filled, and whether each rests on a fact of the location. */
export const writtenSentences = ({ text, facts }: WrittenText): WrittenSentence[] =>
  sentencesOf(text).map((sentence) => ({
    text: fillSlots(sentence.text, slotValues(facts)) ?? sentence.text,
    rests: basisOf(sentence).length > 0,
  }));

/** Returns the facts of all locations as a run would load them; a region's largest places come from its places' rows. */
function factsOfAll(rows: readonly StoredLocation[]): (location: StoredLocation) => FactRecord {
  const largest = new Map<string, { name: string; population: number }[]>();
  for (const { kind, row } of rows) {
    if (kind !== "place" || row.type.includes("district")) continue;
    const list = largest.get(row.regionSlug) ?? [];
    largest.set(row.regionSlug, [...list, { name: row.name, population: row.population ?? 0 }]);
  }
  for (const list of largest.values()) list.sort((a, b) => b.population - a.population);
  return (location) =>
    location.kind === "region"
      ? factRecord(location, { largestPlaces: (largest.get(location.row.regionSlug) ?? []).map(({ name }) => name) })
      : factRecord(location);
}

/** Writes the text of every location with the local writer, as a run would: checked, and tried once more if it fails. */
export async function writeAllTexts(onProgress: (done: number, of: number) => void): Promise<WrittenText[]> {
  const rows = locationRows();
  const factsOf = factsOfAll(rows);
  const sketches: OtherSketch[] = [];
  const written: WrittenText[] = [];
  for (const location of rows) {
    written.push(await writeText(location, factsOf(location), sketches));
    if (written.length % 500 === 0) onProgress(written.length, rows.length);
  }
  return written;
}

async function writeText(location: StoredLocation, facts: FactRecord, sketches: OtherSketch[]): Promise<WrittenText> {
  const slug = location.row.canonicalSlug;
  for (let attempts = 1; ; attempts += 1) {
    const text = writeLocationText(WritingTask.parse(JSON.parse(textRequest(facts, { attempt: attempts }).input)));
    let own: OtherSketch | undefined;
    const { violations } = await checkText(text, facts, (sketch) => {
      own = { slug, ...sketch };
      return Promise.resolve(sketches);
    });
    if (violations.some(isToBeCorrected) && attempts < 2) continue;
    if (own && !violations.some(isRefused)) sketches.push(own);
    const filled = fillText(text, facts);
    if (!filled) throw new Error(`The text of ${slug} has a slot that is no fact.`);
    return { slug, facts, text, filled, attempts, violations };
  }
}

import { basisOf } from "@vanfettle/core/content/checks/basis";
import { isError, isToBeCorrected, type Objection } from "@vanfettle/core/content/checks/check";
import { checkText } from "@vanfettle/core/content/checks/check-text";
import {
  readerRequest,
  readVerdicts,
  sentencesToRead,
} from "@vanfettle/core/content/reading/second-reader";
import type { OtherSignature } from "@vanfettle/core/content/similarity/similarity";
import {
  fillText,
  sentencesOf,
  type FilledText,
  type LocationText,
} from "@vanfettle/core/content/text/location-text";
import { ModelText, toLocationText } from "@vanfettle/core/content/text/model-text";
import { textRequest } from "@vanfettle/core/content/text/prompt";
import { fillSlots, slotValues } from "@vanfettle/core/content/text/slots";
import { factRecord, type FactRecord } from "@vanfettle/core/location/facts/facts";
import type { StoredLocation } from "@vanfettle/core/location/location-row";
import { judgeSentences } from "@vanfettle/text-service/reader/judge-sentences";
import { writeLocationText } from "@vanfettle/text-service/writer/location-text";
import { JudgingTask, WritingTask } from "@vanfettle/text-service/writer/task";
import { locationRows } from "../data/location-rows.ts";

/**
 * The template generator's text for a location, with the results of the checks and the local
 * reader.
 */
export interface WrittenText {
  slug: string;
  facts: FactRecord;
  text: LocationText;
  filled: FilledText;
  /** The attempts until no correction was needed: 1, or 2 at most. */
  attempts: number;
  /** The objections in the last attempt's text, either errors or warnings for an editor. */
  objections: Objection[];
}

export interface WrittenSentence {
  /** The sentence with its slots, and with the slots filled. */
  template: string;
  text: string;
  basis: string[];
}

/** Returns the sentences of a text, with their slots filled. */
export const writtenSentences = ({
  text,
  facts,
}: Pick<WrittenText, "text" | "facts">): WrittenSentence[] =>
  sentencesOf(text).map((sentence) => ({
    template: sentence.text,
    text: fillSlots(sentence.text, slotValues(facts)) ?? sentence.text,
    basis: basisOf(sentence),
  }));

/**
 * Writes the text of every location with the template generator, like a run: checked, read, and
 * retried once after a failure.
 */
export async function writeAllTexts(
  onProgress: (done: number, of: number) => void,
): Promise<WrittenText[]> {
  const rows = locationRows();
  const signatures: OtherSignature[] = [];
  const written: WrittenText[] = [];
  for (const location of rows) {
    written.push(await writeText(location, signatures));
    if (written.length % 500 === 0) onProgress(written.length, rows.length);
  }
  return written;
}

async function writeText(
  location: StoredLocation,
  signatures: OtherSignature[],
): Promise<WrittenText> {
  const slug = location.row.canonicalSlug;
  const facts = factRecord(location);
  for (let attempts = 1; ; attempts += 1) {
    const task = WritingTask.parse(JSON.parse(textRequest(facts, { attempt: attempts }).input));
    const text = toLocationText(ModelText.parse(writeLocationText(task)));
    let own: OtherSignature | undefined;
    const checked = await checkText(text, facts, {
      exchangeSignature: (signature) => {
        own = { slug, ...signature };
        return Promise.resolve(signatures);
      },
    });
    const objections = [...checked.objections, ...objectionsTo(text, facts)];
    if (objections.some(isToBeCorrected) && attempts < 2) continue;
    if (own && !objections.some(isError)) signatures.push(own);
    const filled = fillText(text, slotValues(facts));
    if (!filled) throw new Error(`The text of ${slug} has a slot that is no fact.`);
    return { slug, facts, text, filled, attempts, objections };
  }
}

/** Returns the local reader's objections. */
function objectionsTo(text: LocationText, facts: FactRecord): Objection[] {
  const sentences = sentencesToRead(text, facts);
  const task = JudgingTask.parse(JSON.parse(readerRequest(facts, sentences).input));
  const reading = readVerdicts(judgeSentences(task), sentences);
  if ("problem" in reading) {
    throw new Error(`The local reader's answer cannot be used: ${reading.problem}.`);
  }
  return reading.objections;
}

import { showsFact } from "../checks/basis.ts";
import type { FactRecord } from "../../location/facts/facts.ts";
import { factList, type Fact } from "../../location/facts/fact-list.ts";
import { mapText, sentencesOf, type JoinedText, type LocationText, type Sentence } from "./location-text.ts";
import { replaceSlots, slotsIn } from "./slots.ts";

const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/**
 * Splits an editor's text, in which figures are slots such as `{{place.population}}`, into sentences again. Unchanged
 * sentences keep their basis; new sentences rest on all facts that show in them.
 */
export function splitEditedText(edited: JoinedText, before: LocationText, facts: FactRecord): LocationText {
  const known = new Map(sentencesOf(before).map((sentence) => [sentence.text, sentence.basis]));
  const listed = factList(facts);
  const toSentences = (paragraph: string): Sentence[] =>
    splitSentences(paragraph).map((text) => ({ text, basis: known.get(text) ?? shownFactIds(text, listed) }));
  return mapText(edited, toSentences, (line) => line.trim());
}

/** Splits a paragraph into sentences. Dots inside slots do not end a sentence, and the slot of a chosen sentence is a sentence. */
const splitSentences = (paragraph: string): string[] =>
  paragraph
    .replaceAll(/\s+/g, " ")
    .split(/(\{\{advice\.[a-z0-9-]{1,60}\}\})/)
    .flatMap(splitProse);

function splitProse(text: string): string[] {
  const slots = slotsIn(text);
  // A letter of the private use area stands for each slot while the paragraph is split.
  const masked = replaceSlots(text, "\u{E000}");
  let next = 0;
  return Array.from(segmenter.segment(masked), ({ segment }) =>
    segment.trim().replaceAll("\u{E000}", () => `{{${slots[next++] ?? ""}}}`),
  ).filter((sentence) => sentence !== "");
}

/** The largest number of facts that a sentence may rest on. */
const maxFacts = 12;

function shownFactIds(sentence: string, facts: readonly Fact[]): string[] {
  return facts
    .filter((fact) => showsFact(fact, sentence))
    .map(({ id }) => id)
    .slice(0, maxFacts);
}

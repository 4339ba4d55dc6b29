import { spellingsOf, type FactRecord } from "../../location/facts/facts.ts";
import { hashesOf, shingles } from "../similarity/signature.ts";
import { isTooSimilar, type SimilarityReport } from "../similarity/similarity.ts";
import {
  joinText,
  sectionText,
  sentencesOf,
  textLimits,
  type FilledText,
  type LocationText,
} from "../text/location-text.ts";
import { objection, type CheckedSentence, type Objection } from "./check.ts";
import { textFields } from "./text-sentences.ts";
import { wholeWords } from "./whole-words.ts";

function outside(
  at: string,
  found: number,
  { min, max }: { min: number; max: number },
): Objection[] {
  if (found >= min && found <= max) return [];
  return [objection("length", { at }, "", `it has ${found} characters; write ${min} to ${max}`)];
}

const parts = ["servicing", "mot"] as const;

/** Checks every string and the length of each page against `textLimits`. */
export function checkLengths(text: FilledText): Objection[] {
  return [
    ...textFields(text).flatMap(({ at, kind, text: words }) =>
      outside(at, words.trim().length, textLimits[kind]),
    ),
    ...parts.flatMap((part) => outside(part, sectionText(text[part]).length, textLimits[part])),
  ];
}

const normalise = (text: string): string => text.replaceAll("’", "'").replaceAll(/\s+/g, " ");

/** Returns whether the text names the location, in whole words and with its capitals. */
export const namesPlace = (words: string, { name }: Pick<FactRecord, "name">): boolean =>
  wholeWords(spellingsOf(name).map(normalise), "").test(normalise(words));

/** Leaves a text to the editor in which a part or a meta title does not name the location. */
export function checkPlaceNamed(text: FilledText, facts: FactRecord): Objection[] {
  const { servicingMetaTitle, motMetaTitle } = text;
  const [servicing, mot] = [sectionText(text.servicing), sectionText(text.mot)];
  return Object.entries({ servicing, mot, servicingMetaTitle, motMetaTitle })
    .filter(([, words]) => !namesPlace(words, facts))
    .map(([at]) => objection("place_not_named", { at }, "", `it does not name ${facts.name}`));
}

const maxRepeatedShare = 0.25;

/** Warns of repetition: a sentence that appears twice, or many repeated words. */
export function checkRepetition(text: LocationText): Objection[] {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const twice = sentences.find((sentence, i) => sentences.indexOf(sentence) < i);
  // Slots stay unfilled: the words of a fact are not the writer's, and a figure may appear in
  // several places.
  const all = textFields(joinText(text)).flatMap(({ text: words }) => shingles(words));
  const repeated = all.length - new Set(all).size;
  return [
    ...(twice === undefined
      ? []
      : [objection("repetition", { at: "text" }, twice, "this sentence appears twice")]),
    ...(repeated > maxRepeatedShare * all.length
      ? [objection("repetition", { at: "text" }, "", "it repeats sentences")]
      : []),
  ];
}

const maxQuoted = 3;

/** Returns the sentences of which other pages have most, the longest first. */
function knownSentences(
  sentences: readonly CheckedSentence[],
  names: readonly string[],
  known: ReadonlySet<number>,
) {
  const isKnown = ({ text }: CheckedSentence): boolean => {
    const hashes = hashesOf(text, names);
    return hashes.length > 1 && hashes.every((hash) => known.has(hash));
  };
  const prose = sentences.filter(({ kind }) => kind === "paragraph" || kind === "answer");
  const longestFirst = prose.filter(isKnown).toSorted((a, b) => b.text.length - a.text.length);
  return longestFirst.slice(0, maxQuoted);
}

/** Leaves to the editor a text of which a part is too similar to another location's. */
export function checkSimilar(
  report: SimilarityReport,
  sentences: readonly CheckedSentence[],
  names: readonly string[],
): Objection[] {
  const { mostSimilar, known } = report;
  if (!mostSimilar || !isTooSimilar(report)) return [];
  return [
    objection(
      "similarity",
      { at: mostSimilar.part },
      "",
      `it is similar to the text of ${mostSimilar.slug}`,
    ),
    ...knownSentences(sentences, names, known).map((sentence) =>
      objection("similarity", sentence, sentence.text, "another page has the same sentence"),
    ),
  ];
}

import { factList } from "../../location/facts/fact-list.ts";
import { namesIn, type FactRecord } from "../../location/facts/facts.ts";
import { shingles, wordsIn } from "../similarity/signature.ts";
import { isCopy, type MostSimilar } from "../similarity/similarity.ts";
import {
  joinText,
  sectionText,
  textLimits,
  type FilledText,
  type LocationText,
} from "../text/location-text.ts";
import { objection, objectionOf, type CheckedSentence, type Objection } from "./check.ts";
import { namesPlace } from "./own-names.ts";
import { proseOf, textFields } from "./text-sentences.ts";

/**
 * Objects to a length outside the limits. A writer cannot count the characters of filled slots: a
 * tenth more is no reason to pay for another attempt.
 */
function outside(
  at: string,
  found: number,
  { min, max }: { min: number; max: number },
): Objection[] {
  if (found >= min && found <= 1.1 * max) return [];
  return [objection("length", { at }, "", `it has ${found} characters; write ${min} to ${max}`)];
}

const parts = ["servicing", "mot"] as const;

/** Checks every string and the length of each page against `textLimits`. */
export function checkLengths(text: FilledText): Objection[] {
  return [
    ...textFields(text)
      .filter(({ kind, text: words }) => kind !== "metaDescription" || words !== "")
      .flatMap(({ at, kind, text: words }) => outside(at, words.trim().length, textLimits[kind])),
    ...parts.flatMap((part) => outside(part, sectionText(text[part]).length, textLimits[part])),
  ];
}

/** Objects to a meta title that does not name the location. The page itself does in its heading. */
export function checkPlaceNamed(text: FilledText, facts: FactRecord): Objection[] {
  const { servicingMetaTitle, motMetaTitle } = text;
  return Object.entries({ servicingMetaTitle, motMetaTitle })
    .filter(([, words]) => !namesPlace(words, facts))
    .map(([at]) => objection("place_not_named", { at }, "", `it does not name ${facts.name}`));
}

/**
 * Objects to a heading or a description that names a town of which the section or page then says
 * nothing.
 */
export function checkHeadings(text: FilledText, facts: FactRecord): Objection[] {
  const own = namesIn(facts);
  const towns = factList(facts)
    .flatMap(({ names }) => names ?? [])
    .filter((name) => !own.includes(name));
  const unsaid = (at: string, words: string, prose: string): Objection[] =>
    objectionOf(
      "not_in_section",
      { at },
      towns.find((name) => namesPlace(words, { name }) && !namesPlace(prose, { name })),
      "the paragraphs below say nothing of it",
    );
  return parts.flatMap((part) => [
    ...text[part].flatMap(({ heading, paragraphs }, i) =>
      unsaid(`${part}[${i}].heading`, heading, paragraphs.join(" ")),
    ),
    ...proseOf(text[`${part}MetaDescription`]).flatMap((sentence, i) =>
      unsaid(`${part}MetaDescription[${i}]`, sentence.text, sectionText(text[part])),
    ),
  ]);
}

const maxRepeatedShare = 0.25;

/** A paragraph may not repeat an answer, but a heading may be like a title. */
const repeatedIn = ({ kind }: CheckedSentence): string => (kind === "answer" ? "paragraph" : kind);

/**
 * Objects to each sentence, heading, question or title that the text has before, and to a text with
 * many repeated words.
 */
export function checkRepetition(
  text: LocationText,
  sentences: readonly CheckedSentence[],
): Objection[] {
  const seen = new Set<string>();
  const twice = sentences.filter((sentence) => {
    const words = wordsIn(sentence.text).join(" ");
    const key = `${repeatedIn(sentence)}: ${words}`;
    const isRepeated = words !== "" && seen.has(key);
    seen.add(key);
    return isRepeated;
  });
  // Slots stay unfilled: the words of a fact are not the writer's, and a figure may appear in
  // several places. Titles and headings repeat the name of the place.
  const all = textFields(joinText(text))
    .filter(({ kind }) => kind === "paragraph" || kind === "answer")
    .flatMap(({ text: words }) => shingles(words));
  const repeated = all.length - new Set(all).size;
  return [
    ...twice.map((sentence) =>
      objection("repetition", sentence, sentence.text, "the text says this before"),
    ),
    ...(repeated > maxRepeatedShare * all.length
      ? [objection("repetition", { at: "text" }, "", "it repeats sentences")]
      : []),
  ];
}

/** Objects to a text of which a part is a copy of another location's. */
export const checkSimilar = (found: MostSimilar | null): Objection[] =>
  isCopy(found)
    ? [objection("similarity", { at: found.part }, "", `it is a copy of the text of ${found.slug}`)]
    : [];

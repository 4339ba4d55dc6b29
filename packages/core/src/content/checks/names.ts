import {
  objection,
  objectionOf,
  type CheckedSentence,
  type FieldKind,
  type Objection,
  type SentenceCheck,
} from "./check.ts";
import { cover, coverNames } from "./own-names.ts";
import otherPlaces from "./place-names.json" with { type: "json" };
import { findListed } from "./whole-words.ts";
import { allowedCapitals, firms, titleCapitals } from "./word-lists.ts";

const allowed = new Set(allowedCapitals);
const inTitles = new Set(titleCapitals);
const findFirm = findListed(firms);
const roads = /\b(?:[ABM]\d{1,4}|junction \d+)\b/;
/** Offices, which are named in full. */
const offices = /\bDriver and Vehicle (?:Standards |Licensing )?Agency\b/g;
/** A capital after these begins a sentence or a part of a title. */
const start = /(?:^|[.!?:–—|]\s?|["'(])$/;

const tokens = /[\p{L}\p{N}][\p{L}\p{N}'’-]{0,60}/gu;
const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);
const places = new Set(otherPlaces);
const longestPlace = Math.max(...otherPlaces.map((name) => name.split(/[ -]/).length));

type Word = { text: string; index: number };

/**
 * Refuses every name that is neither the location's own nor one of its facts': places, roads,
 * landmarks, firms, people.
 */
export const checkNames: SentenceCheck = (sentence, facts) => {
  const masked = coverNames(sentence.text, facts).replaceAll(offices, cover);
  const what = "use only names from the facts";
  const firmOrRoad = [findFirm(masked), roads.exec(masked)?.[0]];
  const named = firmOrRoad.flatMap((words) => objectionOf("name", sentence, words, what));
  const found = [...namedPlaces(sentence, masked), ...named];
  if (found.length > 0) return found;
  const unknown = unknownName(masked, sentence.kind);
  return unknown === null
    ? []
    : [objection("name", sentence, spanAround(sentence.text, unknown), what)];
};

/** Finds places of the gazetteer, also at the beginning of a sentence. */
function* namedPlaces(sentence: CheckedSentence, masked: string): Generator<Objection> {
  const words = Array.from(masked.matchAll(/[\p{L}']+/gu), ({ 0: text, index }): Word => ({
    text,
    index,
  }));
  for (let at = 0; at < words.length; at++) {
    const first = words[at] as Word;
    for (let count = Math.min(longestPlace, words.length - at); count > 0; count--) {
      const last = words[at + count - 1] as Word;
      const name = masked.slice(first.index, last.index + last.text.length).replace(/'s?$/, "");
      if (!places.has(name)) continue;
      yield objection("other_place", sentence, name, "name only places from the facts");
      at += count - 1;
      break;
    }
  }
}

function unknownName(masked: string, kind: FieldKind): Word | null {
  for (const { 0: token, index } of masked.matchAll(tokens)) {
    const parts = token.replace(/'s?$/, "").split("-");
    const isFirst = start.test(masked.slice(0, index));
    const isUnknown = parts.some(
      (part, i) =>
        isCapitalised(part) &&
        !allowed.has(part) &&
        !allowed.has(token) &&
        !(isFirst && i === 0) &&
        !(kind === "metaTitle" && inTitles.has(part)),
    );
    if (isUnknown) return { text: token, index };
  }
  return null;
}

/** Returns the word with the capitalised words around it: `Reigate Hill` for `Hill`. */
function spanAround(text: string, { text: word, index }: Word): string {
  const before = /(?:\p{Lu}[\p{L}'-]{0,40}\s){0,6}$/u.exec(text.slice(0, index))?.[0] ?? "";
  const after =
    /^(?:\s\p{Lu}[\p{L}'-]{0,40}){0,6}/u.exec(text.slice(index + word.length))?.[0] ?? "";
  return `${before}${word}${after}`;
}

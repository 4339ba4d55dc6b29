import { faqWords, sectionWords, type FilledText } from "../text/location-text.ts";
import type { FactRecord } from "../text/facts.ts";
import { violation, type Violation } from "./check.ts";
import { coverNames } from "./own-names.ts";

/** The most common English words that are not also words of French, German, Spanish, Welsh or Irish. */
const common = new Set(
  "the and of to is for your with are that it or you be by as at from not this have has will if when which before after than but so its can should their they what how where who any all".split(
    " ",
  ),
);
/** English prose has a share of 35 to 50 %, lists of places with their distances of 15 %; other languages and a word repeated over and over have next to none. */
const minShare = 0.12;

/** Returns the share of common English words among all words: 0 to 1. */
export function englishShare(text: string): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length === 0 ? 0 : words.filter((word) => common.has(word)).length / words.length;
}

/** Refuses a part (servicing, MOT, questions) that is not in English, names apart. */
export function checkLanguage(text: FilledText, facts: FactRecord): Violation[] {
  const parts = { servicing: sectionWords(text.servicing), mot: sectionWords(text.mot), faqs: faqWords(text.faqs) };
  return Object.entries(parts)
    .filter(([, words]) => englishShare(coverNames(words, facts)) < minShare)
    .map(([part, words]) => violation("off_subject", { at: part }, words.slice(0, 80), "this is not plain English"));
}

import { faqWords, sectionWords, type PlaceText } from "../text/place-text.ts";
import type { Fault } from "./check.ts";

/** The commonest English words that are no words of French, German, Spanish, Welsh or Irish. */
const common = new Set(
  "the and of to is for your with are that it or you be by as at from not this have has will if when which before after than but so its can should their they what how where who any all".split(
    " ",
  ),
);
/** Plain English prose has 35 to 50 %; other languages, and a word repeated over and over, next to none. */
const leastShare = 0.18;

export function englishShare(text: string): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length === 0 ? 0 : words.filter((word) => common.has(word)).length / words.length;
}

export function checkLanguage(text: PlaceText): Fault[] {
  const parts = { servicing: sectionWords(text.servicing), mot: sectionWords(text.mot), faqs: faqWords(text.faqs) };
  return Object.entries(parts)
    .filter(([, words]) => englishShare(words) < leastShare)
    .map(([part]) => ({ code: "language", words: `${part} is not plain English.` }));
}

import { namesIn, type FactRecord } from "../text/facts.ts";
import type { PlaceText } from "../text/place-text.ts";
import { maskNames } from "../similarity/shingles.ts";
import type { Fault } from "./check.ts";
import { numberWords } from "./number-words.ts";
import { textFields } from "./text-fields.ts";

/** Digits with their thousands commas and decimals: `3,000`, `54.85`. A sentence's full stop is not part of one. */
const digits = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const numbersIn = (text: string): number[] =>
  (text.match(digits) ?? []).map((number) => Number(number.replaceAll(",", "")));

/**
 * Whatever occurs in the record as it is sent, names of its fields included: that is where the test classes stand.
 * JSON puts a comma between numbers, never inside one.
 */
export function knownNumbers(facts: FactRecord): Set<number> {
  const listed = JSON.stringify(facts).replaceAll(",", " , ");
  return new Set(numbersIn(listed));
}

export function checkNumbers(text: PlaceText, facts: FactRecord): Fault[] {
  const known = knownNumbers(facts);
  // Six Bells and Chafford Hundred are places, not amounts.
  const names = namesIn(facts);
  return textFields(text).flatMap(({ at, text: words }) => {
    const inDigits = (words.match(digits) ?? []).filter((number) => !known.has(Number(number.replaceAll(",", ""))));
    const inWords = numberWords(maskNames(words, names)).filter(({ value }) => !known.has(value));
    return [...inDigits, ...inWords.map((number) => number.words)].map((number): Fault => ({
      code: "unknown_number",
      words: `${at} says "${number}", which is not in the facts.`,
    }));
  });
}

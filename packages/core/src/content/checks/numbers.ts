import { namesIn, type FactRecord } from "../text/facts.ts";
import type { PlaceText } from "../text/place-text.ts";
import { maskNames } from "../similarity/shingles.ts";
import type { Violation } from "./check.ts";
import { numberWords } from "./number-words.ts";
import { textFields } from "./text-fields.ts";

/** Numbers in digits, with thousands commas and decimals: `3,000`, `54.85`. A full stop at the end is not part of one. */
const digits = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const numbersIn = (text: string): number[] =>
  (text.match(digits) ?? []).map((number) => Number(number.replaceAll(",", "")));

/**
 * Returns every number in the facts as JSON, the field names included, as these hold the numbers of the MOT classes.
 * JSON puts a comma between numbers, never inside one.
 */
export function knownNumbers(facts: FactRecord): Set<number> {
  const listed = JSON.stringify(facts).replaceAll(",", " , ");
  return new Set(numbersIn(listed));
}

/** Rejects every number, in digits or in words, that is not in the facts. */
export function checkNumbers(text: PlaceText, facts: FactRecord): Violation[] {
  const known = knownNumbers(facts);
  // Six Bells and Chafford Hundred are places.
  const names = namesIn(facts);
  return textFields(text).flatMap(({ at, text: words }) => {
    const inDigits = (words.match(digits) ?? []).filter((number) => !known.has(Number(number.replaceAll(",", ""))));
    const inWords = numberWords(maskNames(words, names)).filter(({ value }) => !known.has(value));
    return [...inDigits, ...inWords.map((number) => number.text)].map((number): Violation => ({
      code: "unknown_number",
      message: `${at} says "${number}", which is not in the facts.`,
    }));
  });
}

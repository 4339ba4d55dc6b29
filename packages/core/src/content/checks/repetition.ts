import type { PlaceText } from "../text/place-text.ts";
import { shingles } from "../similarity/shingles.ts";
import type { Fault } from "./check.ts";
import { textFields } from "./text-fields.ts";

/** Share of a text's 5-grams that may occur more than once in it. */
const mostRepeated = 0.25;

export function checkRepetition(text: PlaceText): Fault[] {
  const all = textFields(text).flatMap(({ text: words }) => shingles(words));
  const repeated = all.length === 0 ? 0 : 1 - new Set(all).size / all.length;
  return repeated > mostRepeated ? [{ code: "repetition", words: "The text repeats its own sentences." }] : [];
}

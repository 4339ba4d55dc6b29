import { shingles } from "../similarity/shingles.ts";
import type { FilledText } from "../text/place-text.ts";
import { violation, type Violation } from "./check.ts";
import { textFields } from "./text-fields.ts";

/** The largest share of a text's 5-grams that may be repetitions. */
const maxRepeatedShare = 0.25;

/** Leaves a text that repeats itself to the editor. */
export function checkRepetition(text: FilledText): Violation[] {
  const all = textFields(text).flatMap(({ text: words }) => shingles(words));
  const repeated = all.length === 0 ? 0 : 1 - new Set(all).size / all.length;
  return repeated > maxRepeatedShare
    ? [violation("repetition", { at: "text" }, "", "it repeats its own sentences")]
    : [];
}

import { shingles } from "../similarity/shingles.ts";
import { joinText, sentencesOf, type LocationText } from "../text/location-text.ts";
import { violation, type Violation } from "./check.ts";
import { textFields } from "./text-fields.ts";

/** The largest share of a text's 5-grams that may be repetitions. */
const maxRepeatedShare = 0.25;

/** Warns of repetition: a sentence that appears twice, or many repeated words. */
export function checkRepetition(text: LocationText): Violation[] {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const twice = sentences.find((sentence, i) => sentences.indexOf(sentence) < i);
  // Slots stay unfilled: the words of a fact are not the writer's, and a figure may appear in several places.
  const all = textFields(joinText(text)).flatMap(({ text: words }) => shingles(words));
  const repeated = all.length - new Set(all).size;
  return [
    ...(twice === undefined
      ? []
      : [violation("repetition", { at: "text" }, twice, "this sentence stands in it twice")]),
    ...(repeated > maxRepeatedShare * all.length
      ? [violation("repetition", { at: "text" }, "", "it repeats its own sentences")]
      : []),
  ];
}

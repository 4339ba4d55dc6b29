import { shingles } from "../similarity/shingles.ts";
import { joinText, sentencesOf, type LocationText } from "../text/location-text.ts";
import { violation, type Violation } from "./check.ts";
import { textFields } from "./text-fields.ts";

/** The largest share of a text's 5-grams that may be repetitions. */
const maxRepeatedShare = 0.25;

/**
 * Replaces each slot by a word: the words of a fact are not the writer's, and a figure may appear in several places.
 */
const asOneWord = (text: string): string =>
  text.replaceAll(/\{\{([^{}]*)\}\}/g, (_, id: string) => id.replaceAll(/[^A-Za-z0-9]/g, ""));

/** Warns of repetition: a sentence that appears twice, or many repeated words. */
export function checkRepetition(text: LocationText): Violation[] {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const twice = sentences.find((sentence, i) => sentences.indexOf(sentence) < i);
  const all = textFields(joinText(text)).flatMap(({ text: words }) => shingles(asOneWord(words)));
  const repeated = all.length === 0 ? 0 : 1 - new Set(all).size / all.length;
  return [
    ...(twice === undefined
      ? []
      : [violation("repetition", { at: "text" }, twice, "this sentence stands in it twice")]),
    ...(repeated > maxRepeatedShare
      ? [violation("repetition", { at: "text" }, "", "it repeats its own sentences")]
      : []),
  ];
}

import type { SentenceCheck } from "./check.ts";
import { findListed, violationOf } from "./listed-words.ts";
import { coverNames } from "./own-names.ts";
import { lawWords, northernIrelandWords } from "./word-lists.ts";

const findLaw = findListed(lawWords);
const findBritish = findListed(northernIrelandWords);

/**
 * Points out legal words to the editor, because texts must not state law. Only the second reader and the editor can
 * judge.
 */
export const checkLawWords: SentenceCheck = (sentence, facts) => {
  if (sentence.kind === "question") return [];
  const text = coverNames(sentence.text, facts);
  const british = facts.vanStations === null ? findBritish(text) : undefined;
  return [
    ...violationOf("law_word", sentence, findLaw(text), "a word of the law, which the page states from its own table"),
    ...violationOf("law_word", sentence, british, "in Northern Ireland the DVA alone tests vans, without classes"),
  ];
};

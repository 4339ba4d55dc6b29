import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import type { SentenceCheck } from "./check.ts";
import { violationOf } from "./listed-words.ts";
import { coverNames } from "./own-names.ts";

const swearWords = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Refuses swear words. */
export const checkAbuse: SentenceCheck = (sentence, facts) => {
  // Figures look like letters to the list of swear words.
  const text = coverNames(sentence.text, facts).replaceAll(/\d/g, "_");
  const [found] = swearWords.getAllMatches(text, true);
  return violationOf("abuse", sentence, found && text.slice(found.startIndex, found.endIndex + 1), "a swear word");
};

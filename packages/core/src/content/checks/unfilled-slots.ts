import type { SentenceCheck } from "./check.ts";
import { findListed, violationOf } from "./listed-words.ts";
import { placeholderWords } from "./word-lists.ts";

const signs = /\{\{[^{}]*\}{0,2}|\$?\{[^{}]*\}?|\}+|\[[^[\]]*\]|<[A-Za-z_ ]{3,30}>|_{2,}|\?\?|%[sd]\b|\bX{3,}\b/;
const findPlaceholder = findListed(placeholderWords);

/** Refuses placeholders that a writer left unfilled. */
export const checkUnfilledSlots: SentenceCheck = (sentence) => {
  const words = signs.exec(sentence.text)?.[0] ?? findPlaceholder(sentence.text);
  return violationOf("unfilled_slot", sentence, words, "a slot that nothing fills");
};

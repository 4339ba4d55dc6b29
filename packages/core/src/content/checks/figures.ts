import { replaceSlots } from "../text/slots.ts";
import { type SentenceCheck, violationOf } from "./check.ts";
import { findListed, wholeWords } from "./whole-words.ts";
import { readableText } from "./normalise.ts";
import { coverNames } from "./own-names.ts";
import { namesWithDigits, numberWords, units } from "./word-lists.ts";

/** Replaces a filled slot. The slot includes its unit: another unit after it would change its meaning. */
const slotMark = "◦";
const names = wholeWords(namesWithDigits, "gi");
const digits = /[£$€]? ?\d[\d,.:/]{0,12}(?: ?(?:%|[a-z]{1,12}))?/i;
const findNumber = findListed(numberWords);
const slotWithUnit = new RegExp(`${slotMark} (?:more |van )?([a-z]+)`, "gi");
const unitsAfterSlot = new Set(units);

/** Refuses every figure outside a slot, in digits or in words. */
export const checkFigures: SentenceCheck = (sentence, facts) => {
  const template = replaceSlots(readableText(sentence.template), slotMark);
  const text = coverNames(template, facts).replaceAll(names, "•");
  const misused = Array.from(text.matchAll(slotWithUnit), ([, word = ""]) => word).find((word) =>
    unitsAfterSlot.has(word.toLowerCase()),
  );
  return [digits.exec(text)?.[0], misused, findNumber(text)].flatMap((words) =>
    violationOf("figure", sentence, words, "write the figure as a slot"),
  );
};

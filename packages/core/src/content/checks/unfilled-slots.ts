import { anyOf } from "./any-of.ts";
import type { SentenceCheck } from "./check.ts";
import { brokenRules, type Rule } from "./rules.ts";

const rules: readonly Rule[] = [
  {
    what: "a slot that nothing fills",
    pattern: anyOf(
      String.raw`\{\{[^{}]*\}?\}?|\$?\{[^{}]*\}?|\}+|\[[^[\]]*\]`,
      String.raw`<(?=[A-Za-z_ ]+(?:name|town|city|county|place|location|number|here))[A-Za-z_ ]+>|_{2,}`,
      String.raw`\b(?-i:X{2,}|TBC|TBD|TODO|NaN|INSERT|N\/A)\b|\blorem ipsum\b|\bdolor sit amet\b`,
      String.raw`\bconsectetur\b|\binsert \w+(?: \w+)? here\b|\bplaceholder\b`,
      String.raw`\bto be (?:confirmed|written|added)\b`,
      String.raw`\byour (?:town|city|location|place|county) (?:name|here)\b`,
      String.raw`\b(?:town|city|county|location) name\b|\b(?:undefined|null|\[object Object\])\b|%[sd]\b`,
      String.raw`%\w+%|\b\d?[?]{2,}`,
    ),
  },
];

/** Refuses what a writer leaves for somebody else to fill in. */
export const checkUnfilledSlots: SentenceCheck = (sentence) => brokenRules(sentence, "unfilled_slot", rules);

import type { PlaceText } from "../text/place-text.ts";
import { greatBritain } from "../text/mot-rules.ts";
import type { Fault } from "./check.ts";
import { sentences, textFields } from "./text-fields.ts";

/** Claims we cannot prove or may not make, by what they are called in the corrective try. */
const forbidden: Record<string, RegExp> = {
  "a rating": /\b(?:rating|ratings|rated|stars?|reviews?|reviewed|testimonials?|award[- ]winning)\b/i,
  "a list price": /\bR\.?R\.?P\b/i,
  "a saving": /\b(?:sav(?:e|es|ed|ing|ings)|discount(?:s|ed)?|special offers?|half[- ]price|money off)\b/i,
  "a superlative":
    /\b(?:cheap(?:er|est)?|lowest (?:prices?|fees?|costs?|rates?)|unbeatable|our best|best (?:garages?|prices?|deals?|service|value)|number one|leading|most trusted)\b/i,
  "a promised pass":
    /\bguarante\w*[^.!?]*\bpass(?:es|ed|ing)?\b|\bpass(?:es|ed|ing)?\b[^.!?]*\bguarante\w*|\b(?:certain|sure) to pass\b|\balways pass\b/i,
  "a fee below the maximum":
    /\b(?:below|under|less than|lower than|cheaper than|beneath)\s+(?:the\s+)?(?:legal|statutory|official|maximum|DVSA|government|£\s?\d)/i,
  "a free test": /\bfree\s+(?:van\s+)?(?:MOTs?|tests?|retests?)\b/i,
};

export function checkClaims(text: PlaceText): Fault[] {
  return textFields(text).flatMap(({ at, text: words }) => [
    ...Object.entries(forbidden)
      .filter(([, pattern]) => pattern.test(words))
      .map(([claim]): Fault => ({ code: "forbidden_claim", words: `${at} makes ${claim} a claim; leave it out.` })),
    ...sentences(words)
      .filter(hasWrongFee)
      .map((): Fault => ({ code: "forbidden_claim", words: `${at} gives a class the fee of the other.` })),
  ]);
}

const { class4MaxFee, class7MaxFee } = greatBritain;
const classes = { 4: /class\s*4\b/i, 7: /class\s*7\b/i };

/** Each class has its own maximum: the lower one on class 7 would promise a price below it. */
function hasWrongFee(sentence: string): boolean {
  const speaksOf = (name: keyof typeof classes) => classes[name].test(sentence);
  const says = (fee: string | null) => fee !== null && sentence.includes(fee);
  if (says(class4MaxFee) === says(class7MaxFee)) return false;
  return says(class4MaxFee) ? speaksOf(7) && !speaksOf(4) : speaksOf(4) && !speaksOf(7);
}

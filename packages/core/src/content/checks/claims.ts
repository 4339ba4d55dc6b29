import type { PlaceText } from "../text/place-text.ts";
import { greatBritain } from "../text/mot-rules.ts";
import type { Violation } from "./check.ts";
import { sentences, textFields } from "./text-fields.ts";

/** Claims we cannot prove or may not make, by what the corrective attempt calls them. */
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

/** Rejects claims that are forbidden, and a maximum fee that is given to the wrong MOT class. */
export function checkClaims(text: PlaceText): Violation[] {
  return textFields(text).flatMap(({ at, text: words }) => [
    ...Object.entries(forbidden)
      .filter(([, pattern]) => pattern.test(words))
      .map(([claim]): Violation => ({
        code: "forbidden_claim",
        message: `${at} makes ${claim} a claim; leave it out.`,
      })),
    ...sentences(words)
      .filter(givesWrongFee)
      .map((): Violation => ({ code: "forbidden_claim", message: `${at} gives a class the fee of the other.` })),
  ]);
}

const { class4MaxFee, class7MaxFee } = greatBritain;
const classes = { 4: /class\s*4\b/i, 7: /class\s*7\b/i };

/** Tells whether a sentence gives one class the maximum fee of the other: the lower one would promise too low a price. */
function givesWrongFee(sentence: string): boolean {
  const namesClass = (name: keyof typeof classes) => classes[name].test(sentence);
  const namesFee = (fee: string | null) => fee !== null && sentence.includes(fee);
  if (namesFee(class4MaxFee) === namesFee(class7MaxFee)) return false;
  return namesFee(class4MaxFee) ? namesClass(7) && !namesClass(4) : namesClass(4) && !namesClass(7);
}

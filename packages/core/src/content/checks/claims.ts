import type { FilledText } from "../text/place-text.ts";
import type { Violation } from "./check.ts";
import { textFields } from "./text-fields.ts";

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

/** Rejects claims that are forbidden. */
export function checkClaims(text: FilledText): Violation[] {
  return textFields(text).flatMap(({ at, text: words }) =>
    Object.entries(forbidden)
      .filter(([, pattern]) => pattern.test(words))
      .map(([claim]): Violation => ({
        code: "forbidden_claim",
        message: `${at} makes ${claim} a claim; leave it out.`,
      })),
  );
}

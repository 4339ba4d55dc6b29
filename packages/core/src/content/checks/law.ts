import { namesIn, type FactRecord } from "../text/facts.ts";
import { maskNames } from "../similarity/shingles.ts";
import type { FilledText } from "../text/place-text.ts";
import type { Violation } from "./check.ts";
import { sentences, textFields } from "./text-fields.ts";

/** What law says: fees, weights, periods, fines and duties. The pages say it from the law table. */
const law: Record<string, RegExp> = {
  "a fee or price": /£|\b(?:fees?|charges?|pounds|pence|maximum)\b/i,
  "a weight limit": /\b(?:kg|kilos?|kilograms?|tonnes?|gross weight|weight limit|design weight)\b/i,
  "when an MOT is due":
    /\b(?:MOTs?|tests?|tested)\b[^.!?]*\b(?:every|each|once a) (?:year|twelve months)\b|\b(?:yearly|annual) (?:MOT|test)|\bfirst (?:MOT|test)\b|\bMOT (?:is|falls|comes|becomes) due\b|\b(?:expir\w+|certificates?|runs? out)\b/i,
  "a legal duty or penalty":
    /\b(?:law|laws|legal|legally|illegal|unlawful|statutory|offences?|fines?|fined|penalt\w+|prosecut\w+|licen[cs]e points|insurance|insured|insurer|exempt\w*|road tax)\b|\bmust (?:be tested|have an? (?:valid )?(?:MOT|test))\b/i,
};

/** Rejects sentences about the law, which are never generated. */
export function checkLaw(text: FilledText, facts: FactRecord): Violation[] {
  // Law is a village in South Lanarkshire.
  const names = namesIn(facts);
  return textFields(text).flatMap(({ at, text: field }) =>
    sentences(maskNames(field, names)).flatMap((sentence) =>
      Object.entries(law)
        .filter(([, pattern]) => pattern.test(sentence))
        .map(([what]): Violation => ({
          code: "law",
          message: `${at} speaks of ${what} ("${sentence.slice(0, 80)}"); the page says that itself, so leave it out.`,
        })),
    ),
  );
}

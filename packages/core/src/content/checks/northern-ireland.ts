import type { FactRecord } from "../text/facts.ts";
import { sectionWords, type PlaceText } from "../text/place-text.ts";
import type { Fault } from "./check.ts";
import { sentences, textFields } from "./text-fields.ts";

const test = String.raw`\b(?:MOTs?|(?:vehicle|roadworthiness) tests?)\b`;
const garage = String.raw`\b(?:garages?|workshops?|mechanics?|(?:test|MOT) stations?)\b`;
const does = String.raw`\b(?:do|does|doing|done|carr(?:y|ies|ied|ying) out|offers?|offering|provides?|performs?|conducts?|runs?|tests?|issues?|completes?|books?)\b`;
/** What a garage may do there: ready a van for its test, or mend it after one. */
const preparation = /\b(?:pre-MOT|prepar\w*|ready|before|ahead of|after|check(?:s|ed|ing)?|repair\w*)\b/i;
const denial = /\b(?:DVA|not?|never|cannot|rather than|instead of|neither|nor)\b/i;
const garageMot = new RegExp(
  [
    `${garage}[^.!?]*${does}[^.!?]*${test}`,
    `${test}[^.!?]*\\b(?:at|by|from|with|in)\\b[^.!?]*${garage}`,
    String.raw`\b(?:MOT garages?|MOT stations?)\b`,
  ].join("|"),
  "i",
);

/** MOTs in Northern Ireland are done at DVA centres alone: a text must say so and may not say otherwise. */
export function checkNorthernIreland(text: PlaceText, facts: FactRecord): Fault[] {
  if (facts.mot.atGarages) return [];
  const claims = textFields(text).flatMap(({ at, text: words }) =>
    sentences(words)
      .filter((sentence) => garageMot.test(sentence) && !denial.test(sentence) && !preparation.test(sentence))
      .map((): Fault => ({ code: "garage_mot", words: `${at} says that garages do MOTs; only DVA centres do here.` })),
  );
  const silent = !/\bDVA\b/.test(sectionWords(text.mot));
  return silent
    ? [...claims, { code: "garage_mot", words: "mot does not say that DVA centres do the tests." }]
    : claims;
}

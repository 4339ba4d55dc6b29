import type { FactRecord } from "../text/facts.ts";
import { sectionWords, type FilledText } from "../text/place-text.ts";
import type { Violation } from "./check.ts";
import { sentences, textFields } from "./text-fields.ts";

const test = String.raw`\b(?:MOTs?|(?:vehicle|roadworthiness) tests?)\b`;
const garage = String.raw`\b(?:garages?|workshops?|mechanics?|(?:test|MOT) stations?)\b`;
const does = String.raw`\b(?:do|does|doing|done|carr(?:y|ies|ied|ying) out|offers?|offering|provides?|performs?|conducts?|runs?|tests?|issues?|completes?|books?)\b`;
/** What a garage may do in Northern Ireland: prepare a van for its test, or repair it afterwards. */
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

/** Requires a text about Northern Ireland to say that only DVA centres do MOTs, and rejects one that says garages do. */
export function checkNorthernIreland(text: FilledText, facts: FactRecord): Violation[] {
  if (facts.vanStations !== null) return [];
  const claims = textFields(text).flatMap(({ at, text: words }) =>
    sentences(words)
      .filter((sentence) => garageMot.test(sentence) && !denial.test(sentence) && !preparation.test(sentence))
      .map((): Violation => ({
        code: "garage_mot",
        message: `${at} says that garages do MOTs; only DVA centres do here.`,
      })),
  );
  const silent = !/\bDVA\b/.test(sectionWords(text.mot));
  return silent
    ? [...claims, { code: "garage_mot", message: "mot does not say that DVA centres do the tests." }]
    : claims;
}

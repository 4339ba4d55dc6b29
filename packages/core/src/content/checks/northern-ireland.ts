import { anyOf } from "./any-of.ts";
import { violation, type CheckedSentence, type SentenceCheck } from "./check.ts";
import { clausesOf } from "./clauses.ts";

const test = String.raw`\b(?:MOTs?|(?:vehicle |roadworthiness |van |yearly |annual )?tests?)\b`;
const garage = String.raw`\b(?:garages?|workshops?|mechanics?|(?:test|MOT) stations?|dealers?)\b`;
const does = String.raw`\b(?:do|does|doing|done|carr(?:y|ies|ied|ying) out|offers?|offering|provides?|performs?|conducts?|runs?|issues?|completes?|books?|includes?|renews?|passes|handles?|MOTs?|puts? (?:\w+ )*through)\b`;
/** A test for which a van is made ready, or of which the time is meant, is not said to be done by a garage. */
const preparation = new RegExp(
  String.raw`\b(?:before|ahead of|after|since|until|towards|(?:ready|prepar\w+|fit|set|check\w*|looked (?:at|over)|repair\w*|service\w*) (?:\w+ ){0,3}?for)\s+(?:(?:the|its|your|their|an?|every|each|next|DVA|yearly|annual)\s+)*(?:MOTs?|tests?)\b|\bpre-(?:MOT|test)\b|\b(?:what|which|anything|whatever)\s+(?:\w+\s+){0,2}(?:MOT|test|tester)\b[^.;,]*`,
  "gi",
);
const denial =
  /\b(?:not|never|no|none|cannot|rather than|instead of|neither|nor|only (?:the )?DVA|by the DVA|DVA (?:test )?centres?)\b|n't\b/i;
const garageTest = anyOf(
  String.raw`${garage}[^.!?]*${does}[^.!?]*${test}`,
  String.raw`${test}[^.!?]*\b(?:at|by|from|with|in|through)\b[^.!?]*${garage}`,
  String.raw`${garage}[^.!?]*\bfor\s+(?:(?:the|its|your|their|an?|every|each|next|yearly|annual)\s+)*${test}`,
  String.raw`\b(?:MOT garages?|MOT stations?|test stations?)\b`,
  String.raw`\bgarages?\b[^.!?]*\btests? (?:your |a |the |my |our )?vans?\b`,
  String.raw`\bMOT (?:and|with|plus) (?:a )?(?:full |major )?servic(?:e|ing)\b`,
);

/** Returns the clause of a sentence that says that a garage does MOT tests, or null. */
function garageTestIn(text: string): string | null {
  for (const clause of clausesOf(text)) {
    const said = clause.text.replaceAll(preparation, " ");
    if (garageTest.test(said) && !denial.test(said)) return clause.text;
  }
  return null;
}

const anyGarage = anyOf(garage);
const beginsWithGarage = anyOf(String.raw`^(?:at|in|by|any|every|most|the|an?|local)\b[^.;,]*${garage}`);
const asksForTest = /\b(?:MOTs?|tests?|tested)\b/i;

/** Returns whether a sentence answers a question about tests with a garage, or with a mere yes. */
function answersByGarage({ text, question }: CheckedSentence): boolean {
  if (question === undefined || !asksForTest.test(question) || denial.test(text) || /\bDVA\b/.test(text)) return false;
  const asksWhere = /^(?:where|who|which|what)\b/i.test(question);
  const isYes = /^yes\b/i.test(text) && anyGarage.test(question);
  return isYes || (asksWhere && beginsWithGarage.test(text));
}

/** Refuses a sentence about Northern Ireland that says that garages do MOT tests: only the DVA does. */
export const checkNorthernIreland: SentenceCheck = (sentence, facts) => {
  if (facts.vanStations !== null || sentence.kind === "question") return [];
  const words = answersByGarage(sentence) ? sentence.text : garageTestIn(sentence.text);
  if (words === null) {
    const named = /\bclass (?:4|7)\b/i.exec(sentence.text)?.[0];
    return named === undefined ? [] : [violation("law", sentence, named, "Northern Ireland has no such test classes")];
  }
  return [violation("law", sentence, words, "garages do no MOT tests here; only DVA centres do")];
};

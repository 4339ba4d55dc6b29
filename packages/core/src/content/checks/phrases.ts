import type { PlaceText } from "../text/place-text.ts";
import type { Fault, FaultCode } from "./check.ts";
import { textFields } from "./text-fields.ts";

const forbidden: [FaultCode, string, RegExp][] = [
  [
    "refusal",
    "speaks of its writer",
    /\bI['’]?m (?:sorry|unable|afraid|not able)\b|\bI (?:am (?:sorry|unable|not able)|apologi[sz]e|cannot|can['’]?t|won['’]?t)\b|\bas an? (?:AI|artificial|assistant|(?:large )?language model)\b|\b(?:language model|chatbot|my (?:training|instructions|knowledge cut-?off))\b|\bOpenAI\b|\bChatGPT\b/i,
  ],
  [
    "filler",
    "holds filler",
    /\b(?:lorem ipsum|dolor sit amet|consectetur|insert \w+ here|placeholder|to be (?:confirmed|written)|TBC|TBD|TODO|your (?:town|city|location|place) (?:name|here)|undefined|null|NaN)\b/i,
  ],
];

export function checkPhrases(text: PlaceText): Fault[] {
  return textFields(text).flatMap(({ at, text: words }) =>
    forbidden
      .filter(([, , pattern]) => pattern.test(words))
      .map(([code, what]): Fault => ({ code, words: `${at} ${what}.` })),
  );
}

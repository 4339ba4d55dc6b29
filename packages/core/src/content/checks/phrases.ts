import type { FilledText } from "../text/place-text.ts";
import type { Violation, ViolationCode } from "./check.ts";
import { textFields } from "./text-fields.ts";

const forbidden: [ViolationCode, string, RegExp][] = [
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

/** Rejects a model's refusals, what it says of itself, and placeholders. */
export function checkPhrases(text: FilledText): Violation[] {
  return textFields(text).flatMap(({ at, text: words }) =>
    forbidden
      .filter(([, , pattern]) => pattern.test(words))
      .map(([code, what]): Violation => ({ code, message: `${at} ${what}.` })),
  );
}

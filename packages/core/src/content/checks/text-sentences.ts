import { slotValues } from "../text/slot-values.ts";
import type { FactRecord } from "../../location/facts/facts.ts";
import type { LocationText } from "../text/location-text.ts";
import { fillKnownSlots } from "../text/slots.ts";
import type { CheckedSentence } from "./check.ts";
import { readableText } from "./normalise.ts";
import { textFields } from "./text-fields.ts";

/** Returns every sentence, heading, question and title of a text with its path, as checks read them. */
export function textSentences(text: LocationText, facts: FactRecord): CheckedSentence[] {
  const values = slotValues(facts);
  const read = (template: string) => ({ text: readableText(fillKnownSlots(template, values)), template });
  return textFields(text).flatMap(({ text: words, at, ...field }): CheckedSentence[] =>
    typeof words === "string"
      ? [{ ...field, at, ...read(words), basis: [] }]
      : words.map((sentence, i) => ({ ...field, at: `${at}[${i}]`, ...read(sentence.text), basis: sentence.basis })),
  );
}

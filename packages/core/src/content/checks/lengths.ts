import { countWords, sectionWords, textLimits, type PlaceText } from "../text/place-text.ts";
import type { Fault } from "./check.ts";
import { textFields } from "./text-fields.ts";

const fault = (at: string, found: number, { min, max }: { min: number; max: number }, unit: string): Fault[] =>
  found >= min && found <= max
    ? []
    : [{ code: "length", words: `${at} has ${found} ${unit}; ${min} to ${max} are wanted.` }];

export function checkLengths(text: PlaceText): Fault[] {
  return [
    ...textFields(text).flatMap(({ at, kind, text: words }) =>
      fault(at, words.trim().length, textLimits[kind], "characters"),
    ),
    ...fault("servicing", countWords(sectionWords(text.servicing)), textLimits.servicingWords, "words"),
    ...fault("mot", countWords(sectionWords(text.mot)), textLimits.motWords, "words"),
  ];
}

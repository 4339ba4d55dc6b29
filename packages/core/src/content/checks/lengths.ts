import { countWords, sectionText, textLimits, type FilledText } from "../text/location-text.ts";
import { violation, type Violation } from "./check.ts";
import { textFields } from "./text-fields.ts";

const outside = (at: string, found: number, { min, max }: { min: number; max: number }, unit: string): Violation[] =>
  found >= min && found <= max
    ? []
    : [violation("length", { at }, "", `it has ${found} ${unit}; ${min} to ${max} are wanted`)];

/** Checks every string and the words of each part against `textLimits`. */
export function checkLengths(text: FilledText): Violation[] {
  return [
    ...textFields(text).flatMap(({ at, kind, text: words }) =>
      outside(at, words.trim().length, textLimits[kind], "characters"),
    ),
    ...outside("servicing", countWords(sectionText(text.servicing)), textLimits.servicingWords, "words"),
    ...outside("mot", countWords(sectionText(text.mot)), textLimits.motWords, "words"),
  ];
}

import { countWords, sectionWords, textLimits, type FilledText } from "../text/location-text.ts";
import { violation, type Violation } from "./check.ts";
import { textFields, type TextField } from "./text-fields.ts";

const outside = (at: string, found: number, { min, max }: { min: number; max: number }, unit: string): Violation[] =>
  found >= min && found <= max
    ? []
    : [violation("length", { at }, "", `it has ${found} ${unit}; ${min} to ${max} are wanted`)];

/** Checks one heading, paragraph, question, answer, title or description against its limits. */
const checkFieldLength = ({ at, kind, text }: Omit<TextField, "part">): Violation[] =>
  outside(at, text.trim().length, textLimits[kind], "characters");

/** Checks every string and the words of each part against `textLimits`. */
export function checkLengths(text: FilledText): Violation[] {
  return [
    ...textFields(text).flatMap(checkFieldLength),
    ...outside("servicing", countWords(sectionWords(text.servicing)), textLimits.servicingWords, "words"),
    ...outside("mot", countWords(sectionWords(text.mot)), textLimits.motWords, "words"),
  ];
}

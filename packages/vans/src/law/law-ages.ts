import { lawValues as law } from "./law-values.ts";

const inWords: Record<number, string> = { 1: "one", 2: "two", 3: "three", 4: "four" };
/** Formats a number of years in words, such as `three years`. */
export const yearsInWords = (count: number): string => `${inWords[count] ?? count} years`;

/** The age at a van's first MOT in Great Britain, in words, such as `three years`. */
export const firstMotAge = yearsInWords(law.firstMotYears);

import { lawValues as law } from "./law-values.ts";

const inWords: Record<number, string> = { 1: "one", 2: "two", 3: "three", 4: "four" };
/** Writes a number of years in words, such as `three years`. */
export const yearsInWords = (count: number): string => `${inWords[count] ?? count} years`;

/** How old a van is when it needs its first MOT in Great Britain, in words, such as `three years`. */
export const firstMotAge = yearsInWords(law.firstMotYears);

import { withCommas } from "@vanfettle/vans/format-number";

/** Joins the items of a list for a sentence, such as `brakes, oil and diagnostics`. */
export const listInWords = (items: readonly string[]): string =>
  items.join(", ").replace(/, ([^,]*)$/, " and $1");

const words = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** Returns a whole number as a word up to twelve, and in digits above that. */
export const numberInWords = (count: number): string => words[count] ?? withCommas(count);

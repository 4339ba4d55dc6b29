import type { Violation, ViolationCode } from "./check.ts";
import { violation } from "./check.ts";
import { wholeWords } from "./whole-words.ts";

/** Returns a function that finds the first of the words in a text. Matches whole words and ignores case. */
export function findListed(words: readonly string[]): (text: string) => string | undefined {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = wholeWords(longestFirst, "i");
  return (text) => pattern.exec(text)?.[0];
}

/** Returns a violation that quotes the words, if there are any. */
export const violationOf = (
  code: ViolationCode,
  at: { at: string },
  words: string | undefined,
  what: string,
): Violation[] => (words === undefined ? [] : [violation(code, at, words, what)]);

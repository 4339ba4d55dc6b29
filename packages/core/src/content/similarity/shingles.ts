import { wholeWords } from "../checks/whole-words.ts";

const size = 5;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** Returns every sequence of five words in lower case. A shorter text is one sequence of all its words. */
export function shingles(text: string): string[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  if (words.length <= size) return [words.join(" ")];
  return Array.from({ length: words.length - size + 1 }, (_, i) => words.slice(i, i + size).join(" "));
}

let lastPattern: { key: string; pattern: RegExp } | undefined;

/** Cached, because a check masks every part of a text by the same names, and compiling costs more than matching. */
function namePattern(names: readonly string[]): RegExp | undefined {
  const longestFirst = [...new Set(names)].toSorted((a, b) => b.length - a.length);
  const key = longestFirst.join("\n");
  if (key === "") return undefined;
  if (lastPattern?.key !== key) {
    lastPattern = { key, pattern: wholeWords(longestFirst, "gi") };
  }
  return lastPattern.pattern;
}

/** Replaces every name by the same word, longest first. */
export function maskNames(text: string, names: readonly string[]): string {
  const straight = text.replaceAll("’", "'");
  const pattern = namePattern(names);
  return pattern ? straight.replaceAll(pattern, "placename") : straight;
}

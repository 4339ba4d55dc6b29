import { wholeWords } from "../checks/whole-words.ts";

const size = 5;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** Every run of five words. A text shorter than that is one run of what it has. */
export function shingles(text: string): string[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  if (words.length <= size) return [words.join(" ")];
  return Array.from({ length: words.length - size + 1 }, (_, i) => words.slice(i, i + size).join(" "));
}

let lastMask: { key: string; pattern: RegExp } | undefined;

/** A check masks every part of a text by the same names, and making the pattern costs more than using it. */
function maskOf(names: readonly string[]): RegExp | undefined {
  const longestFirst = [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const key = longestFirst.join("\n");
  if (key === "") return undefined;
  if (lastMask?.key !== key) {
    lastMask = { key, pattern: wholeWords(longestFirst, "gi") };
  }
  return lastMask.pattern;
}

/** Names become one same word, longest first, so that changing the names alone does not make a text its own. */
export function maskNames(text: string, names: readonly string[]): string {
  const straight = text.replaceAll("’", "'");
  const mask = maskOf(names);
  return mask ? straight.replaceAll(mask, "placename") : straight;
}

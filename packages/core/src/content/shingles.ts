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

/** Names become one same word, longest first, so that changing the names alone does not make a text its own. */
export function maskNames(text: string, names: readonly string[]): string {
  const longestFirst = [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (masked, name) =>
      masked.replaceAll(
        new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "giu"),
        "placename",
      ),
    text.replaceAll("’", "'"),
  );
}

/**
 * Letters and digits of British names. `\p{L}` takes a millisecond to compile in each location's
 * pattern.
 */
const letters = "0-9A-Za-z\\u00c0-\\u024f";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Returns a pattern that matches any of the names as a whole: `Stoke`, not `Basingstoke`. Earlier
 * names win.
 */
export const wholeWords = (names: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![${letters}])(?:${names.map(escaped).join("|")})(?![${letters}])`, flags);

/**
 * Returns a function that finds the first of the words in a text. Matches whole words and ignores
 * case.
 */
export function findListed(words: readonly string[]): (text: string) => string | undefined {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = wholeWords(longestFirst, "i");
  return (text) => pattern.exec(text)?.[0];
}

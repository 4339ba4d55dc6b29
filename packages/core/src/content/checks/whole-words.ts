/**
 * Letters and digits that British names are written in. `\p{L}` would be right for all others too, but makes each new
 * pattern a millisecond to compile, and every place has its own.
 */
const letters = "0-9A-Za-z\\u00c0-\\u024f";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches any of the names where it stands as a whole: `Stoke`, not `Basingstoke`. Earlier names win. */
export const wholeWords = (names: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![${letters}])(?:${names.map(escaped).join("|")})(?![${letters}])`, flags);

/** Anything between two words of a pattern but these signs. */
const gap = /(\[\^[.,;:!?]+\]\*)/;

/**
 * Returns an alternative in which no gap runs over the words before it a second time. It finds something in the same
 * texts, but does not read the rest of a sentence again from each of those words: time grows with the sentence's length,
 * and not with its square.
 */
function withoutRereading(alternative: string): string {
  const parts = alternative.split(gap);
  return parts.map((part, n) => (n % 2 === 0 ? part : `(?:(?!${parts[n - 1] ?? ""})${part.slice(0, -1)})*`)).join("");
}

/** Returns a pattern that matches any of the alternatives, in capitals or not. A gap stands in no group. */
export const anyOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(alternatives.map(withoutRereading).join("|"), "i");

/** Returns a pattern that matches any of the alternatives where it stands as words of its own, in capitals or not. */
export const anyWordOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${alternatives.join("|")})\b`, "i");

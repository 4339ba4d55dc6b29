/** Returns a pattern that matches any of the alternatives, in capitals or not. */
export const anyOf = (...alternatives: readonly string[]): RegExp => new RegExp(alternatives.join("|"), "i");

/** Returns a pattern that matches any of the alternatives where it stands as words of its own, in capitals or not. */
export const anyWordOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${alternatives.join("|")})\b`, "i");

/** A part of a sentence with a statement of its own, and where it begins. */
export interface Clause {
  text: string;
  start: number;
}

const boundary =
  /[,;:()]|\s[-–—]\s|[.!?]\s|\b(?:but|while|whereas|although|though|because|unlike|so|yet)\b|\band(?=\s+(?:we|you|they|it|he|she|our|the|your|then|a|an)\b)/gi;

/** Splits a text at punctuation and at the words that join clauses. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { index, 0: separator } of text.matchAll(boundary)) {
    clauses.push({ text: text.slice(start, index), start });
    start = index + separator.length;
  }
  clauses.push({ text: text.slice(start), start });
  return clauses;
}

/** Returns the clause that holds the character at `index`. */
const clauseAt = (text: string, index: number): Clause =>
  clausesOf(text).findLast(({ start }) => start <= index) ?? { text, start: 0 };

const negation =
  /\b(?:not|never|no|none|nobody|nothing|cannot|without|neither|nor|hardly|rather than|instead of|avoid\w*|refuse[sd]?|unable|stop)\b|n't\b/i;

/** Returns whether the clause denies what is said at `index`: a negation is before it, in the same clause. */
export function isDenied(text: string, index: number, length = 0): boolean {
  const clause = clauseAt(text, index);
  return negation.test(clause.text.slice(0, Math.max(0, index - clause.start + length)));
}

const reportedQuestion = /\b(?:whether|if (?:a|the|they|it|he|she|there|your|any)|what|which|how)\b/i;
const asking = /\b(?:ask|asks|asking|check|find out|say|says|tell|tells|know|see|wonder|decide)\b/i;

/** Returns whether what is said at `index` is asked, not stated: in a question, or after `ask whether`. */
export function isAsked(text: string, index: number): boolean {
  const end = text.slice(index).search(/[.!?](?:\s|$)/);
  if (end >= 0 && text[index + end] === "?") return true;
  const before =
    text
      .slice(0, index)
      .split(/[.!?]\s/)
      .at(-1) ?? "";
  const asked = asking.exec(before);
  return asked !== null && reportedQuestion.test(before.slice(asked.index));
}

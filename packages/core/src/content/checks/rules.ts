import type { CheckedSentence, Violation, ViolationCode } from "./check.ts";
import { violation } from "./check.ts";
import { isAsked, isDenied } from "./clauses.ts";

/** Words that a text may not say, unless they are denied or asked where the rule allows that. */
export interface Rule {
  /** What the words are, for the message: `a promised pass`. */
  what: string;
  pattern: RegExp;
  /** Whether a text may deny it: "no garage can promise a pass". */
  mayDeny?: boolean;
  /** Whether a text may ask it: "can a garage promise a pass?". */
  mayAsk?: boolean;
  /** Words of the sentence that make it harmless. */
  unless?: RegExp;
}

/** Returns a violation for each rule that the sentence breaks, quoting the words. `read` is its text with names covered. */
export function brokenRules(
  sentence: CheckedSentence,
  code: ViolationCode,
  rules: readonly Rule[],
  read: string = sentence.text,
): Violation[] {
  return rules.flatMap((rule) => {
    const found = wordsThatBreak(read, rule);
    if (found === null) return [];
    return [violation(code, sentence, sentence.text.slice(found.start, found.end), rule.what)];
  });
}

/** Compiling a pattern costs more than matching it. */
const globalPatterns = new WeakMap<RegExp, RegExp>();

function everyMatch(pattern: RegExp): RegExp {
  const known = globalPatterns.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}g`);
  globalPatterns.set(pattern, known);
  return known;
}

function wordsThatBreak(text: string, { pattern, mayDeny = false, mayAsk = false, unless }: Rule) {
  if (unless?.test(text)) return null;
  for (const match of text.matchAll(everyMatch(pattern))) {
    const [words] = match;
    if (mayDeny && isDenied(text, match.index, words.length)) continue;
    if (mayAsk && isAsked(text, match.index)) continue;
    return { start: match.index, end: match.index + words.length };
  }
  return null;
}

import { adviceOf } from "../advice/advice-slots.ts";
import type { FactRecord } from "../../location/facts/facts.ts";
import { checkAbuse } from "./abuse.ts";
import { checkBasis } from "./basis.ts";
import type { CheckedSentence, SentenceCheck, Violation } from "./check.ts";
import { checkContacts } from "./contacts.ts";
import { checkFigures } from "./figures.ts";
import { checkLawWords } from "./law-words.ts";
import { checkMarkup } from "./markup.ts";
import { checkNames } from "./names.ts";
import { checkUnfilledSlots } from "./unfilled-slots.ts";

const checks: readonly SentenceCheck[] = [
  checkAbuse,
  checkContacts,
  checkMarkup,
  checkUnfilledSlots,
  checkFigures,
  checkNames,
  checkBasis,
  checkLawWords,
];

/** Returns the violations of a sentence, the most serious first. The library's sentences have already been reviewed. */
export const checkSentence = (sentence: CheckedSentence, facts: FactRecord): Violation[] =>
  adviceOf(sentence.template) === undefined
    ? checks.flatMap((check) => check(sentence, facts))
    : checkBasis(sentence, facts);

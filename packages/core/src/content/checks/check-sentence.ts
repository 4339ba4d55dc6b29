import type { FactRecord } from "../text/facts.ts";
import { checkAbuse } from "./abuse.ts";
import { checkBasis } from "./basis.ts";
import type { CheckedSentence, SentenceCheck, Violation } from "./check.ts";
import { checkClaims } from "./claims.ts";
import { checkContacts } from "./contacts.ts";
import { checkDanger } from "./danger.ts";
import { checkDefamation } from "./defamation.ts";
import { checkFigures } from "./figures.ts";
import { checkLaw } from "./law.ts";
import { checkMarkup } from "./markup.ts";
import { checkNames } from "./names.ts";
import { checkNorthernIreland } from "./northern-ireland.ts";
import { checkSubject } from "./off-subject.ts";
import { checkStyle } from "./style.ts";
import { checkUnfilledSlots } from "./unfilled-slots.ts";

const checks: readonly SentenceCheck[] = [
  checkAbuse,
  checkDefamation,
  checkDanger,
  checkContacts,
  checkLaw,
  checkNorthernIreland,
  checkMarkup,
  checkUnfilledSlots,
  checkFigures,
  checkNames,
  checkClaims,
  checkSubject,
  checkBasis,
  checkStyle,
];

/** Returns what is wrong with one sentence, in the order of its weight. */
export const checkSentence = (sentence: CheckedSentence, facts: FactRecord): Violation[] =>
  checks.flatMap((check) => check(sentence, facts));

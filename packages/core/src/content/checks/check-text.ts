import type { FactRecord } from "../text/facts.ts";
import { fillText, PlaceText, type FilledText } from "../text/place-text.ts";
import { sketchOf, type SiblingSketch, type Sketch } from "../similarity/similarity.ts";
import { checkAnswers } from "./answers.ts";
import { checkBasis } from "./basis.ts";
import { checkCharacters } from "./characters.ts";
import { checkClaims } from "./claims.ts";
import { checkContacts } from "./contacts.ts";
import type { Check, SentenceCheck, Violation } from "./check.ts";
import { checkLanguage } from "./language.ts";
import { checkLaw } from "./law.ts";
import { checkLengths } from "./lengths.ts";
import { checkNorthernIreland } from "./northern-ireland.ts";
import { checkNames } from "./names.ts";
import { checkPhrases } from "./phrases.ts";
import { checkPlaceNamed } from "./place-named.ts";
import { checkRepetition } from "./repetition.ts";
import { checkSimilar } from "./similar.ts";
import { checkSlots } from "./slots.ts";

const sentenceChecks: readonly SentenceCheck[] = [checkSlots, checkBasis, checkNames];

const checks: readonly Check[] = [
  checkLengths,
  checkCharacters,
  checkPhrases,
  checkContacts,
  checkPlaceNamed,
  checkLaw,
  checkClaims,
  checkNorthernIreland,
  checkAnswers,
  checkLanguage,
  checkRepetition,
];

/** Stores the sketch of a text and returns the sketches of the siblings it must differ from. */
export type Siblings = (sketch: Sketch) => Promise<readonly SiblingSketch[]>;

export type CheckedText = { text: PlaceText; violations: [] } | { violations: [Violation, ...Violation[]] };

/** No text is longer: longer ones are not read by any further check. */
const maxCharacters = 30_000;

/**
 * Checks everything a published text must fulfil: its shape, its slots, then the rest on the text with its slots filled.
 * Returns the text with its slots, or its violations.
 */
export async function checkText(value: unknown, facts: FactRecord, siblings: Siblings): Promise<CheckedText> {
  const parsed = PlaceText.safeParse(value);
  if (!parsed.success) {
    const messages = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "answer"}: ${message}`);
    return { violations: [{ code: "shape", message: `${messages.slice(0, 3).join("; ")}.` }] };
  }
  const text = parsed.data;
  if (JSON.stringify(text).length > maxCharacters) {
    return { violations: [{ code: "length", message: "The text is far too long." }] };
  }
  const filled = fillText(text, facts);
  const violations = sentenceChecks.flatMap((check) => check(text, facts));
  if (filled === null) return isNotEmpty(violations) ? { violations } : unfilled;
  violations.push(...(await checkFilled(filled, facts, siblings)));
  return isNotEmpty(violations) ? { violations } : { text, violations: [] };
}

const unfilled: CheckedText = {
  violations: [{ code: "unknown_slot", message: "The text has a slot that is not in the facts." }],
};

async function checkFilled(filled: FilledText, facts: FactRecord, siblings: Siblings): Promise<Violation[]> {
  const tooLong = checkLengths(filled);
  if (tooLong.length > 0) return tooLong;
  const sketch = sketchOf(filled, facts);
  // The query runs while the other checks do.
  const stored = siblings(sketch);
  const violations = checks.flatMap((check) => check(filled, facts));
  return [...violations, ...checkSimilar(sketch, await stored)];
}

const isNotEmpty = (violations: Violation[]): violations is [Violation, ...Violation[]] => violations.length > 0;

import type { FactRecord } from "../text/facts.ts";
import { PlaceText } from "../text/place-text.ts";
import { sketchOf, type SiblingSketch, type Sketch } from "../similarity/similarity.ts";
import { checkCharacters } from "./characters.ts";
import { checkClaims } from "./claims.ts";
import { checkContacts } from "./contacts.ts";
import type { Check, Violation } from "./check.ts";
import { checkLanguage } from "./language.ts";
import { checkLengths } from "./lengths.ts";
import { checkNorthernIreland } from "./northern-ireland.ts";
import { checkNumbers } from "./numbers.ts";
import { checkPhrases } from "./phrases.ts";
import { checkPlaceNamed } from "./place-named.ts";
import { checkQuantities } from "./quantities.ts";
import { checkRepetition } from "./repetition.ts";
import { checkSimilar } from "./similar.ts";

const checks: readonly Check[] = [
  checkLengths,
  checkCharacters,
  checkPhrases,
  checkContacts,
  checkPlaceNamed,
  checkNumbers,
  checkQuantities,
  checkClaims,
  checkNorthernIreland,
  checkLanguage,
  checkRepetition,
];

/** Stores the sketch of a text and returns the sketches of the siblings it must differ from. */
export type Siblings = (sketch: Sketch) => Promise<readonly SiblingSketch[]>;

export type CheckedText = { text: PlaceText; violations: [] } | { violations: [Violation, ...Violation[]] };

/**
 * Checks everything a published text must fulfil: its shape, then its lengths, so that no further check reads a huge
 * text, then the rest. Returns the text, or its violations.
 */
export async function checkText(value: unknown, facts: FactRecord, siblings: Siblings): Promise<CheckedText> {
  const parsed = PlaceText.safeParse(value);
  if (!parsed.success) {
    const messages = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "answer"}: ${message}`);
    return { violations: [{ code: "shape", message: `${messages.slice(0, 3).join("; ")}.` }] };
  }
  const text = parsed.data;
  const tooLong = checkLengths(text);
  if (tooLong.length > 0) return { violations: tooLong as [Violation, ...Violation[]] };
  const sketch = sketchOf(text, facts);
  // The query runs while the other checks do.
  const stored = siblings(sketch);
  const violations = checks.flatMap((check) => check(text, facts));
  violations.push(...checkSimilar(sketch, await stored));
  return isNotEmpty(violations) ? { violations } : { text, violations: [] };
}

const isNotEmpty = (violations: Violation[]): violations is [Violation, ...Violation[]] => violations.length > 0;

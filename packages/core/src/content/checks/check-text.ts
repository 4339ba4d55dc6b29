import type { FactRecord } from "../text/facts.ts";
import { PlaceText } from "../text/place-text.ts";
import { sketchOf, type SiblingSketch, type Sketch } from "../similarity/similarity.ts";
import { checkCharacters } from "./characters.ts";
import { checkClaims } from "./claims.ts";
import { checkContacts } from "./contacts.ts";
import type { Check, Fault } from "./check.ts";
import { checkLanguage } from "./language.ts";
import { checkLengths } from "./lengths.ts";
import { checkNorthernIreland } from "./northern-ireland.ts";
import { checkNumbers } from "./numbers.ts";
import { checkPhrases } from "./phrases.ts";
import { checkPlaceNamed } from "./place-named.ts";
import { checkQuantities } from "./quantities.ts";
import { checkRepetition } from "./repetition.ts";
import { checkSimilar } from "./similar.ts";

export const checks: readonly Check[] = [
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

/** What the text of this sketch must differ from. */
export type Siblings = (sketch: Sketch) => Promise<readonly SiblingSketch[]>;

export type CheckedText = { text: PlaceText; faults: [] } | { faults: [Fault, ...Fault[]] };

/** Everything a published text must hold. Lengths come before the rest, which then never read a giant. */
export async function checkText(value: unknown, facts: FactRecord, siblings: Siblings): Promise<CheckedText> {
  const parsed = PlaceText.safeParse(value);
  if (!parsed.success) {
    const words = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "answer"}: ${message}`);
    return { faults: [{ code: "shape", words: `${words.slice(0, 3).join("; ")}.` }] };
  }
  const text = parsed.data;
  const tooLong = checkLengths(text);
  if (tooLong.length > 0) return { faults: tooLong as [Fault, ...Fault[]] };
  const sketch = sketchOf(text, facts);
  // The table answers while the rest is worked out.
  const stored = siblings(sketch);
  const faults = checks.flatMap((check) => check(text, facts));
  faults.push(...checkSimilar(sketch, await stored));
  return isFaulty(faults) ? { faults } : { text, faults: [] };
}

const isFaulty = (faults: Fault[]): faults is [Fault, ...Fault[]] => faults.length > 0;

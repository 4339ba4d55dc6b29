import { joinText, LocationText, type FilledText, type TextInParagraphs } from "../text/location-text.ts";
import { slotValues } from "../text/fact-list.ts";
import type { FactRecord } from "../text/facts.ts";
import { fillKnownSlots } from "../text/slots.ts";
import { compareWithOthers, type OtherSketch } from "../similarity/similarity.ts";
import { maskedNames, sketchOf, type Sketch } from "../similarity/sketch.ts";
import { checkAnswers } from "./answers.ts";
import { checkGeneralShare } from "./basis.ts";
import { isRefused, violation, type Violation } from "./check.ts";
import { checkSentence } from "./check-sentence.ts";
import { fieldName } from "./field-name.ts";
import { checkLanguage } from "./language.ts";
import { checkLengths } from "./lengths.ts";
import { normaliseText, readableText } from "./normalise.ts";
import { checkPlaceNamed } from "./place-named.ts";
import { checkRepetition } from "./repetition.ts";
import { checkSimilar } from "./similar.ts";
import { textSentences } from "./text-sentences.ts";

/** Stores the sketch of a text and returns the sketches of all other locations. */
export type ExchangeSketch = (sketch: Sketch) => Promise<readonly OtherSketch[]>;

/** A text with its characters normalised, null if it has not the shape of one, and what is wrong with it. */
export interface CheckedText {
  text: LocationText | null;
  /** What is wrong, the refused before what is for the editor. */
  violations: Violation[];
}

/** No text is longer: a longer one is not read by any further check. */
const maxCharacters = 30_000;

/** Checks everything that a published text must fulfil. */
export async function checkText(
  value: unknown,
  facts: FactRecord,
  exchangeSketch: ExchangeSketch,
): Promise<CheckedText> {
  const parsed = LocationText.safeParse(value);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(
      ({ path, message }) => `${fieldName(path.join(".")) || "answer"}: ${message}`,
    );
    return { text: null, violations: [violation("shape", { at: "text" }, "", issues.slice(0, 3).join("; "))] };
  }
  if (JSON.stringify(parsed.data).length > maxCharacters) {
    return { text: null, violations: [violation("shape", { at: "text" }, "", "it is far too long")] };
  }
  const text = mapStrings(parsed.data, normaliseText);
  const sentences = textSentences(text, facts);
  const filled = fillReadable(text, facts);
  const sketch = sketchOf(filled, facts);
  // The query runs while the other checks do.
  const stored = exchangeSketch(sketch);
  const violations = [
    ...sentences.flatMap((sentence) => checkSentence(sentence, facts)),
    ...checkAnswers(answered(filled), facts),
    ...checkLanguage(filled, facts),
    ...checkPlaceNamed(filled, facts),
    ...checkLengths(filled),
    ...checkRepetition(joinText(text)),
    ...checkGeneralShare(text),
  ];
  violations.push(...checkSimilar(compareWithOthers(sketch, await stored), sentences, maskedNames(facts)));
  return { text, violations: violations.toSorted((a, b) => Number(isRefused(b)) - Number(isRefused(a))) };
}

/** Returns a copy of a text with each of its strings changed. The ids of facts are strings that no change touches. */
const mapStrings = (text: LocationText, change: (words: string) => string): LocationText =>
  JSON.parse(JSON.stringify(text), (_, each: unknown) =>
    typeof each === "string" ? change(each) : each,
  ) as LocationText;

/** Fills the slots that the location has facts for. The check of slots refuses a text that has others. */
function fillReadable(text: LocationText, facts: FactRecord): FilledText {
  const values = slotValues(facts);
  const joined: TextInParagraphs = joinText(mapStrings(text, (words) => readableText(fillKnownSlots(words, values))));
  return joined;
}

const answered = ({ faqs }: FilledText) =>
  faqs.map(({ question, answer }, i) => ({ at: `faqs[${i}].answer`, question, answer }));

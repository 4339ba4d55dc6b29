import { sentenceMaxLength, sentenceTooLong } from "@vanfettle/contract/operator/operator-limits";
import type { FactRecord } from "../../location/facts/facts.ts";
import { maskedNames, signatureOf, type Signature } from "../similarity/signature.ts";
import { compareWithOthers, type OtherSignature } from "../similarity/similarity.ts";
import {
  joinText,
  mapText,
  type FilledText,
  type LocationText,
  type Sentence,
} from "../text/location-text.ts";
import { fillKnownSlots, slotValues } from "../text/slots.ts";
import { basisOf } from "./basis.ts";
import { checkSentence } from "./check-sentence.ts";
import { isError, objection, type CheckedSentence, type Objection } from "./check.ts";
import { normaliseText, readableText } from "./normalise.ts";
import { textSentences } from "./text-sentences.ts";
import { checkLengths, checkPlaceNamed, checkRepetition, checkSimilar } from "./whole-text.ts";

/** Stores the signature of a text and returns the signatures of all other locations. */
export type ExchangeSignature = (signature: Signature) => Promise<readonly OtherSignature[]>;

/** A text with its characters normalised, null if it is too long to be read, and its objections. */
export type CheckedText = {
  /** The objections, errors before warnings. */
  objections: Objection[];
} & ({ text: LocationText; signature: Signature } | { text: null });

export interface CheckOptions {
  exchangeSignature: ExchangeSignature;
  /** An operator wrote the text, and may add sentences without a basis. */
  isEdited?: boolean;
}

/** No text is longer: a longer one is not read by any further check. */
const maxCharacters = 30_000;

/** Checks everything about a text that code can decide exactly. */
export async function checkText(
  value: LocationText,
  facts: FactRecord,
  { exchangeSignature, isEdited = false }: CheckOptions,
): Promise<CheckedText> {
  if (JSON.stringify(value).length > maxCharacters) {
    return {
      text: null,
      objections: [objection("shape", { at: "text" }, "", "it is far too long")],
    };
  }
  const normalise = (sentence: Sentence) => ({ ...sentence, text: normaliseText(sentence.text) });
  const text = mapText(value, (sentences) => sentences.map(normalise), normaliseText);
  const sentences = textSentences(text, facts);
  const long = sentences.find(({ template }) => template.length > sentenceMaxLength);
  if (long) {
    return { text: null, objections: [objection("shape", long, "", sentenceTooLong)] };
  }
  const filled = fillReadable(text, facts);
  const signature = signatureOf(filled, facts);
  // The query runs while the other checks do.
  const stored = exchangeSignature(signature);
  const objections = [
    ...sentences.flatMap((sentence) =>
      checkSentence(sentence, facts).map((each) =>
        isEdited ? allowOwnWords(each, sentence) : each,
      ),
    ),
    ...checkPlaceNamed(filled, facts),
    ...checkLengths(filled),
    ...checkRepetition(text, sentences),
  ];
  objections.push(
    ...checkSimilar(compareWithOthers(signature, await stored), sentences, maskedNames(facts)),
  );
  return {
    text,
    signature,
    objections: objections.toSorted((a, b) => Number(isError(b)) - Number(isError(a))),
  };
}

/** Makes a missing basis a warning if an operator wrote the sentence. */
const allowOwnWords = (
  found: Objection,
  { template, text, basis, ...position }: CheckedSentence,
): Objection =>
  found.code === "basis" && basisOf({ text: template, basis }).length === 0
    ? objection(
        "own_words",
        position,
        text,
        "this operator's sentence does not contain a fact of the location",
      )
    : found;

/**
 * Fills the slots that the location has facts for. The check of slots refuses a text that has
 * others.
 */
function fillReadable(text: LocationText, facts: FactRecord): FilledText {
  const values = slotValues(facts);
  const read = (words: string) => readableText(fillKnownSlots(words, values));
  return mapText(joinText(text), read, read);
}

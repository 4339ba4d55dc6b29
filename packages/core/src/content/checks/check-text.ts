import { sentenceMaxLength, sentenceTooLong } from "@vanfettle/contract/operator/operator-limits";
import type { FactRecord } from "../../location/facts/facts.ts";
import { signatureOf, type Signature } from "../similarity/signature.ts";
import { compareWithOthers, type OtherSignature } from "../similarity/similarity.ts";
import {
  joinText,
  mapText,
  type FilledText,
  type LocationText,
  type Sentence,
} from "../text/location-text.ts";
import { fillKnownSlots, slotValues } from "../text/slots.ts";
import { checkSentence } from "./check-sentence.ts";
import { isError, messageWithoutField, objection, type Objection } from "./check.ts";
import { checkFigurePlaces, checkRepeatsPage } from "./facts-shown.ts";
import { normaliseText, readableText } from "./normalise.ts";
import { textSentences } from "./text-sentences.ts";
import {
  checkHeadings,
  checkLengths,
  checkPlaceNamed,
  checkRepetition,
  checkSimilar,
} from "./whole-text.ts";

/** Stores the signature of a text and returns the signatures of all other locations. */
export type ExchangeSignature = (signature: Signature) => Promise<readonly OtherSignature[]>;

/** A text with its characters normalised, null if it is too long to be read, and its objections. */
export type CheckedText = {
  /** The objections, errors before warnings. */
  objections: Objection[];
} & ({ text: LocationText; signature: Signature } | { text: null });

export interface CheckOptions {
  exchangeSignature: ExchangeSignature;
  /** An operator wrote the text, and may add sentences without a fact. */
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
    ...sentences.flatMap((sentence) => checkSentence(sentence, facts)),
    ...checkFigurePlaces(sentences, facts),
    ...checkRepeatsPage(sentences, facts),
    ...checkPlaceNamed(filled, facts),
    ...checkHeadings(filled, facts),
    ...checkLengths(filled),
    ...checkRepetition(text, sentences),
  ];
  objections.push(...checkSimilar(compareWithOthers(signature, await stored)));
  const found = isEdited ? objections.map(allowOwnWords) : objections;
  return {
    text,
    signature,
    objections: found.toSorted((a, b) => Number(isError(b)) - Number(isError(a))),
  };
}

/** An operator may say again what the page shows. */
const allowOwnWords = (found: Objection): Objection =>
  found.code === "repeats_page"
    ? objection("own_words", found, found.words, messageWithoutField(found).replace(/\.$/, ""))
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

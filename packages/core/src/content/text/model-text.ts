import * as z from "zod";
import { sentenceMaxLength, sentenceTooLong } from "@vanfettle/contract/operator/operator-limits";
import { factIds, type FactId } from "../../location/facts/fact-ids.ts";
import { mapText, type LocationText, type Sentence } from "./location-text.ts";

/**
 * A limit that is not in the JSON Schema, because not every text service accepts limits of strings
 * there.
 */
const words = z.string().refine((text) => text.length <= sentenceMaxLength, sentenceTooLong);

/**
 * A sentence that the model wrote, with the facts that it rests on. Every sentence needs a basis.
 */
const FactSentence = z
  .strictObject({ text: words, basis: z.array(z.enum(factIds)).min(1).max(8) })
  .meta({ id: "sentence" });
const section = z
  .strictObject({
    heading: words,
    paragraphs: z.array(z.array(FactSentence).min(1).max(8)).min(1).max(4),
  })
  .meta({ id: "section" });

/** The text of a location as the model returns it. The schema is the same for every location. */
export const ModelText = z.strictObject({
  servicing: z.array(section).min(1).max(2),
  mot: z.array(section).min(1).max(2),
  faqs: z
    .array(z.strictObject({ question: words, answer: z.array(FactSentence).min(1).max(4) }))
    .min(2)
    .max(4),
  servicingMetaTitle: words,
  servicingMetaDescription: words,
  motMetaTitle: words,
  motMetaDescription: words,
});

export type ModelText = z.output<typeof ModelText>;

/** Returns the text as it is stored. */
export const toLocationText = (text: ModelText): LocationText =>
  mapText(text, (sentences) => sentences.map(({ text: words, basis }) => ({ text: words, basis })));

const isFactId = (id: string): id is FactId => (factIds as readonly string[]).includes(id);

const toModelSentence = ({ text, basis }: Sentence) => ({ text, basis: basis.filter(isFactId) });

/** Returns a stored text as the model would return it, for the corrective attempt. */
export const toModelText = (text: LocationText): ModelText =>
  mapText(text, (sentences) => sentences.map(toModelSentence));

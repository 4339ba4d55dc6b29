import * as z from "zod";
import { sentenceMaxLength, sentenceTooLong } from "@vanfettle/contract/operator/operator-limits";
import { mapText, type LocationText } from "./location-text.ts";

/**
 * A limit that is not in the JSON Schema, because not every text service accepts limits of strings
 * there.
 */
const words = z.string().refine((text) => text.length <= sentenceMaxLength, sentenceTooLong);
const prose = (max: number) => z.array(words).min(1).max(max);
const section = z
  .strictObject({ heading: words, paragraphs: z.array(prose(8)).min(1).max(3) })
  .meta({ id: "section" });

/**
 * The text of a location as the model returns it, with paragraphs and answers as lists of sentences.
 * The schema is the same for every location.
 */
export const ModelText = z.strictObject({
  servicing: z.array(section).min(1).max(2),
  mot: z.array(section).min(1).max(2),
  faqs: z
    .array(z.strictObject({ question: words, answer: prose(4) }))
    .min(1)
    .max(4),
  servicingMetaTitle: words,
  servicingMetaDescription: words,
  motMetaTitle: words,
  motMetaDescription: words,
});

export type ModelText = z.output<typeof ModelText>;

/** Returns the text as it is stored. */
export const toLocationText = (text: ModelText): LocationText =>
  mapText(text, (sentences) => sentences.map((sentence) => ({ text: sentence })));

/** Returns a stored text as the model would return it, for the corrective attempt. */
export const toModelText = (text: LocationText): ModelText =>
  mapText(text, (sentences) => sentences.map((sentence) => sentence.text));

import * as z from "zod";
import { sentenceMaxLength, sentenceTooLong } from "@vanfettle/contract/operator-limits";
import { factIds, type FactId } from "../../location/facts/fact-ids.ts";
import { adviceIds, adviceOf, adviceSlot } from "../advice/advice-library.ts";
import { mapText, type LocationText, type Sentence } from "./location-text.ts";

/**
 * A limit that is not in the JSON Schema, because not every text service accepts limits of strings
 * there.
 */
const words = z.string().refine((text) => text.length <= sentenceMaxLength, sentenceTooLong);

/**
 * A sentence that the model wrote, with the facts that it rests on. Every sentence needs a basis.
 */
const FactSentence = z.strictObject({ text: words, basis: z.array(z.enum(factIds)).min(1).max(8) });
/** A sentence of the library, which the model chooses and does not write. */
const ChosenAdvice = z.strictObject({ advice: z.enum(adviceIds) });
const Item = z.union([FactSentence, ChosenAdvice]).meta({ id: "sentence" });

const section = z
  .strictObject({ heading: words, paragraphs: z.array(z.array(Item).min(1).max(8)).min(1).max(4) })
  .meta({ id: "section" });

/** The text of a location as the model returns it. The schema is the same for every location. */
export const ModelText = z.strictObject({
  servicing: z.array(section).min(1).max(2),
  mot: z.array(section).min(1).max(2),
  faqs: z
    .array(z.strictObject({ question: words, answer: z.array(Item).min(1).max(4) }))
    .min(3)
    .max(4),
  servicingMetaTitle: words,
  servicingMetaDescription: words,
  motMetaTitle: words,
  motMetaDescription: words,
});

export type ModelText = z.output<typeof ModelText>;

type ModelItem = ModelText["faqs"][number]["answer"][number];

const toSentence = (item: ModelItem): Sentence =>
  "advice" in item
    ? { text: adviceSlot(item.advice), basis: [] }
    : { text: item.text, basis: [...item.basis] };

/** Returns the text as it is stored, in which a chosen sentence is its slot. */
export const toLocationText = (text: ModelText): LocationText =>
  mapText(text, (items) => items.map(toSentence));

const isFactId = (id: string): id is FactId => (factIds as readonly string[]).includes(id);

function toItem({ text, basis }: Sentence): ModelItem {
  const advice = adviceOf(text);
  return advice === undefined ? { text, basis: basis.filter(isFactId) } : { advice };
}

/** Returns a stored text as the model would return it, for the corrective attempt. */
export const toModelText = (text: LocationText): ModelText =>
  mapText(text, (sentences) => sentences.map(toItem));

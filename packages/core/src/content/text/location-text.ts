import { metaLimits, sentenceMaxLength, sentenceTooLong } from "@vanfettle/contract/constants";
import * as z from "zod";
import type { FactRecord } from "./facts.ts";
import { slotValues } from "./fact-list.ts";
import { escapeJson, fillSlots, slotIdMaxLength } from "./slots.ts";

/** Returns the schema of a text whose sentences and ids of facts have the given schemas. */
export function textSchema(words: z.ZodString, factId: z.ZodString) {
  // Figures are slots. A sentence without a basis may only be general workshop advice.
  const sentence = z.strictObject({ text: words, basis: z.array(factId).max(12) });
  const section = z.strictObject({
    heading: words,
    paragraphs: z.array(z.array(sentence).min(1).max(8)).min(1).max(4),
  });
  const question = z.strictObject({ question: words, answer: z.array(sentence).min(1).max(5) });
  return z.strictObject({
    servicing: z.array(section).min(1).max(5),
    mot: z.array(section).min(1).max(5),
    faqs: z.array(question).min(2).max(8),
    servicingMetaTitle: words,
    servicingMetaDescription: words,
    motMetaTitle: words,
    motMetaDescription: words,
  });
}

/** A limit that is not in the JSON Schema, because not every text service accepts limits of strings there. */
const atMost = (length: number, message: string): z.ZodString =>
  z.string().refine((text) => text.length <= length, message);

/**
 * The text of a location as the model returns it and as it is stored: plain text with slots, which are filled whenever
 * it is read. The lengths that a good text has are a check; these are limits of what the checks read at all.
 */
export const LocationText = textSchema(
  atMost(sentenceMaxLength, sentenceTooLong),
  atMost(slotIdMaxLength, `The id of a fact has at most ${slotIdMaxLength} characters`),
);

export type LocationText = z.output<typeof LocationText>;
export type Sentence = LocationText["faqs"][number]["answer"][number];

export interface JoinedSection {
  heading: string;
  paragraphs: string[];
}

declare const slots: unique symbol;

/** A text with its sentences joined to paragraphs, whether or not its slots are filled. */
export interface TextInParagraphs {
  servicing: JoinedSection[];
  mot: JoinedSection[];
  faqs: { question: string; answer: string }[];
  servicingMetaTitle: string;
  servicingMetaDescription: string;
  motMetaTitle: string;
  motMetaDescription: string;
}

/** A text in paragraphs whose slots stand in it. The compiler takes neither of both types for the other. */
export type JoinedText = TextInParagraphs & { readonly [slots]?: "unfilled" };
/** A text in paragraphs whose slots are filled. */
export type FilledText = TextInParagraphs & { readonly [slots]?: "filled" };

/** Limits in characters of the filled text, and in words where the name says so. */
export const textLimits = {
  heading: { min: 3, max: 80 },
  paragraph: { min: 40, max: 900 },
  question: { min: 10, max: 160 },
  answer: { min: 30, max: 600 },
  metaTitle: metaLimits.title,
  metaDescription: metaLimits.description,
  servicingWords: { min: 25, max: 500 },
  motWords: { min: 25, max: 500 },
} as const;

const joinSentences = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(" ");

/** Joins the sentences to paragraphs and answers; the slots stay as they are. */
export function joinText(text: LocationText): JoinedText {
  const sections = (list: LocationText["mot"]): JoinedSection[] =>
    list.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(joinSentences) }));
  return {
    ...text,
    servicing: sections(text.servicing),
    mot: sections(text.mot),
    faqs: text.faqs.map(({ question, answer }) => ({ question, answer: joinSentences(answer) })),
  };
}

/** Returns the text with its slots filled by the facts, or null if a slot is of no fact of the location. */
export function fillText(text: LocationText, facts: FactRecord): FilledText | null {
  const filled = fillSlots(JSON.stringify(joinText(text)), slotValues(facts), escapeJson);
  return filled === null ? null : (JSON.parse(filled) as FilledText);
}

/** Returns all sentences of a text: those of its paragraphs, then those of its answers. */
export const sentencesOf = ({ servicing, mot, faqs }: LocationText): Sentence[] => [
  ...[...servicing, ...mot].flatMap(({ paragraphs }) => paragraphs.flat()),
  ...faqs.flatMap(({ answer }) => answer),
];

/** Returns the headings and paragraphs of sections, one a line. */
export const sectionWords = (sections: readonly JoinedSection[]): string =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join("\n");

/** Returns questions and answers, one a line. */
export const faqWords = (faqs: TextInParagraphs["faqs"]): string =>
  faqs.flatMap(({ question, answer }) => [question, answer]).join("\n");

/** Counts the words of a text: what stands between blanks and has a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

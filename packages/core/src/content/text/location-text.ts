import { metaLimits } from "@vanfettle/contract/constants";
import * as z from "zod";
import type { FactRecord } from "./facts.ts";
import { slotValues } from "./fact-list.ts";
import { escapeJson, fillSlots } from "./slots.ts";

/**
 * A sentence with the ids of the facts that it rests on. Its figures are slots. Without a basis it may only be general
 * workshop advice.
 */
const Sentence = z.strictObject({ text: z.string(), basis: z.array(z.string()).max(12) });

const Section = z.strictObject({
  heading: z.string(),
  paragraphs: z.array(z.array(Sentence).min(1).max(8)).min(1).max(4),
});
const Question = z.strictObject({ question: z.string(), answer: z.array(Sentence).min(1).max(5) });

/**
 * The text of a location as the model returns it and as it is stored: plain text with slots, which are filled whenever
 * it is read. Lengths are a check of our own, as not every service enforces them.
 */
export const LocationText = z.strictObject({
  servicing: z.array(Section).min(1).max(5),
  mot: z.array(Section).min(1).max(5),
  faqs: z.array(Question).min(2).max(8),
  servicingMetaTitle: z.string(),
  servicingMetaDescription: z.string(),
  motMetaTitle: z.string(),
  motMetaDescription: z.string(),
});

export type LocationText = z.output<typeof LocationText>;
export type Sentence = z.output<typeof Sentence>;

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

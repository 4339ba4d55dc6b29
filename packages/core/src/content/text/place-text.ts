import { metaLimits } from "@vanfettle/contract/constants";
import * as z from "zod";

/** The text as the model returns it: plain text only. Lengths are a check of our own, as not every service enforces them. */
const Section = z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()).min(1).max(6) });
const Question = z.strictObject({ question: z.string(), answer: z.string() });

export const PlaceText = z.strictObject({
  servicing: z.array(Section).min(3).max(5),
  mot: z.array(Section).min(3).max(5),
  faqs: z.array(Question).min(5).max(8),
  servicingMetaTitle: z.string(),
  servicingMetaDescription: z.string(),
  motMetaTitle: z.string(),
  motMetaDescription: z.string(),
});

export type PlaceText = z.output<typeof PlaceText>;
export type Section = z.output<typeof Section>;

/** Limits in characters, and in words where the name says so. */
export const textLimits = {
  heading: { min: 3, max: 80 },
  paragraph: { min: 120, max: 900 },
  question: { min: 10, max: 160 },
  answer: { min: 40, max: 600 },
  metaTitle: metaLimits.title,
  metaDescription: metaLimits.description,
  servicingWords: { min: 220, max: 700 },
  motWords: { min: 200, max: 700 },
} as const;

export const sectionWords = (sections: readonly Section[]): string =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join("\n");

export const faqWords = (faqs: PlaceText["faqs"]): string =>
  faqs.flatMap(({ question, answer }) => [question, answer]).join("\n");

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

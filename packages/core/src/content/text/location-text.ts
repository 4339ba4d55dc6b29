import * as z from "zod";
import { metaLimits } from "@vanfettle/contract/operator/operator-limits";
import { escapeJson, fillSlots } from "./slots.ts";

/** A sentence with a slot for each figure. Older versions also store the facts that it rests on. */
const Sentence = z.object({ text: z.string() });

function textSchema<Prose extends z.ZodType>(prose: Prose) {
  const sections = z.array(z.object({ heading: z.string(), paragraphs: z.array(prose) }));
  return z.object({
    servicing: sections,
    mot: sections,
    faqs: z.array(z.object({ question: z.string(), answer: prose })),
    servicingMetaTitle: z.string(),
    servicingMetaDescription: z.string(),
    motMetaTitle: z.string(),
    motMetaDescription: z.string(),
  });
}

/**
 * The text of a location as it is stored: plain text with slots, which are filled whenever it is
 * read.
 */
export const LocationText = textSchema(z.array(Sentence));

export type LocationText = z.output<typeof LocationText>;
export type Sentence = z.output<typeof Sentence>;

export type SectionOf<Prose> = { heading: string; paragraphs: Prose[] };

/** A text with paragraphs and answers of the given type. */
export interface TextOf<Prose> {
  servicing: SectionOf<Prose>[];
  mot: SectionOf<Prose>[];
  faqs: { question: string; answer: Prose }[];
  servicingMetaTitle: string;
  servicingMetaDescription: string;
  motMetaTitle: string;
  motMetaDescription: string;
}

/** A text with its sentences joined to paragraphs, whether or not its slots are filled. */
export type TextInParagraphs = TextOf<string>;
export type JoinedSection = SectionOf<string>;

declare const slots: unique symbol;

/** A text in paragraphs with unfilled slots. The compiler keeps it apart from filled text. */
export type JoinedText = TextInParagraphs & { readonly [slots]?: "unfilled" };
/** A text in paragraphs whose slots are filled. */
export type FilledText = TextInParagraphs & { readonly [slots]?: "filled" };

/**
 * Returns a text with `prose` applied to each paragraph and answer, and `line` to every other
 * string.
 */
export function mapText<From, To>(
  text: TextOf<From>,
  prose: (words: From) => To,
  line: (words: string) => string = (words) => words,
): TextOf<To> {
  const sections = (list: readonly SectionOf<From>[]): SectionOf<To>[] =>
    list.map(({ heading, paragraphs }) => ({
      heading: line(heading),
      paragraphs: paragraphs.map(prose),
    }));
  return {
    servicing: sections(text.servicing),
    mot: sections(text.mot),
    faqs: text.faqs.map(({ question, answer }) => ({
      question: line(question),
      answer: prose(answer),
    })),
    servicingMetaTitle: line(text.servicingMetaTitle),
    servicingMetaDescription: line(text.servicingMetaDescription),
    motMetaTitle: line(text.motMetaTitle),
    motMetaDescription: line(text.motMetaDescription),
  };
}

/**
 * Limits in characters of the filled text. A page shows an MOT text only if it has over 100
 * characters, and a servicing text may be as short as its facts.
 */
export const textLimits = {
  heading: { min: 3, max: 80 },
  paragraph: { min: 20, max: 900 },
  question: { min: 10, max: 160 },
  answer: { min: 20, max: 600 },
  metaTitle: metaLimits.title,
  metaDescription: metaLimits.description,
  servicing: { min: 20, max: 1_200 },
  mot: { min: 101, max: 1_200 },
} as const;

const joinSentences = (sentences: readonly Sentence[]): string =>
  sentences.map(({ text }) => text).join(" ");

/** Joins the sentences to paragraphs and answers; the slots stay as they are. */
export const joinText = (text: LocationText): JoinedText => mapText(text, joinSentences);

/** Returns the text with its slots filled by these values, or null if a slot's value is missing. */
export function fillText(
  text: LocationText,
  values: ReadonlyMap<string, string>,
): FilledText | null {
  const filled = fillSlots(JSON.stringify(joinText(text)), values, escapeJson);
  return filled === null ? null : (JSON.parse(filled) as FilledText);
}

/** Returns the headings and paragraphs of sections, one a line. */
export const sectionText = (sections: readonly JoinedSection[]): string =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join("\n");

/** Returns questions and answers, one a line. */
export const faqText = (faqs: TextInParagraphs["faqs"]): string =>
  faqs.flatMap(({ question, answer }) => [question, answer]).join("\n");

/** Counts the words of a text: characters between spaces with at least one letter or digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Parses a stored text. Throws if it is not one. */
export const parseStoredText = (json: string): LocationText => LocationText.parse(JSON.parse(json));

import * as z from "zod";
import { LocationText, type Sentence } from "./location-text.ts";

/** The form of texts before 22 November 2026: whole paragraphs and answers, without sentences, basis and slots. */
const PlainSection = z.object({ heading: z.string(), paragraphs: z.array(z.string()) });
const PlainText = z.object({
  servicing: z.array(PlainSection),
  mot: z.array(PlainSection),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  servicingMetaTitle: z.string(),
  servicingMetaDescription: z.string(),
  motMetaTitle: z.string(),
  motMetaDescription: z.string(),
});

/** A stored text. A plain text can be read, but not published again, because its basis is unknown. */
export interface StoredText {
  text: LocationText;
  isPlain: boolean;
}

/** Parses a stored text. One of the earlier form is returned with each paragraph as one sentence without a basis. */
export function readStoredText(json: string): StoredText {
  const value: unknown = JSON.parse(json);
  const parsed = LocationText.safeParse(value);
  if (parsed.success) return { text: parsed.data, isPlain: false };
  const plain = PlainText.parse(value);
  const sentence = (text: string): Sentence[] => [{ text, basis: [] }];
  const sections = (list: typeof plain.mot): LocationText["mot"] =>
    list.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(sentence) }));
  return {
    text: {
      ...plain,
      servicing: sections(plain.servicing),
      mot: sections(plain.mot),
      faqs: plain.faqs.map(({ question, answer }) => ({ question, answer: sentence(answer) })),
    },
    isPlain: true,
  };
}

import { motTextThreshold } from "./constants.ts";

export interface Faq {
  question: string;
  answer: string;
}

const isFaq = (value: unknown): value is Faq =>
  typeof value === "object" &&
  value !== null &&
  "question" in value &&
  typeof value.question === "string" &&
  "answer" in value &&
  typeof value.answer === "string";

/** FAQ text is used only if it is a non-empty JSON list; anything else is no FAQs, never an error. */
export function parseFaqs(text: string | null): Faq[] {
  if (!text || text === "[]") return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isFaq) : [];
  } catch {
    return [];
  }
}

/** Stored MOT text counts only when it is longer than the threshold. */
export const usableMotText = (text: string | null): string | null =>
  text !== null && text.length > motTextThreshold ? text : null;

const plainTag = /<\/?(?:h[23]|p|ul|li)>/g;

/** True for the markup our own renderer writes: headings, paragraphs and lists without attributes. */
export const isPlainMarkup = (html: string): boolean => !/[<>]/.test(html.replace(plainTag, ""));

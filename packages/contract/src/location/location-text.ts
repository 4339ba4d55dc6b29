/** The length in characters up to which a stored MOT text is replaced by the default text. */
export const motTextThreshold = 100;

export type Faq = { question: string; answer: string };

const isFaq = (value: unknown): value is Faq =>
  typeof value === "object" &&
  value !== null &&
  "question" in value &&
  typeof value.question === "string" &&
  "answer" in value &&
  typeof value.answer === "string";

/**
 * Parses a stored FAQ text. Returns an empty list if it is not a JSON list of questions and
 * answers; never throws.
 */
export function parseFaqs(text: string | null): Faq[] {
  if (!text || text === "[]") return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isFaq) : [];
  } catch {
    return [];
  }
}

/** Returns the stored MOT text if it is longer than the threshold, otherwise null. */
export const usableMotText = (text: string | null): string | null =>
  text !== null && text.length > motTextThreshold ? text : null;

const plainTag = /<\/?(?:h[23]|p|ul|li)>/g;

/**
 * Returns whether the HTML contains only headings, paragraphs and lists without attributes, like
 * our renderer's.
 */
export const isPlainMarkup = (html: string): boolean => !/[<>]/.test(html.replace(plainTag, ""));

import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";

export type Sentence = ContentVersion["sentences"][number];
export type Objection = ContentVersion["objections"][number];

export interface ReviewedSentence extends Sentence {
  objections: Objection[];
  /** True if it begins a paragraph, an answer or a field. */
  begins: boolean;
  /** The characters of its field. */
  fieldLength: number;
}

const parts: readonly Sentence["part"][] = ["servicing", "mot", "faqs"];

/**
 * Returns the path without the number of the sentence: `mot[0].paragraphs[1][2]` is in
 * `mot[0].paragraphs[1]`.
 */
export const fieldOf = ({ at, kind }: Sentence): string =>
  ["paragraph", "answer", "metaDescription"].includes(kind) ? at.replace(/\[\d+\]$/, "") : at;

/**
 * Returns the sentence that an objection is shown at: its own, or the first of its paragraph,
 * answer, question or section.
 */
const placeOf = ({ at }: Objection, sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.find((sentence) => sentence.at === at) ??
  (at.includes("[") || at.endsWith("MetaDescription")
    ? sentences.find(
        (sentence) => sentence.at.startsWith(`${at}[`) || sentence.at.startsWith(`${at}.`),
      )
    : undefined);

/**
 * Returns the text page by page, with each objection at its sentence, and `general` objections
 * separately.
 */
export function reviewText({
  sentences,
  objections,
}: Pick<ContentVersion, "sentences" | "objections">) {
  const placed = Map.groupBy(objections, (objection) => placeOf(objection, sentences));
  const sections = parts.map((part) => {
    const ofPart = sentences.filter((sentence) => sentence.part === part);
    return {
      part,
      sentences: ofPart.map((sentence, i): ReviewedSentence => {
        const before = ofPart[i - 1];
        const begins = before === undefined || fieldOf(before) !== fieldOf(sentence);
        const field = ofPart.filter((each) => fieldOf(each) === fieldOf(sentence));
        const fieldLength = field.map(({ text }) => text).join(" ").length;
        return { ...sentence, objections: placed.get(sentence) ?? [], begins, fieldLength };
      }),
    };
  });
  return { sections, general: placed.get(undefined) ?? [] };
}

/** Splits a sentence at the words that objections quote. Quotes that overlap are one. */
export function markQuotes(
  text: string,
  objections: readonly Objection[],
): { text: string; isQuoted: boolean }[] {
  const quoted = Array.from({ length: text.length }, () => false);
  for (const { words } of objections) {
    if (words === "") continue;
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
      quoted.fill(true, at, at + words.length);
    }
  }
  const pieces: ReturnType<typeof markQuotes> = [];
  for (const [at, isQuoted] of quoted.entries()) {
    const last = pieces.at(-1);
    if (last?.isQuoted === isQuoted) last.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), isQuoted });
  }
  return pieces;
}

const quoteMaxLength = 60;

const shorten = (words: string): string =>
  words.length > quoteMaxLength ? `${words.slice(0, quoteMaxLength).trimEnd()}…` : words;

/**
 * Returns a reason for rejecting a text that names the first objections, within the limit of
 * reasons.
 */
export function suggestReason(objections: readonly Objection[], maxLength: number): string {
  const named = objections.map(({ kind, words }) =>
    words === "" ? kind : `${kind}: "${shorten(words)}"`,
  );
  const kept: string[] = [];
  for (const each of new Set(named)) {
    if ([...kept, each].join("; ").length > maxLength) break;
    kept.push(each);
  }
  return kept.join("; ");
}

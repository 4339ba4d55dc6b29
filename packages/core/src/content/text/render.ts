import { escapeHtml } from "@vanfettle/contract/escape-html";
import {
  countWords,
  joinText,
  sectionText,
  type JoinedSection,
  type LocationText,
} from "./location-text.ts";
import { fillKnownSlots } from "./slots.ts";

/** Renders sections as headings and paragraphs without attributes, around escaped text. */
export function renderSections(sections: readonly JoinedSection[]): string {
  const lines = sections.flatMap(({ heading, paragraphs }) => [
    `<h2>${escapeHtml(heading)}</h2>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
  ]);
  return lines.join("");
}

export type ServiceName = "servicing" | "mot";

export interface RenderedPart {
  service: ServiceName;
  html: string;
  wordCount: number;
  metaTitle: string;
  metaDescription: string;
  /** The questions as JSON, on the servicing part only; both pages show them. */
  faqContent?: string;
}

/**
 * Renders a text to its two documents. Its slots stay in them; the words are counted as visitors
 * read them, with the slots filled.
 */
export function renderText(
  text: LocationText,
  values: ReadonlyMap<string, string> = new Map(),
): { servicing: RenderedPart; mot: RenderedPart } {
  const joined = joinText(text);
  const part = (service: ServiceName): RenderedPart => ({
    service,
    html: renderSections(joined[service]),
    wordCount: countWords(fillKnownSlots(sectionText(joined[service]), values)),
    metaTitle: joined[`${service}MetaTitle`],
    metaDescription: joined[`${service}MetaDescription`],
  });
  return {
    servicing: { ...part("servicing"), faqContent: JSON.stringify(joined.faqs) },
    mot: part("mot"),
  };
}

import { escapeHtml } from "@vanfettle/contract/escape-html";
import {
  countWords,
  joinText,
  sectionText,
  type JoinedSection,
  type LocationText,
} from "./location-text.ts";

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

/** Renders a text to its two documents. Its slots stay in them; a slot counts as one word. */
export function renderText(text: LocationText): { servicing: RenderedPart; mot: RenderedPart } {
  const joined = joinText(text);
  const part = (service: ServiceName): RenderedPart => ({
    service,
    html: renderSections(joined[service]),
    wordCount: countWords(sectionText(joined[service])),
    metaTitle: joined[`${service}MetaTitle`],
    metaDescription: joined[`${service}MetaDescription`],
  });
  return {
    servicing: { ...part("servicing"), faqContent: JSON.stringify(joined.faqs) },
    mot: part("mot"),
  };
}

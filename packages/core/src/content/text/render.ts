import { escapeHtml } from "@vanfettle/contract/escape-html";
import { countWords, sectionWords, type PlaceText, type Section } from "./place-text.ts";

/** Renders sections as headings and paragraphs without attributes, around escaped text. */
export function renderSections(sections: readonly Section[]): string {
  return sections
    .map(({ heading, paragraphs }) => {
      const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("");
      return `<h2>${escapeHtml(heading)}</h2>${body}`;
    })
    .join("");
}

export type ServiceName = "servicing" | "mot";

/** One of the two documents that a text is rendered to. */
export interface RenderedPart {
  service: ServiceName;
  html: string;
  wordCount: number;
  metaTitle: string;
  metaDescription: string;
  /** The questions as JSON, on the servicing part only; both pages show them. */
  faqContent?: string;
}

/** Renders a text to its two documents. */
export function renderText(text: PlaceText): { servicing: RenderedPart; mot: RenderedPart } {
  return {
    servicing: {
      service: "servicing",
      html: renderSections(text.servicing),
      wordCount: countWords(sectionWords(text.servicing)),
      metaTitle: text.servicingMetaTitle,
      metaDescription: text.servicingMetaDescription,
      faqContent: JSON.stringify(text.faqs),
    },
    mot: {
      service: "mot",
      html: renderSections(text.mot),
      wordCount: countWords(sectionWords(text.mot)),
      metaTitle: text.motMetaTitle,
      metaDescription: text.motMetaDescription,
    },
  };
}

import { escapeHtml } from "@vanfettle/contract/escape-html";
import { countWords, joinText, sectionText, type JoinedSection, type LocationText } from "./location-text.ts";

/** Renders sections as headings and paragraphs without attributes, around escaped text. */
export function renderSections(sections: readonly JoinedSection[]): string {
  return sections
    .map(({ heading, paragraphs }) => {
      const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("");
      return `<h2>${escapeHtml(heading)}</h2>${body}`;
    })
    .join("");
}

export type ServiceName = "servicing" | "mot";

/** Either of the two documents that a text is rendered to. */
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
  return {
    servicing: {
      service: "servicing",
      html: renderSections(joined.servicing),
      wordCount: countWords(sectionText(joined.servicing)),
      metaTitle: joined.servicingMetaTitle,
      metaDescription: joined.servicingMetaDescription,
      faqContent: JSON.stringify(joined.faqs),
    },
    mot: {
      service: "mot",
      html: renderSections(joined.mot),
      wordCount: countWords(sectionText(joined.mot)),
      metaTitle: joined.motMetaTitle,
      metaDescription: joined.motMetaDescription,
    },
  };
}

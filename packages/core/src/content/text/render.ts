import { escapeHtml } from "@vanfettle/contract/escape-html";
import { countWords, sectionWords, type PlaceText, type Section } from "./place-text.ts";

/** The only HTML there is: headings and paragraphs, without attributes, around escaped text. */
export function renderSections(sections: readonly Section[]): string {
  return sections
    .map(({ heading, paragraphs }) => {
      const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("");
      return `<h2>${escapeHtml(heading)}</h2>${body}`;
    })
    .join("");
}

export type ServiceName = "servicing" | "mot";

/** One of the two documents a text becomes. */
export interface RenderedPart {
  service: ServiceName;
  html: string;
  wordCount: number;
  metaTitle: string;
  metaDescription: string;
  /** JSON text of the questions, which both pages show; kept with servicing. */
  faqContent?: string;
}

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

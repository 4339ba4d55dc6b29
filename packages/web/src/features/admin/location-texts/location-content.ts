import type { ContentVersion } from "@vanfettle/contract/content-schemas";
import { parseFaqs, type Faq } from "@vanfettle/contract/location-text";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { textLines, wordsIn } from "./text-lines.ts";

export interface TextPart {
  html: string;
  wordCount: number;
  metaTitle: string;
  metaDescription: string;
}

/** The three texts of a location, wherever they come from. A part is null where visitors read the default. */
export interface ShownText {
  servicing: TextPart | null;
  mot: TextPart | null;
  faqs: readonly Faq[];
}

function part(html: string | null, metaTitle: string | null, metaDescription: string | null): TextPart | null {
  if (!html) return null;
  const wordCount = textLines(html).reduce((sum, { text }) => sum + wordsIn(text), 0);
  return { html, wordCount, metaTitle: metaTitle ?? "", metaDescription: metaDescription ?? "" };
}

export const publishedText = (location: LocationPage): ShownText => ({
  servicing: part(location.servicing_content, location.servicing_meta_title, location.servicing_meta_description),
  mot: part(location.mot_content, location.mot_meta_title, location.mot_meta_description),
  faqs: parseFaqs(location.faq_content),
});

export const versionText = ({ servicing, mot, faqs }: ContentVersion): ShownText => ({ servicing, mot, faqs });

export const isEmpty = ({ servicing, mot, faqs }: ShownText): boolean => !servicing && !mot && faqs.length === 0;

import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { parseFaqs, type Faq } from "@vanfettle/contract/location/location-text";

/** A heading, paragraph or list item of a text. */
export type TextLine = { isHeading: boolean; text: string };

/**
 * Returns the text of stored HTML, block by block. DOMParser does not run scripts or fetch
 * resources.
 */
export function parseTextLines(html: string): TextLine[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const lines = [...body.querySelectorAll("h2, h3, p, li")].map(({ tagName, textContent }) => ({
    isHeading: tagName.startsWith("H"),
    text: textContent.trim(),
  }));
  if (lines.length > 0) return lines;
  const paragraphs = body.textContent.split(/\n{2,}/).map((text) => text.trim());
  return paragraphs.filter(Boolean).map((text) => ({ isHeading: false, text }));
}

/** Returns the number of words of a text. A separate dash does not count. */
export const countWords = (lines: readonly TextLine[]): number =>
  lines.flatMap(({ text }) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word))
    .length;

export type ContentPart = NonNullable<ContentVersion["servicing"]>;

/**
 * The three texts of a location, published or of a version. A part is null where visitors read the
 * default text.
 */
export type LocationContent = {
  servicing: ContentPart | null;
  mot: ContentPart | null;
  faqs: readonly Faq[];
};

export const textKinds = { servicing: "Servicing", mot: "MOT", faq: "FAQ" } as const;
export type TextKind = keyof typeof textKinds;

function toPart(
  html: string | null,
  metaTitle: string | null,
  metaDescription: string | null,
): ContentPart | null {
  if (!html) return null;
  const wordCount = countWords(parseTextLines(html));
  return { html, wordCount, metaTitle: metaTitle ?? "", metaDescription: metaDescription ?? "" };
}

export const publishedContent = (location: LocationPage): LocationContent => ({
  servicing: toPart(
    location.servicing_content,
    location.servicing_meta_title,
    location.servicing_meta_description,
  ),
  mot: toPart(location.mot_content, location.mot_meta_title, location.mot_meta_description),
  faqs: parseFaqs(location.faq_content),
});

export const versionContent = ({ servicing, mot, faqs }: ContentVersion): LocationContent => ({
  servicing,
  mot,
  faqs,
});

/** Returns true if visitors read only the default texts. */
export const isEmpty = ({ servicing, mot, faqs }: LocationContent): boolean =>
  !servicing && !mot && faqs.length === 0;

/**
 * Returns the lines of one of the texts, for counting and comparing. A question is a heading of its
 * answer.
 */
export function textLinesOf(content: LocationContent, kind: TextKind): TextLine[] {
  if (kind !== "faq") return parseTextLines(content[kind]?.html ?? "");
  return content.faqs.flatMap(({ question, answer }) => [
    { isHeading: true, text: question },
    { isHeading: false, text: answer },
  ]);
}

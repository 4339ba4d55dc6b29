import { escapeHtml } from "@vanfettle/contract/escape-html";
import type { StoredLocation } from "../../location/location-row.ts";
import { hasAdvice, withoutRetired } from "../advice/advice-slots.ts";
import { readingValues } from "./slot-values.ts";
import { escapeJson, fillSlots } from "./slots.ts";

/** The published text of a location as visitors see it; null without a text. */
export interface FilledColumns {
  servicingContent: string | null;
  motContent: string | null;
  faqContent: string | null;
  servicingMetaTitle: string | null;
  servicingMetaDescription: string | null;
  motMetaTitle: string | null;
  motMetaDescription: string | null;
}

export interface ReadingOptions {
  /** The entries of the advice library that operators have retired. */
  retiredAdvice?: ReadonlySet<string>;
}

/**
 * Returns the published text of a location without the sentences of retired advice. Slots are filled from the facts of
 * the location's row, because figures on a page must be current. A column is null if the fact of any of its slots no
 * longer exists; the page then shows its default text until the location is written again.
 */
export function filledColumns(
  location: StoredLocation,
  { retiredAdvice = new Set() }: ReadingOptions = {},
): FilledColumns {
  const { row } = location;
  const values = row.servicingContent === undefined ? new Map<string, string>() : readingValues(location);
  const fill = (text: string | undefined, escape?: (value: string) => string) =>
    text === undefined ? null : fillSlots(text, values, escape);
  const html = (text: string | undefined) => text && withoutEmptyParts(withoutRetired(text, retiredAdvice));
  return {
    servicingContent: fill(html(row.servicingContent), escapeHtml),
    motContent: fill(html(row.motContent), escapeHtml),
    faqContent: fill(row.faqContent && faqsWithout(row.faqContent, retiredAdvice), escapeJson),
    servicingMetaTitle: fill(row.servicingMetaTitle),
    servicingMetaDescription: fill(row.servicingMetaDescription),
    motMetaTitle: fill(row.motMetaTitle),
    motMetaDescription: fill(row.motMetaDescription),
  };
}

/** Removes paragraphs that have lost all their sentences, and headings that have lost all their paragraphs. */
const withoutEmptyParts = (html: string): string =>
  html
    .replaceAll(/<p> ?/g, "<p>")
    .replaceAll("<p></p>", "")
    .replaceAll(/<h2>[^<]*<\/h2>(?=<h2>|$)/g, "");

function faqsWithout(json: string, retired: ReadonlySet<string>): string {
  if (!hasAdvice(json)) return json;
  const faqs = JSON.parse(json) as { question: string; answer: string }[];
  const kept = faqs.map(({ question, answer }) => ({ question, answer: withoutRetired(answer, retired) }));
  return JSON.stringify(kept.filter(({ answer }) => answer !== ""));
}

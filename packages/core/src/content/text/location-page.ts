import { escapeHtml } from "@vanfettle/contract/escape-html";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { factRecord } from "../../location/facts/facts.ts";
import type { textColumns } from "../../location/location-attributes.ts";
import { isIndexedRow, parsePageLists, type StoredLocation } from "../../location/location-row.ts";
import { findShownLocation } from "../../location/location.ts";
import type { TableDeps } from "../../table/table.ts";
import { hasAdvice, withoutRetired } from "../advice/advice-library.ts";
import { retiredAdvice } from "../advice/retired-advice.ts";
import { escapeJson, fillSlots, slotValues } from "./slots.ts";

/**
 * Returns the page for a slug in one request, or two if it uses chosen advice. Throws
 * `location_not_found`.
 */
export async function getPage(deps: TableDeps, slug: string): Promise<LocationPage> {
  const location = await findShownLocation(deps, slug);
  const { servicingContent, motContent, faqContent } = location.row;
  const usesAdvice = [servicingContent, motContent, faqContent].some((text) =>
    hasAdvice(text ?? ""),
  );
  return toLocationPage(location, usesAdvice ? { retiredAdvice: await retiredAdvice(deps) } : {});
}

/** Maps a stored row to the page that visitors see. */
export function toLocationPage(
  location: StoredLocation,
  options: ReadingOptions = {},
): LocationPage {
  const { kind, row } = location;
  const text = filledColumns(location, options);
  const { forTexts: _, ...lists } = parsePageLists(row);
  return {
    ...lists,
    id: row.id,
    name: row.name,
    slug: row.canonicalSlug,
    type: kind === "place" ? location.row.type : kind,
    region: row.region,
    regionSlug: row.regionSlug,
    postcode: row.postcodeArea ?? null,
    latitude: row.latitude,
    longitude: row.longitude,
    population: row.population ?? null,
    garageCount: row.garageCount,
    class7Count: row.class7Count,
    garageCountSource: row.garageCountSource,
    garageCountYear: row.garageCountYear,
    nearestStationMiles: row.nearestStationMiles ?? null,
    nearestClass7Miles: row.nearestClass7Miles ?? null,
    island: row.island ?? null,
    servicing_content: text.servicingContent,
    mot_content: text.motContent,
    faq_content: text.faqContent,
    servicing_meta_title: text.servicingMetaTitle,
    servicing_meta_description: text.servicingMetaDescription,
    mot_meta_title: text.motMetaTitle,
    mot_meta_description: text.motMetaDescription,
    indexed: isIndexedRow(kind, row),
    updatedAt: row.updatedAt,
  };
}

export type ReadingOptions = { retiredAdvice?: ReadonlySet<string> };

/**
 * Returns the published text, filled from the current facts. A column with a slot whose fact no
 * longer exists is null.
 */
export function filledColumns(
  location: StoredLocation,
  { retiredAdvice = new Set() }: ReadingOptions = {},
) {
  const { row } = location;
  const values =
    row.servicingContent === undefined
      ? new Map<string, string>()
      : slotValues(factRecord(location));
  const fill = (text: string | undefined, escape?: (value: string) => string) =>
    text === undefined ? null : fillSlots(text, values, escape);
  const html = (text: string | undefined) =>
    text && withoutEmptyParts(withoutRetired(text, retiredAdvice));
  return {
    servicingContent: fill(html(row.servicingContent), escapeHtml),
    motContent: fill(html(row.motContent), escapeHtml),
    faqContent: fill(row.faqContent && faqsWithout(row.faqContent, retiredAdvice), escapeJson),
    servicingMetaTitle: fill(row.servicingMetaTitle),
    servicingMetaDescription: fill(row.servicingMetaDescription),
    motMetaTitle: fill(row.motMetaTitle),
    motMetaDescription: fill(row.motMetaDescription),
  } satisfies Record<(typeof textColumns)[number], string | null>;
}

/**
 * Removes paragraphs that have lost all their sentences, and headings that have lost all their
 * paragraphs.
 */
const withoutEmptyParts = (html: string): string =>
  html
    .replaceAll(/<p> ?/g, "<p>")
    .replaceAll("<p></p>", "")
    .replaceAll(/<h2>[^<]*<\/h2>(?=<h2>|$)/g, "");

function faqsWithout(json: string, retired: ReadonlySet<string>): string {
  if (!hasAdvice(json)) return json;
  const faqs = JSON.parse(json) as { question: string; answer: string }[];
  const kept = faqs.map(({ question, answer }) => ({
    question,
    answer: withoutRetired(answer, retired),
  }));
  return JSON.stringify(kept.filter(({ answer }) => answer !== ""));
}

import { escapeHtml } from "@vanfettle/contract/escape-html";
import { isIndexedLocation } from "@vanfettle/contract/indexed-pages";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { factQuestions } from "../../location/facts/fact-questions.ts";
import { factRecord } from "../../location/facts/facts.ts";
import type { textColumns } from "../../location/location-attributes.ts";
import { isStoredInBulk } from "../../location/location-lists.ts";
import { parsePageLists, type StoredLocation } from "../../location/location-row.ts";
import { findShownLocation } from "../../location/location.ts";
import type { TableDeps } from "../../table/table.ts";
import { escapeJson, fillSlots, slotValues } from "./slots.ts";

/** Returns the page for a slug in one request. Throws `location_not_found`. */
export const getPage = async (deps: TableDeps, slug: string): Promise<LocationPage> =>
  toLocationPage(await findShownLocation(deps, slug));

/** Maps a stored row to the page that visitors see. */
export function toLocationPage(location: StoredLocation): LocationPage {
  const { kind, row } = location;
  const text = filledColumns(location);
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
    faq_content: text.faqContent ?? questionsWithoutText(location),
    servicing_meta_title: text.servicingMetaTitle,
    servicing_meta_description: text.servicingMetaDescription,
    mot_meta_title: text.motMetaTitle,
    mot_meta_description: text.motMetaDescription,
    indexed: isIndexedLocation(kind, row),
    updatedAt: row.updatedAt,
  };
}

/**
 * Returns questions over the facts of a place that runs do not write by default; null if a text is
 * to come.
 */
const questionsWithoutText = (location: StoredLocation): string | null =>
  isStoredInBulk(location) ? null : JSON.stringify(factQuestions(factRecord(location)));

/**
 * Returns the published text, filled from the current facts. A column with a slot whose fact no
 * longer exists is null.
 */
export function filledColumns(location: StoredLocation) {
  const { row } = location;
  const values =
    row.servicingContent === undefined
      ? new Map<string, string>()
      : slotValues(factRecord(location));
  const fill = (text: string | undefined, escape?: (value: string) => string) =>
    text === undefined ? null : fillSlots(text, values, escape);
  return {
    servicingContent: fill(row.servicingContent, escapeHtml),
    motContent: fill(row.motContent, escapeHtml),
    faqContent: fill(row.faqContent, escapeJson),
    servicingMetaTitle: fill(row.servicingMetaTitle),
    // An empty description leaves the page its usual one.
    servicingMetaDescription: fill(row.servicingMetaDescription) || null,
    motMetaTitle: fill(row.motMetaTitle),
    motMetaDescription: fill(row.motMetaDescription) || null,
  } satisfies Record<(typeof textColumns)[number], string | null>;
}

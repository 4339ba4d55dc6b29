import type { LocationPage } from "@vanfettle/contract/schemas";
import { findShownLocation } from "../../location/location.ts";
import { isIndexedRow, parsePageLists, type StoredLocation } from "../../location/location-row.ts";
import type { TableDeps } from "../../table/table.ts";
import { hasAdvice } from "../advice/advice-slots.ts";
import { retiredAdvice } from "../advice/retired-advice.ts";
import { filledColumns, type ReadingOptions } from "./filled-columns.ts";

/**
 * Returns the page for a slug, in a single database request, or two if the text uses chosen advice. Throws
 * `location_not_found` without an active location.
 */
export async function getPage(deps: TableDeps, slug: string): Promise<LocationPage> {
  const location = await findShownLocation(deps, slug);
  const { servicingContent, motContent, faqContent } = location.row;
  const usesAdvice = [servicingContent, motContent, faqContent].some((text) => hasAdvice(text ?? ""));
  return toLocationPage(location, usesAdvice ? { retiredAdvice: await retiredAdvice(deps) } : {});
}

/** Maps a stored row to the page that visitors see. */
export function toLocationPage(location: StoredLocation, options: ReadingOptions = {}): LocationPage {
  const { kind, row } = location;
  const text = filledColumns(location, options);
  const { suggested: _, differs: __, ...lists } = parsePageLists(row);
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

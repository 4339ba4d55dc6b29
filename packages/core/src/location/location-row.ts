import type { EntityItem } from "electrodb";
import type { LocationPage } from "@vanfettle/contract/schemas";
import type { Table } from "../table.ts";

export type RegionRow = EntityItem<Table["entities"]["region"]>;
export type CountyRow = EntityItem<Table["entities"]["county"]>;
export type PlaceRow = EntityItem<Table["entities"]["place"]>;

/** The lists of a page, kept as one JSON text in the row. */
export type PageLists = Pick<
  LocationPage,
  "counties" | "places" | "nearby" | "namesakes" | "county" | "countySlug" | "centre"
>;

/** What a visitor's page shows of a row. */
export function toPage(row: RegionRow | CountyRow | PlaceRow, type: string): LocationPage {
  const lists = JSON.parse(row.page) as PageLists;
  return {
    id: row.id,
    name: row.name,
    slug: row.canonicalSlug,
    type,
    region: row.region,
    regionSlug: row.regionSlug,
    county: lists.county,
    countySlug: lists.countySlug,
    postcode: row.postcodeArea ?? null,
    latitude: row.latitude,
    longitude: row.longitude,
    population: row.population ?? null,
    garageCount: row.garageCount,
    class7Count: row.class7Count,
    garageCountSource: row.garageCountSource,
    garageCountYear: row.garageCountYear,
    servicing_content: row.servicingContent ?? null,
    mot_content: row.motContent ?? null,
    faq_content: row.faqContent ?? null,
    servicing_meta_title: row.servicingMetaTitle ?? null,
    servicing_meta_description: row.servicingMetaDescription ?? null,
    mot_meta_title: row.motMetaTitle ?? null,
    mot_meta_description: row.motMetaDescription ?? null,
    counties: lists.counties,
    places: lists.places,
    nearby: lists.nearby,
    namesakes: lists.namesakes,
    centre: lists.centre,
    updatedAt: row.updatedAt,
  };
}

import type { EntityItem } from "electrodb";
import type { LocationPage } from "@vanfettle/contract/schemas";
import type { Table } from "../table/table.ts";

export type RegionRow = EntityItem<Table["entities"]["region"]>;
export type CountyRow = EntityItem<Table["entities"]["county"]>;
export type PlaceRow = EntityItem<Table["entities"]["place"]>;

export type LocationRow = RegionRow | CountyRow | PlaceRow;

/** The lists of a page, kept as one JSON text in the row. */
export type PageLists = Pick<
  LocationPage,
  "counties" | "places" | "nearby" | "namesakes" | "county" | "countySlug" | "centre"
>;

type PageHead = Omit<LocationPage, keyof PageLists>;

function headOf(row: LocationRow, type: string): PageHead {
  return {
    id: row.id,
    name: row.name,
    slug: row.canonicalSlug,
    type,
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
    servicing_content: row.servicingContent ?? null,
    mot_content: row.motContent ?? null,
    faq_content: row.faqContent ?? null,
    servicing_meta_title: row.servicingMetaTitle ?? null,
    servicing_meta_description: row.servicingMetaDescription ?? null,
    mot_meta_title: row.motMetaTitle ?? null,
    mot_meta_description: row.motMetaDescription ?? null,
    updatedAt: row.updatedAt,
  };
}

/** What a visitor's page shows of a row, as JSON text: the stored lists go into it as they are, without decoding. */
export const pageTextOf = (row: LocationRow, type: string): string =>
  `${JSON.stringify(headOf(row, type)).slice(0, -1)},${row.page.slice(1)}`;

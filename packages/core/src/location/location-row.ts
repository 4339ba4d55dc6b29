import type { EntityItem } from "electrodb";
import type { LocationPage } from "@vanfettle/contract/schemas";
import type { Table } from "../table/table.ts";

export type RegionRow = EntityItem<Table["entities"]["region"]>;
export type CountyRow = EntityItem<Table["entities"]["county"]>;
export type PlaceRow = EntityItem<Table["entities"]["place"]>;

/** A row as it is stored. It does not say of which kind it is; `StoredLocation` does. */
export type LocationRow = RegionRow | CountyRow | PlaceRow;

/** A row together with its kind. */
export type StoredLocation =
  { kind: "region"; row: RegionRow } | { kind: "county"; row: CountyRow } | { kind: "place"; row: PlaceRow };

/** The lists of a page. A row stores them as one JSON text, in its attribute `page`. */
export type PageLists = Pick<
  LocationPage,
  "counties" | "places" | "nearby" | "namesakes" | "county" | "countySlug" | "centre"
>;

export const parsePageLists = (row: LocationRow): PageLists => JSON.parse(row.page) as PageLists;

/** Maps a stored row to the page that visitors see. */
export function toLocationPage(location: StoredLocation): LocationPage {
  const { kind, row } = location;
  return {
    ...parsePageLists(row),
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

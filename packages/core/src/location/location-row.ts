import type { EntityItem } from "electrodb";
import { isIndexed } from "./indexing.ts";
import type { Table } from "../table/table.ts";
import type { PageLists, TextLists } from "./page-lists.ts";

export type RegionRow = EntityItem<Table["entities"]["region"]>;
export type CountyRow = EntityItem<Table["entities"]["county"]>;
export type PlaceRow = EntityItem<Table["entities"]["place"]>;

/** The stored row of a location. It does not contain its kind; see `StoredLocation`. */
export type LocationRow = RegionRow | CountyRow | PlaceRow;

/** The row of a location together with its kind. */
export type StoredLocation =
  { kind: "region"; row: RegionRow } | { kind: "county"; row: CountyRow } | { kind: "place"; row: PlaceRow };

/** The text lists of an area, or of a place without data. */
export const noTextLists: TextLists = { suggested: [], differs: { stations: null, class7: null } };

/** Parses the lists of a page. Rows seeded by an earlier release lack the station and text lists. */
export const parsePageLists = (row: Pick<LocationRow, "page">): PageLists => ({
  stations: null,
  class7Places: [],
  ...noTextLists,
  ...(JSON.parse(row.page) as Omit<PageLists, "stations" | "class7Places" | keyof TextLists>),
});

/** The attributes that decide if a row's pages are indexed. All are also in gsi1. */
type IndexedRow = Pick<LocationRow, "garageCount" | "publishedAt"> &
  Partial<Pick<PlaceRow, "isCore">> & { listing?: string };

/** Returns whether search engines should index the pages of a stored location. */
export const isIndexedRow = (kind: StoredLocation["kind"], row: IndexedRow): boolean =>
  isIndexed({
    kind,
    isCore: row.isCore ?? false,
    garageCount: row.garageCount,
    sharesStations: row.listing === "same-stations",
    hasPublishedText: row.publishedAt !== undefined,
  });

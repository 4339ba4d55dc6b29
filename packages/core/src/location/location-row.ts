import type { EntityItem } from "electrodb";
import { isIndexed } from "@vanfettle/contract/pages/indexing";
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

/** What only a text rests on. It stands in the row with the lists of the page. */
export interface TextLists {
  /** Neighbours to ask in as well, nearest first: those with a station of their own, where the place has few. */
  suggested: { name: string; slug: string; miles: number }[];
  /** How a place differs from the other places of its county. */
  differs: { stations: "more" | "fewer" | null; class7: "nearer" | "further" | null };
}

/** The text lists of an area, and of a place of which nothing is known. */
export const noTextLists: TextLists = { suggested: [], differs: { stations: null, class7: null } };

/** The lists of a page. A row stores them as one JSON text, in its attribute `page`. */
export type PageLists = TextLists &
  Pick<
    LocationPage,
    | "stations"
    | "class7Places"
    | "distinctName"
    | "counties"
    | "places"
    | "nearby"
    | "namesakes"
    | "county"
    | "countySlug"
    | "centre"
  >;

/** Reads the lists of a page. Rows that an earlier release seeded have neither stations nor text lists. */
export const parsePageLists = (row: LocationRow): PageLists => ({
  stations: null,
  class7Places: [],
  ...noTextLists,
  ...(JSON.parse(row.page) as Omit<PageLists, "stations" | "class7Places" | keyof TextLists>),
});

/** The attributes of a row that decide whether its pages are indexed. All of them are in gsi1, too. */
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

import type { EntityItem } from "electrodb";
import * as z from "zod";
import { LocationPage } from "@vanfettle/contract/schemas";
import type { Table } from "../table/table.ts";

export type RegionRow = EntityItem<Table["entities"]["region"]>;
export type CountyRow = EntityItem<Table["entities"]["county"]>;
export type PlaceRow = EntityItem<Table["entities"]["place"]>;

export type LocationRow = RegionRow | CountyRow | PlaceRow;

export type StoredLocation =
  | { kind: "region"; row: RegionRow }
  | { kind: "county"; row: CountyRow }
  | { kind: "place"; row: PlaceRow };

/** Returns the fields that identify a location in responses and in the audit log. */
export const locationFields = ({ kind, row }: StoredLocation) => ({
  slug: row.canonicalSlug,
  name: row.name,
  kind,
});

/**
 * Returns the entity of the location's kind. The three kinds share most attributes, which their
 * types do not express.
 */
export const entityOf = (
  { entities }: Table,
  { kind }: Pick<StoredLocation, "kind">,
): Table["entities"]["place"] => entities[kind] as Table["entities"]["place"];

export const noTextLists: TextLists = { suggested: [], differs: { stations: null, class7: null } };

/** Parses the lists of a page. */
export const parsePageLists = (row: Pick<LocationRow, "page">): PageLists =>
  JSON.parse(row.page) as PageLists;

/** The attributes that decide if a row's pages are indexed. All are also in gsi1. */
export type IndexedRow = Pick<LocationRow, "garageCount" | "publishedAt"> &
  Partial<Pick<PlaceRow, "isCore">> & { listing?: string };

/**
 * Returns whether search engines should index a location's pages, for the pages' robots tag and the
 * sitemap. Regions, counties and core places always qualify; other places qualify once their pages
 * have unique content: a published text, or a station within five miles that no larger place's page
 * names too.
 */
export const isIndexedRow = (kind: StoredLocation["kind"], row: IndexedRow): boolean =>
  kind !== "place" ||
  row.isCore === true ||
  row.publishedAt !== undefined ||
  (row.garageCount > 0 && row.listing !== "same-stations");

/** The lists that only texts use. They are stored in the row with the page's lists. */
const TextLists = z.object({
  /** The suggested neighbours with stations, nearest first, where the place has few. */
  suggested: z.array(z.object({ name: z.string(), slug: z.string(), miles: z.number() })),
  /**
   * The differences between the stations around a place and around the other places of its county.
   */
  differs: z.object({
    stations: z.enum(["more", "fewer"]).nullable(),
    class7: z.enum(["nearer", "further"]).nullable(),
  }),
});
export type TextLists = z.output<typeof TextLists>;
export type DiffersFromCounty = TextLists["differs"];

/** The lists of a page. A row stores them as a single JSON text in its `page` attribute. */
export const PageLists = LocationPage.pick({
  distinctName: true,
  stations: true,
  class7Places: true,
  counties: true,
  places: true,
  nearby: true,
  alphabetical: true,
  namesakes: true,
  county: true,
  countySlug: true,
  centre: true,
}).extend(TextLists.shape);
export type PageLists = z.output<typeof PageLists>;

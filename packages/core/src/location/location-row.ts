import type { EntityItem } from "electrodb";
import * as z from "zod";
import { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { OwnStations } from "@vanfettle/contract/station/station-schemas";
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

export const noTextLists: TextLists = {
  suggested: [],
  around: null,
  class7Near: [],
  opposite: null,
  islandStations: null,
  towns: null,
};

export const parsePageLists = (row: Pick<LocationRow, "page">): PageLists =>
  JSON.parse(row.page) as PageLists;

/** The name is null where the station is too far from any place to be near it. */
const NearStation = z.object({
  name: z.string().nullable(),
  miles: z.number(),
  acrossWater: z.boolean(),
});

/** The lists that only texts use. They are stored in the row with the page's lists. */
const TextLists = z.object({
  /** The suggested neighbours with stations, nearest first, where the place has few. */
  suggested: z.array(z.object({ name: z.string(), slug: z.string(), miles: z.number() })),
  /** The stations around a place, besides those within five miles. Null for an area. */
  around: z
    .object({
      within1Mile: OwnStations,
      within3Miles: OwnStations,
      within10Miles: OwnStations,
      /** The stations within five miles that test class 5. */
      class5: z.number(),
    })
    .nullable(),
  /**
   * The two nearest places with class 7 stations, for a place without its own class 7 station, and
   * the miles to the nearest station of each.
   */
  class7Near: z.array(NearStation),
  /** The nearest town or city with stations on the other side of a water. */
  opposite: z.object({ name: z.string(), miles: z.number() }).nullable(),
  /** The stations on the island of a place. */
  islandStations: OwnStations.nullable(),
  /** The towns of a county with their own class 7 station, and the largest without. */
  towns: z
    .object({
      total: z.number(),
      withClass7: z.number(),
      without: z.array(z.object({ name: z.string(), near: z.string(), miles: z.number() })),
    })
    .nullable(),
});
export type TextLists = z.output<typeof TextLists>;
export type CountyTextLists = Pick<TextLists, "towns">;
/** All lists but the counties' lists. A region's lists are empty. */
export type PlaceTextLists = Omit<TextLists, keyof CountyTextLists>;

/** The lists of a page. A row stores them as a single JSON text in its `page` attribute. */
export const PageLists = LocationPage.pick({
  distinctName: true,
  stations: true,
  class7Places: true,
  counties: true,
  places: true,
  nearby: true,
  alphabetical: true,
  districts: true,
  testCentres: true,
  namesakes: true,
  county: true,
  countySlug: true,
  centre: true,
}).extend({ forTexts: TextLists });
export type PageLists = z.output<typeof PageLists>;

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
  around: null,
  elsewhere: [],
  opposite: null,
  islandStations: null,
  towns: [],
};

/** Parses the lists of a page. Rows of an earlier release lack lists until the deploy seeds them. */
export function parsePageLists(row: Pick<LocationRow, "page">): PageLists {
  const lists = JSON.parse(row.page) as PageLists;
  const stored: Partial<TextLists> = lists.forTexts;
  const towns = Array.isArray(stored.towns) ? stored.towns : noTextLists.towns;
  return { ...lists, forTexts: { ...noTextLists, ...stored, towns } };
}

/** The lists that only texts use. They are stored in the row with the page's lists. */
const TextLists = z.object({
  /** The stations around a place, besides those within five miles. Null for an area. */
  around: z
    .object({
      within1Mile: OwnStations,
      within3Miles: OwnStations,
      within10Miles: OwnStations,
      /** The stations within five miles that test class 5. */
      class5: z.number(),
      /** One of the nearest stations is across a water. */
      acrossWater: z.boolean(),
      /** The other town that most stations within three miles of a town are nearest to. */
      beside: z.object({ name: z.string(), stations: z.number() }).optional(),
    })
    .nullable(),
  /** The nearest town, if any, with clearly more class 7 stations within five miles. */
  elsewhere: z.array(z.object({ name: z.string(), miles: z.number(), class7: z.number() })),
  /** The nearest town or city with stations on the other side of a water. */
  opposite: z.object({ name: z.string(), miles: z.number() }).nullable(),
  /** The stations on the island of a place. */
  islandStations: OwnStations.nullable(),
  /** The towns of a county or region, with the class 7 stations within five miles of each. */
  towns: z.array(
    z.object({
      name: z.string(),
      population: z.number(),
      class7: z.number(),
      nearestClass7Miles: z.number(),
      /** A water divides the stations around it. */
      isDivided: z.boolean(),
    }),
  ),
});
export type TextLists = z.output<typeof TextLists>;
export type AreaTextLists = Pick<TextLists, "towns">;
/** All lists but those of counties and regions. */
export type PlaceTextLists = Omit<TextLists, keyof AreaTextLists>;

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

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
  next: [],
  charges: [],
  centresBeyond: [],
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

/** Another town or part of a city, with its distance, point of the compass and class 7 stations. */
const OtherTown = z.object({
  name: z.string(),
  miles: z.number(),
  class7: z.number(),
  direction: z.string().optional(),
  /** The zone that charges or bans older vans in it. */
  zone: z.string().optional(),
});

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
      /**
       * The other town that most stations within three miles of a town are nearest to; without a
       * name if it is a village, which nobody would look for them in.
       */
      beside: z
        .object({
          name: z.string().optional(),
          stations: z.number(),
          direction: z.string().optional(),
        })
        .optional(),
    })
    .nullable(),
  /** The nearest town, if any, with clearly more class 7 stations within five miles. */
  elsewhere: z.array(OtherTown),
  /** The next towns, or parts of a city, with the stations within one mile of each. */
  next: z.array(OtherTown.extend({ stations: z.number() })),
  /**
   * The zones and tolls near a place or an area's towns, by their keys. The miles of a zone lead to
   * a place in it; those of an area are from the town.
   */
  charges: z.array(
    z.object({ key: z.string(), town: z.string(), miles: z.number(), direction: z.string() }),
  ),
  /** The test centre outside an area of Northern Ireland that is nearest to each of its own. */
  centresBeyond: z.array(z.object({ name: z.string(), from: z.string(), miles: z.number() })),
  /** The nearest town or city with stations on the other side of a water. */
  opposite: z
    .object({ name: z.string(), miles: z.number(), direction: z.string().optional() })
    .nullable(),
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
      /** The nearest town with clearly more class 7 stations within five miles. */
      elsewhere: OtherTown.optional(),
    }),
  ),
});
export type TextLists = z.output<typeof TextLists>;
type OfAreas = "towns" | "centresBeyond" | "charges";
/** Rows of tests may lack the lists that most locations have not. */
export type AreaTextLists = Pick<TextLists, "towns"> & Partial<Pick<TextLists, OfAreas>>;
/** All lists but those of counties and regions. */
export type PlaceTextLists = Omit<TextLists, OfAreas | "next"> &
  Partial<Pick<TextLists, "next" | "charges" | "towns">>;

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

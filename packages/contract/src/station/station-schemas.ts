import * as z from "zod";
import { vanClasses } from "@vanfettle/vans/law/law-values";
import { acrossWaterMiles } from "../geo/distance.ts";
import { jurisdictions, postcodeLevels } from "../geo/postcode.ts";
import { amount, count, nullableText } from "../schema-fields.ts";
import { stationLimit, testClasses } from "./station-classes.ts";

export const acrossWater = z
  .boolean()
  .describe(
    `True if an estuary, a loch or the sea is in between and no bridge is near: the way by road is at least ${acrossWaterMiles} miles longer than the straight line, or needs a ferry`,
  );

const Point = z.object({ latitude: z.number(), longitude: z.number() });

export const Station = z.object({
  site: z.string().describe("DVSA's number of the site"),
  name: z
    .string()
    .nullable()
    .describe("Trading name; null if the list does not have it, so show the address"),
  address: z.string(),
  town: z.string(),
  postcode: z.string(),
  phone: z.string().nullable(),
  classes: z.array(z.enum(testClasses)),
  latitude: z.number(),
  longitude: z.number(),
  exact: z.boolean().describe("False if its position is the centre of its sector or outcode"),
  miles: z
    .number()
    .nonnegative()
    .describe("Straight-line distance; the maximum if `exact` is false"),
  acrossWater,
  access: z
    .enum(["public", "ask first"])
    .describe("'ask first' for police, Royal Mail and other fleets"),
  councilRun: z.boolean().describe("Run by a council, and usually open to the public"),
});

export const StationList = z.object({
  name: z.string(),
  edition: z.string().describe("Year and month of the list: 2025-04"),
  rows: z.int().nonnegative(),
  licence: z.literal("OGL-3.0"),
  sample: z.boolean().describe("True for a sample list, whose stations do not exist"),
});

/** The number of stations within five miles for each choice of class; `any` tests either. */
const ClassCounts = z.object({
  any: z.int().nonnegative(),
  "4": z.int().nonnegative(),
  "7": z.int().nonnegative(),
});

export const PlaceStations = z.object({
  list: StationList,
  nearest: z
    .array(Station)
    .describe("Stations that test vans, nearest first, those across the water last"),
  class7: z
    .array(Station)
    .describe("Stations that test class 7 vans, nearest first, those across the water last"),
  counts: ClassCounts.describe("Stations of the list within 5 miles, by class"),
});

/**
 * The stations that are nearer to a place than to any other, including its districts' stations, or
 * the stations of an area's places.
 */
export const OwnStations = z.object({
  stations: count.describe("Stations that test vans"),
  class7: count.describe("Stations among them that test class 7 vans"),
});

/** A postcode district, with the number of a place's own stations in it. */
export const DistrictStations = OwnStations.extend({
  district: z.string().describe("Postcode district, such as ME15"),
});

/** A test centre of the DVA near a place, or in an area. */
export const TestCentre = z.object({
  name: z.string(),
  miles: amount.describe("Straight-line miles from the centre of a place; null for an area"),
});

/** The schema of a place in an area, with the number of its own class 7 stations. */
export const Class7Place = z.object({
  name: z.string(),
  distinctName: z.string().optional(),
  slug: z.string(),
  class7Count: z.int().positive(),
});

const NearPlace = z.object({
  name: z.string(),
  slug: z.string().describe("Canonical slug"),
  region: z.string(),
  miles: z.number().nonnegative(),
  acrossWater,
});

/**
 * The number of stations around the place nearest to a postcode, for a site without a station list.
 */
const PlaceFigures = z.object({
  name: z.string(),
  garageCount: count.describe("Stations within 5 miles of the place that test vans"),
  class7Count: count.describe("Stations among them that test class 7 vans"),
  nearestStationMiles: amount.describe("Null across the sea"),
  nearestClass7Miles: amount,
  source: z.string(),
});

export const NearStations = z.object({
  postcode: z.string(),
  placed: z
    .enum(postcodeLevels)
    .nullable()
    .describe("The area of the centre; null outside Great Britain"),
  centre: Point.nullable(),
  class: z
    .enum(vanClasses)
    .nullable()
    .describe("The class that every station tests; null for 4 or 7"),
  jurisdiction: z
    .enum(jurisdictions)
    .describe(
      "'elsewhere' for islands outside the United Kingdom and for postcodes without a location",
    ),
  stations: z
    .array(Station)
    .describe("Stations that test vans, nearest first, those across the water last"),
  within5Miles: z.int().nonnegative().nullable().describe("Null without a list"),
  within10Miles: z.int().nonnegative().nullable(),
  counts: ClassCounts.nullable().describe(
    "Stations within 5 miles for each class, whichever was asked for; null without a list",
  ),
  list: StationList.nullable().describe(
    "The source list of the stations; null if the site does not have a list",
  ),
  figures: PlaceFigures.nullable().describe(
    "Totals instead of stations; null if the site has a list",
  ),
  places: z
    .array(NearPlace)
    .describe("The places nearest to the postcode, nearest first, those across the water last"),
  testCentres: z
    .object({
      from: z.string().describe("The post town of the postcode"),
      centres: z.array(z.object({ name: z.string(), miles: z.number().nonnegative() })),
    })
    .nullable()
    .describe(
      "In Northern Ireland, the DVA test centres nearest to the post town, in straight lines between the middles of towns; null elsewhere",
    ),
  island: nullableText.describe(
    "The island of the nearest place, if it has no road connection: stations may be across the water",
  ),
});

const stationQuery = {
  class: z.enum(vanClasses).optional().describe("Only stations that test this class"),
  limit: z.coerce.number().int().min(1).max(stationLimit.max).default(stationLimit.default),
};

export const stationSchemas = {
  nearStations: {
    summary: "Returns the MOT stations nearest to a postcode that test vans",
    // Accepts any text, so a wrong value returns `invalid_postcode` instead of not found.
    params: z.object({ postcode: z.string().describe("Full postcode, sector or outcode") }),
    query: z.object(stationQuery),
    response: NearStations,
  },
  stationMap: {
    summary:
      "Draws the MOT stations nearest to a point that test vans, numbered in the order of the list",
    // Accepts any text, so a point outside the United Kingdom returns a sentence instead of not
    // found.
    params: z.object({
      point: z
        .string()
        .describe(
          "Latitude and longitude of a point in the United Kingdom in degrees, with at most five decimals and no zeros at their end: 51.2667,0.5167",
        ),
    }),
    query: z.object({
      ...stationQuery,
      edition: z
        .string()
        .max(20)
        .optional()
        .describe("The edition of the list shown with the map; other editions return 404"),
    }),
    response: z.string(),
  },
} as const;

export type Station = z.output<typeof Station>;
export type StationList = z.output<typeof StationList>;
export type OwnStations = z.output<typeof OwnStations>;
export type ClassCounts = z.output<typeof ClassCounts>;
export type PlaceStations = z.output<typeof PlaceStations>;
export type Class7Place = z.output<typeof Class7Place>;
export type NearStations = z.output<typeof NearStations>;

import * as z from "zod";
import { amount, count, nullableText, optionalText, slug } from "../schema-fields.ts";
import {
  acrossWater,
  Class7Place,
  DistrictStations,
  OwnStations,
  PlaceStations,
  TestCentre,
} from "../station/station-schemas.ts";

export const LocationSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  county: z.string(),
  garageCount: count,
});

const distinctName = optionalText.describe(
  "The name with a qualifier, such as 'Ashford, Kent'; absent if the name is unique",
);

const link = { name: z.string(), distinctName, slug: z.string() };

const ownStations = OwnStations.optional().describe(
  "Absent in Northern Ireland, where DVA tests vans",
);

const PlaceLink = z.object({
  id: z.uuid(),
  ...link,
  ownStations,
  type: z.string(),
  county: z.string().optional(),
  population: count.nullable().optional().describe("Null if unknown"),
});

/** Another place with the same name. The parents in a longer URL distinguish the two. */
const Namesake = z.object({ slug: z.string(), parents: z.array(z.string()) });

/** The content of a page. Its field names in snake case are part of the published API. */
export const LocationPage = z.object({
  id: z.uuid(),
  name: z.string(),
  distinctName,
  slug: z.string().describe("Canonical slug"),
  type: z.string().describe("'region', 'county', or the kind of place"),
  region: z.string(),
  county: z.string().nullable(),
  postcode: z.string().nullable().describe("Postcode area"),
  latitude: z.number(),
  longitude: z.number(),
  garageCount: count.describe(
    "MOT test stations listed by DVSA that test vans: within 5 miles of a place, or in and around the area",
  ),
  servicing_content: z.string().nullable(),
  mot_content: z.string().nullable(),
  faq_content: z.string().nullable().describe("JSON text of a list of {question, answer}"),
  counties: z.array(z.object({ id: z.uuid(), ...link, place_count: count, ownStations })),
  places: z.array(PlaceLink),
  nearby: z
    .array(z.object({ ...link, miles: z.number().nonnegative(), acrossWater }))
    .describe("Places within 15 miles, nearest first, those across the water last"),
  alphabetical: z
    .array(z.object(link))
    .describe(
      "The two places before and the two after a place in its county's A to Z, which goes on at its other end",
    ),
  regionSlug: z.string(),
  countySlug: z.string().nullable(),
  centre: z
    .object({ name: z.string(), slug: z.string() })
    .nullable()
    .describe("The city a district belongs to"),
  population: count.nullable(),
  class7Count: count.describe("Stations among them that test class 7 vans"),
  garageCountSource: z.string(),
  garageCountYear: z.int(),
  nearestStationMiles: amount.describe(
    "Straight-line miles to the nearest station that is not across the water; null for an area, and across the sea",
  ),
  nearestClass7Miles: amount.describe("The same for the nearest station for class 7"),
  island: nullableText.describe(
    "The island of a place without a road connection, such as `the Isle of Wight`",
  ),
  stations: PlaceStations.nullable().describe(
    "Null for an area, and if the site does not have a list of stations",
  ),
  class7Places: z
    .array(Class7Place)
    .describe("The places of an area with the most stations for class 7"),
  districts: z
    .array(DistrictStations)
    .describe(
      "The stations of a town's postcode districts, each counted whole, those with the most first",
    ),
  testCentres: z
    .array(TestCentre)
    .describe(
      "In Northern Ireland, the DVA test centres nearest to a place, nearest first, or in an area",
    ),
  namesakes: z.array(Namesake),
  indexed: z.boolean().describe("True if search engines should index the pages of the location"),
  servicing_meta_title: z.string().nullable(),
  servicing_meta_description: z.string().nullable(),
  mot_meta_title: z.string().nullable(),
  mot_meta_description: z.string().nullable(),
  updatedAt: z.string(),
});

export const RegionSummary = z.object({
  name: z.string(),
  slug: z.string(),
  countiesCount: z.int().nonnegative(),
});

export const locationSchemas = {
  listLocations: {
    summary: "Returns the places of the core set with their garage counts",
    response: z.array(LocationSummary),
  },
  getLocation: {
    summary: "Returns the content of the page of a region, county or place",
    params: z.object({ slug }),
    response: LocationPage,
  },
  listRegions: {
    summary: "Returns the 12 regions with their county counts",
    response: z.array(RegionSummary),
  },
} as const;

export type LocationPage = z.output<typeof LocationPage>;
export type LocationSummary = z.output<typeof LocationSummary>;
export type RegionSummary = z.output<typeof RegionSummary>;

import * as z from "zod";
import { count, listedPlaceTypes, nullableText, optionalText } from "../schema-fields.ts";
import { reviewSchemas } from "./review-schemas.ts";

// The request and response schemas of the places that have texts, and of the texts.

export const ContentLocation = z.object({
  slug: z.string(),
  name: z.string(),
  county: z.string(),
  region: z.string(),
  type: z.enum(listedPlaceTypes),
  population: count.nullable().describe("Null if unknown"),
  parentTown: optionalText.describe("The city a district belongs to"),
  hasContent: z.boolean().describe("True if a generated text is published for the place"),
  publishedAt: nullableText,
});

export const ContentLocations = z.object({
  total: count,
  towns: count.describe(
    "Number of cities, towns, London boroughs and other places of 5,000 people or more",
  ),
  villages: count.describe("Number of other places of fewer people"),
  districts: count.describe(
    "Number of districts of cities, of large towns and of London's boroughs",
  ),
  unclassified: count.describe(
    "Number of other places of which neither kind nor population is known; the four counts together are the total",
  ),
  locations: z.array(ContentLocation),
});

export const ContentRegion = z.object({ name: z.string(), locationCount: count });

export const contentSchemas = {
  listContentLocations: {
    summary: "Returns all places with their population and the state of their text",
    response: ContentLocations,
  },
  listContentRegions: {
    summary: "Returns the 12 regions with the number of places that a run of each writes",
    response: z.array(ContentRegion),
  },
  ...reviewSchemas,
};

export type ContentLocation = z.output<typeof ContentLocation>;
export type ContentLocations = z.output<typeof ContentLocations>;
export type ContentRegion = z.output<typeof ContentRegion>;

import * as z from "zod";
import { postcodeLevels } from "../geo/postcode.ts";
import { locationKinds } from "../location/location.ts";

const findOutcomes = [
  "places",
  "around",
  "similar",
  "postcode",
  "northern-ireland",
  "outside-uk",
  "unknown-postcode",
  "not-a-postcode",
  "nothing",
  "no-place",
] as const;

const FoundPlace = z.object({
  kind: z.enum(locationKinds),
  name: z.string().describe("The unique name, such as 'Ashford, Kent'"),
  slug: z.string(),
  area: z
    .string()
    .describe("The areas that contain it, such as 'Kent, South East'; empty for a region"),
  miles: z
    .number()
    .nonnegative()
    .nullable()
    .describe("Straight-line distance from the postcode; null for a name"),
});

export const FindPlaces = z.object({
  outcome: z
    .enum(findOutcomes)
    .describe(
      "'places': places with the name; 'around': places in or next to an area without a page; 'similar': places with a similar name or beginning; 'postcode': the nearest places; 'no-place': the search names no place",
    ),
  places: z.array(FoundPlace),
  nearest: z
    .array(FoundPlace)
    .describe("For 'nothing', the places with the most similar names, at most three"),
  meant: z
    .string()
    .optional()
    .describe("For 'around', the name in small letters that a misspelt search may mean"),
  sector: z
    .string()
    .nullable()
    .describe(
      "For a search for a class at one place, the sector whose centre is nearest to the place",
    ),
  postcode: z
    .string()
    .nullable()
    .describe("The postcode, sector or outcode in its usual form; null for a name"),
  placed: z
    .enum(postcodeLevels)
    .nullable()
    .describe("The area whose centre distances are measured from; null for a name"),
});

export const findSchemas = {
  findPlaces: {
    summary: "Finds regions, counties and places by name, or the places nearest to a postcode",
    // Accepts any text except a registration, because every search gets a result sentence.
    query: z.object({ q: z.string().default("").describe("Town, village, county or postcode") }),
    response: FindPlaces,
  },
} as const;

export type FoundPlace = z.output<typeof FoundPlace>;
export type FindPlaces = z.output<typeof FindPlaces>;

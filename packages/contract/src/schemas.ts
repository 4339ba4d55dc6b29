import * as z from "zod";
import { bookingPageNames } from "./booking/booking-pages.ts";
import {
  bookingMessages,
  identifierCharacters,
  normaliseIdentifier,
  validateField,
  type BookingField,
  type IdentifierField,
} from "./booking/booking-rules.ts";
import { operatorBookingsSchemas } from "./booking/operator-bookings-schemas.ts";
import { yourBookingSchemas } from "./booking/your-booking-schemas.ts";
import { contentSchemas } from "./content/content-schemas.ts";
import type { EndpointName } from "./endpoints.ts";
import { findSchemas } from "./find/find-schemas.ts";
import { generationSchemas } from "./generation/generation-schemas.ts";
import { operatorSchemas } from "./operator/operator-schemas.ts";
import { failureCauses, pageParts } from "./page-failure.ts";
import { pages, type PageName } from "./paths.ts";
import { amount, count, nullableText, optionalText, slug, unlessEmpty } from "./schema-fields.ts";
import { serviceIds } from "./services.ts";
import {
  acrossWater,
  Class7Place,
  DistrictStations,
  OwnStations,
  PlaceStations,
  stationSchemas,
  TestCentre,
} from "./station/station-schemas.ts";
import { vehicleSchemas } from "./vehicle/vehicle-schemas.ts";

export const idempotencyKeyLength = { min: 16, max: 255 } as const;
const locationMaxLength = 100;

// The request and response schemas. Field names, including those in snake case, are part of the
// published API.

const Service = z.object({
  id: z.enum(serviceIds),
  name: z.string(),
  price: z.string().describe("Display string: an amount in pounds or 'Get Quote'"),
  description: z.string(),
});

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
    .describe("The own stations of a place by postcode district, those with the most first"),
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

/** Returns a string schema with the same message for empty, missing and non-string values. */
const required = (message: string) => z.string({ error: message });

const byFormRule =
  (field: BookingField): z.core.CheckFn<string> =>
  (ctx) => {
    const message = validateField(field, ctx.value);
    if (message) ctx.issues.push({ code: "custom", message, input: ctx.value });
  };

/**
 * Returns the schema of a registration or postcode. The value is normalised before its length is
 * checked.
 */
const identifier = (field: IdentifierField) =>
  required(bookingMessages[`${field}Required`])
    .regex(identifierCharacters, bookingMessages[`${field}Invalid`])
    .transform(normaliseIdentifier)
    .check(byFormRule(field));

/** The fields of the booking form that its button for stations needs; others are ignored. */
const SeeStationsForm = z.object({
  registration: identifier("registration"),
  postcode: identifier("postcode"),
});

const invalidLocation = "Location contains characters that place names do not have";

export const BookingRequest = z.object({
  registration: identifier("registration"),
  postcode: identifier("postcode"),
  serviceType: required(bookingMessages.serviceTypeRequired).check(byFormRule("serviceType")),
  location: required("Location is required")
    .trim()
    .min(1, "Location is required")
    .max(locationMaxLength, "Location is too long")
    .regex(/^[\p{Script=Latin} '’.,&()-]*$/u, invalidLocation),
  locationSlug: z
    .string({ error: invalidLocation })
    .max(locationMaxLength, "Location is too long")
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, invalidLocation)
    .optional()
    .describe("Canonical slug of the location, which identifies places with the same name"),
  page: z
    .enum(bookingPageNames, { error: "Unknown page" })
    .optional()
    .describe("The kind of page that the request was sent on"),
});

export const BookingResponse = z.object({
  redirectUrl: z.url(),
  token: optionalText.describe(
    "The part after # in the link that shows and erases the booking; only for a request with an Idempotency-Key",
  ),
});

const IdempotencyKey = z
  .string()
  .min(idempotencyKeyLength.min)
  .max(idempotencyKeyLength.max)
  .regex(/^[\x21-\x7e]+$/)
  .describe(
    "Random and new for each booking; repeating it with the same booking returns the booking's link",
  );

/**
 * The schema of a booking form sent without script. Its idempotency key is a form field, empty in a
 * cached page.
 */
const BookingForm = BookingRequest.safeExtend({
  key: unlessEmpty(IdempotencyKey),
});

const PageFailure = z.object({
  part: z.enum(pageParts),
  cause: z.enum(failureCauses).describe("A file that did not load, or an error while rendering"),
  page: z
    .enum([...(Object.keys(pages) as PageName[]), "notFound"])
    .optional()
    .describe("The kind of page; absent if the code that knows it did not load"),
});

export const Problem = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export interface EndpointSchema {
  /** The summary in the OpenAPI document. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
  response: z.ZodType;
}

/** The schemas of each endpoint. Attributes that a response schema does not list are dropped. */
export const schemas = {
  listServices: {
    summary: "Returns the services that a visitor can book",
    response: z.array(Service),
  },
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
  reminder: {
    summary:
      "Returns a calendar file with the earliest day, two weeks before the last day, and the last day of a van's MOT, without past days, from an HTML form sent without script. For an invalid field, returns a page",
    // Accepts any text; `reminder.ts` validates it and returns a helpful message.
    body: z.object({
      due: z
        .string()
        .default("")
        .describe("The last day, written YYYY-MM-DD, or empty if only a range is known"),
      dueFrom: z.string().default("").describe("The first day that may be the last day, or empty"),
      dueTo: z.string().default("").describe("The last day that may be the last day, or empty"),
      keeps: z
        .string()
        .default("")
        .describe("The earliest day that keeps the renewal date, or empty"),
      exempt: z
        .string()
        .default("")
        .describe("The first day on which the van may be exempt, or empty"),
      regime: z.string().default("").describe("MOT, annual or unclear. Empty means MOT"),
      label: z.string().default("").describe("The owner's name for the van"),
    }),
    response: z.string(),
  },
  reportPageFailure: {
    summary:
      "Counts a part of a page that failed in a visitor's browser. A report holds no personal data",
    body: PageFailure,
    response: z.object({ received: z.literal(true) }),
  },
  requestBooking: {
    summary: "Stores a booking request and returns the partner URL where the visitor completes it",
    headers: z.object({ "idempotency-key": IdempotencyKey.optional() }),
    body: BookingRequest,
    response: BookingResponse,
  },
  bookByForm: {
    summary:
      "Stores a booking request from an HTML form sent without script. Redirects to the partner, or returns a page that names the invalid fields",
    body: BookingForm,
    response: z.string(),
  },
  getSitemapIndex: { summary: "Returns the sitemap index", response: z.string() },
  getSitemapChunk: {
    summary: "Returns one file of the sitemap: `pages.xml` or `{region}.xml`",
    params: z.object({ chunk: z.string().max(64) }),
    response: z.string(),
  },
  seeStations: {
    summary:
      "Checks a van by registration and redirects to the stations near a postcode that test its class, from the booking form. The address has the postcode, never the registration. Returns a page that names the invalid fields",
    body: SeeStationsForm,
    response: z.string(),
  },
  ...yourBookingSchemas,
  ...operatorBookingsSchemas,
  ...stationSchemas,
  ...findSchemas,
  ...vehicleSchemas,
  // The MCP library validates the messages itself.
  mcp: {
    summary:
      "Answers a message of the Model Context Protocol: versions 2026-07-28, and 2025-11-25 without a session",
    headers: z.object({
      accept: z
        .string()
        .optional()
        .describe("Clients of 2025-11-25 name application/json and text/event-stream"),
      "mcp-protocol-version": z.string().optional(),
      "mcp-method": z.string().optional().describe("From 2026-07-28: the method of the message"),
      "mcp-name": z.string().optional().describe("From 2026-07-28: the name of the tool"),
    }),
    body: z
      .unknown()
      .describe(
        "One JSON-RPC 2.0 message, such as a call of the method tools/call; batches are rejected",
      ),
    response: z
      .unknown()
      .describe("A JSON-RPC 2.0 response, as JSON or as a stream with one event"),
  },
  llmsText: {
    summary: "Returns a description of the site for language models, as text",
    response: z.string(),
  },
  openApi: { summary: "Returns this document", response: z.record(z.string(), z.unknown()) },
  ...contentSchemas,
  ...generationSchemas,
  ...operatorSchemas,
} as const satisfies Record<EndpointName, EndpointSchema>;

export type Schemas = typeof schemas;
export type ResponseBody<N extends EndpointName> = z.output<Schemas[N]["response"]>;
export type LocationPage = z.output<typeof LocationPage>;
export type LocationSummary = z.output<typeof LocationSummary>;
export type RegionSummary = z.output<typeof RegionSummary>;
/** A booking as a client sends it. */
export type SentBooking = z.input<typeof BookingRequest>;
export type BookingRequest = z.output<typeof BookingRequest>;
export type BookingResponse = z.output<typeof BookingResponse>;
export type Problem = z.output<typeof Problem>;

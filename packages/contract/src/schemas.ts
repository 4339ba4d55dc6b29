import * as z from "zod";
import { bookingSchemas } from "./booking/booking-schemas.ts";
import { operatorBookingsSchemas } from "./booking/operator-bookings-schemas.ts";
import { yourBookingSchemas } from "./booking/your-booking-schemas.ts";
import { contentSchemas } from "./content/content-schemas.ts";
import type { EndpointName } from "./endpoints.ts";
import { findSchemas } from "./find/find-schemas.ts";
import { generationSchemas } from "./generation/generation-schemas.ts";
import { locationSchemas } from "./location/location-schemas.ts";
import { operatorSchemas } from "./operator/operator-schemas.ts";
import { failureCauses, pageParts } from "./page-failure.ts";
import { pages, type PageName } from "./paths.ts";
import { unlessUnknown } from "./schema-fields.ts";
import { stationSchemas } from "./station/station-schemas.ts";
import { vehicleSchemas } from "./vehicle/vehicle-schemas.ts";

// The request and response schemas. Field names are part of the published API.

const PageFailure = z.object({
  part: unlessUnknown(z.enum(pageParts)).describe(
    "The part that failed; the failure is counted without an unknown value",
  ),
  cause: z.enum(failureCauses).describe("A file that did not load, or an error while rendering"),
  page: unlessUnknown(z.enum([...(Object.keys(pages) as PageName[]), "notFound"])).describe(
    "The kind of page; absent if the code that knows it did not load. The failure is counted without an unknown value",
  ),
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
  ...bookingSchemas,
  ...locationSchemas,
  ...yourBookingSchemas,
  ...operatorBookingsSchemas,
  ...stationSchemas,
  ...findSchemas,
  ...vehicleSchemas,
  ...contentSchemas,
  ...generationSchemas,
  ...operatorSchemas,
  reportPageFailure: {
    summary:
      "Counts a part of a page that failed in a visitor's browser. A report holds no personal data",
    body: PageFailure,
    response: z.object({ received: z.literal(true) }),
  },
  getSitemapIndex: { summary: "Returns the sitemap index", response: z.string() },
  getSitemapChunk: {
    summary: "Returns one file of the sitemap: `pages.xml` or `{region}.xml`",
    params: z.object({ chunk: z.string().max(64) }),
    response: z.string(),
  },
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
} as const satisfies Record<EndpointName, EndpointSchema>;

export type Schemas = typeof schemas;
export type ResponseBody<N extends EndpointName> = z.output<Schemas[N]["response"]>;
export type Problem = z.output<typeof Problem>;

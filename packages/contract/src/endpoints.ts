import { contentEndpoints } from "./content-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";

function defineEndpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table;
}

const bookingErrors = [
  "invalid_request",
  "body_too_large",
  "unsupported_media_type",
  "key_reused",
  "booking_erased",
  "rate_limited",
  "unavailable",
] as const;

/**
 * Every call the site answers, once. The template's routes, the Lambdas' routers, the browser's client, the OpenAPI
 * document and the tests read this table. Shapes are in `schemas.ts`, keyed by the same names, so that the browser
 * can import this file without a validation library.
 */
export const endpoints = defineEndpoints({
  listServices: {
    method: "GET",
    path: "/api/services",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "listing",
    errors: [],
    summary: "The services a visitor can ask for",
  },
  listLocations: {
    method: "GET",
    path: "/api/locations",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "listing",
    errors: ["unavailable"],
    summary: "The core places, with their garage counts",
  },
  getLocation: {
    method: "GET",
    path: "/api/locations/{slug}",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "listing",
    errors: ["location_not_found", "unavailable"],
    summary: "All that the page of a region, county or place shows",
  },
  listRegions: {
    method: "GET",
    path: "/api/regions",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "listing",
    errors: ["unavailable"],
    summary: "The 12 regions with their county counts",
  },
  requestBooking: {
    method: "POST",
    path: "/api/book-my-garage",
    group: "booking",
    access: "public",
    status: 200,
    cache: "none",
    body: "json",
    errors: bookingErrors,
    summary: "Stores a booking request and says where to finish it",
  },
  bookByForm: {
    method: "POST",
    path: "/book",
    group: "booking",
    access: "public",
    status: 303,
    cache: "none",
    body: "form",
    responseType: "html",
    errors: bookingErrors,
    summary: "The same booking from a form sent without script: redirects to the partner, or names the fields at fault",
  },
  getSitemapIndex: {
    method: "GET",
    path: "/sitemap.xml",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "listing",
    responseType: "xml",
    errors: ["unavailable"],
    summary: "The index of the sitemap's chunks",
  },
  getSitemapChunk: {
    method: "GET",
    path: "/sitemaps/{chunk}",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "listing",
    responseType: "xml",
    errors: ["not_found", "unavailable"],
    summary: "One chunk of the sitemap: `pages.xml` or `{region}.xml`",
  },
  ...contentEndpoints,
});

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** The route as API Gateway names it: `GET /api/locations/{slug}`. */
export const routeKey = (name: EndpointName): string => `${endpoints[name].method} ${endpoints[name].path}`;

/** Whoever may GET an answer may ask for its headers alone; the gateway wants a route of its own for that. */
export const methodsOf = (name: EndpointName): readonly ("GET" | "HEAD" | "POST")[] =>
  endpoints[name].method === "GET" ? ["GET", "HEAD"] : [endpoints[name].method];

/** All of an endpoint's routes. */
export const routeKeys = (name: EndpointName): string[] =>
  methodsOf(name).map((method) => `${method} ${endpoints[name].path}`);

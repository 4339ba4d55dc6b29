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
 * The table of all HTTP endpoints. The CloudFormation template's routes, the Lambda routers, the browser's client, the
 * OpenAPI document and the tests read it. The schemas are in `schemas.ts` under the same names, so that the browser can
 * import this file without a validation library.
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
  },
  listLocations: {
    method: "GET",
    path: "/api/locations",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "listing",
    errors: ["unavailable"],
  },
  getLocation: {
    method: "GET",
    path: "/api/locations/{slug}",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "listing",
    errors: ["location_not_found", "unavailable"],
  },
  listRegions: {
    method: "GET",
    path: "/api/regions",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "listing",
    errors: ["unavailable"],
  },
  nearStations: {
    method: "GET",
    path: "/api/stations/near/{postcode}",
    group: "garages",
    access: "public",
    status: 200,
    cache: "edition",
    query: ["class", "limit"],
    errors: ["invalid_request", "invalid_postcode", "postcode_not_found"],
  },
  stationMap: {
    method: "GET",
    path: "/api/stations/map/{point}",
    group: "garages",
    access: "public",
    status: 200,
    cache: "edition",
    query: ["class", "limit", "edition"],
    responseType: "svg",
    errors: ["invalid_request", "not_found"],
  },
  findPlaces: {
    method: "GET",
    path: "/api/find",
    group: "garages",
    access: "public",
    status: 200,
    cache: "listing",
    query: ["q"],
    errors: ["invalid_request"],
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
  },
  ...contentEndpoints,
});

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** Returns the endpoint's route key in API Gateway, such as `GET /api/locations/{slug}`. */
export const routeKey = (name: EndpointName): string => `${endpoints[name].method} ${endpoints[name].path}`;

/** Returns the methods an endpoint accepts. A GET endpoint also accepts HEAD, which needs a route of its own in API Gateway. */
export const routeMethods = (name: EndpointName): readonly ("GET" | "HEAD" | "POST")[] =>
  endpoints[name].method === "GET" ? ["GET", "HEAD"] : [endpoints[name].method];

/** Returns the route keys of all methods an endpoint accepts. */
export const routeKeys = (name: EndpointName): string[] =>
  routeMethods(name).map((method) => `${method} ${endpoints[name].path}`);

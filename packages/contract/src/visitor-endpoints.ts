import type { Endpoint } from "./endpoint.ts";

/** The fields of an endpoint that anybody may read and that reads the table. */
export const visitorRead = { method: "GET", group: "visitor", access: "public", status: 200 } as const;

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
 * The endpoints for visitors and search engines. They are in a separate table because visitors' browsers do not
 * download the operators' endpoints.
 */
export const visitorEndpoints = {
  listServices: {
    ...visitorRead,
    path: "/api/services",
    cache: "listing",
    errors: [],
  },
  listLocations: {
    ...visitorRead,
    path: "/api/locations",
    cache: "listing",
    errors: ["unavailable"],
  },
  getLocation: {
    ...visitorRead,
    path: "/api/locations/{slug}",
    cache: "location",
    errors: ["location_not_found", "unavailable"],
  },
  listRegions: {
    ...visitorRead,
    path: "/api/regions",
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
  checkVehicle: {
    method: "POST",
    path: "/api/vehicle",
    group: "vehicle",
    access: "public",
    status: 200,
    cache: "none",
    body: "json",
    bodyMaxBytes: 1_024,
    errors: [
      "invalid_request",
      "body_too_large",
      "unsupported_media_type",
      "invalid_registration",
      "vehicle_not_found",
      "rate_limited",
      "unavailable",
    ],
  },
  reminder: {
    method: "POST",
    path: "/reminder",
    group: "garages",
    access: "public",
    status: 200,
    cache: "none",
    body: "form",
    responseType: "calendar",
    errors: ["invalid_request", "body_too_large", "unsupported_media_type"],
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
    ...visitorRead,
    path: "/sitemap.xml",
    cache: "listing",
    responseType: "xml",
    errors: ["unavailable"],
  },
  getSitemapChunk: {
    ...visitorRead,
    path: "/sitemaps/{chunk}",
    cache: "listing",
    responseType: "xml",
    errors: ["not_found", "unavailable"],
  },
} as const satisfies Record<string, Endpoint>;

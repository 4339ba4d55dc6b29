import type { Endpoint } from "./endpoint.ts";
import { pageFailurePath } from "./pages/page-failure.ts";

const publicRead = { method: "GET", access: "public", status: 200 } as const;

/** The fields of an endpoint that anybody may read and that reads the table. */
export const visitorRead = { ...publicRead, group: "visitor" } as const;

const sitemap = { ...visitorRead, cache: "listing", responseType: "xml" } as const;

/** The fields of an endpoint that anybody may read and that does not read the table. */
export const garagesRead = { ...publicRead, group: "garages" } as const;

const publicPost = { method: "POST", access: "public", status: 200, cache: "none" } as const;

/** The errors of any endpoint with a request body. */
export const bodyErrors = ["invalid_request", "body_too_large", "unsupported_media_type"] as const;

const bookingErrors = [...bodyErrors, "key_reused", "booking_erased", "rate_limited", "unavailable"] as const;

/** The endpoints for visitors and search engines, whose browsers do not download the operators' endpoints. */
export const visitorEndpoints = {
  listServices: { ...visitorRead, path: "/api/services", cache: "listing", errors: [] },
  listLocations: { ...visitorRead, path: "/api/locations", cache: "listing", errors: ["unavailable"] },
  getLocation: {
    ...visitorRead,
    path: "/api/locations/{slug}",
    cache: "location",
    errors: ["location_not_found", "unavailable"],
  },
  listRegions: { ...visitorRead, path: "/api/regions", cache: "listing", errors: ["unavailable"] },
  nearStations: {
    ...garagesRead,
    path: "/api/stations/near/{postcode}",
    cache: "edition",
    query: ["class", "limit"],
    errors: ["invalid_request", "invalid_postcode", "postcode_not_found"],
  },
  stationMap: {
    ...garagesRead,
    path: "/api/stations/map/{point}",
    cache: "edition",
    query: ["class", "limit", "edition"],
    responseType: "svg",
    errors: ["invalid_request", "not_found"],
  },
  findPlaces: {
    ...garagesRead,
    path: "/api/find",
    cache: "listing",
    query: ["q"],
    errors: ["invalid_request", "rate_limited"],
  },
  checkVehicle: {
    ...publicPost,
    path: "/api/vehicle",
    group: "vehicle",
    body: "json",
    bodyMaxBytes: 1_024,
    errors: [...bodyErrors, "invalid_registration", "vehicle_not_found", "rate_limited", "unavailable"],
  },
  reminder: {
    ...publicPost,
    path: "/reminder",
    group: "garages",
    body: "form",
    responseType: "calendar",
    errors: bodyErrors,
  },
  reportPageFailure: {
    ...publicPost,
    path: pageFailurePath,
    group: "garages",
    body: "json",
    bodyMaxBytes: 1_024,
    errors: bodyErrors,
  },
  requestBooking: { ...publicPost, path: "/api/book-my-garage", group: "booking", body: "json", errors: bookingErrors },
  bookByForm: {
    ...publicPost,
    path: "/book",
    group: "booking",
    status: 303,
    body: "form",
    responseType: "html",
    errors: bookingErrors,
  },
  getSitemapIndex: { ...sitemap, path: "/sitemap.xml", errors: ["unavailable"] },
  getSitemapChunk: { ...sitemap, path: "/sitemaps/{chunk}", errors: ["not_found", "unavailable"] },
} as const satisfies Record<string, Endpoint>;

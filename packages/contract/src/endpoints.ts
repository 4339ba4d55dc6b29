import { contentRead, contentWrite, type Endpoint } from "./endpoint.ts";
import { operatorScopes } from "./operator/operator-scopes.ts";
import { pageFailurePath } from "./page-failure.ts";

const publicRead = { method: "GET", access: "public", status: 200 } as const;

/** The fields of an endpoint that anybody may read and that reads the table. */
const visitorRead = { ...publicRead, group: "visitor" } as const;

const sitemap = { ...visitorRead, cache: "listing", responseType: "xml" } as const;

/** The fields of an endpoint that anybody may read and that does not read the table. */
const garagesRead = { ...publicRead, group: "garages" } as const;

const publicPost = { method: "POST", access: "public", status: 200, cache: "none" } as const;

/** The errors of any endpoint with a request body. */
const bodyErrors = ["invalid_request", "body_too_large", "unsupported_media_type"] as const;

const bookingErrors = [
  ...bodyErrors,
  "key_reused",
  "booking_erased",
  "rate_limited",
  "unavailable",
] as const;

/**
 * The fields of an endpoint for holders of a booking link. Both are POST, which keeps tokens out of
 * URLs.
 */
const linkedBooking = {
  method: "POST",
  group: "your-booking",
  access: "public",
  status: 200,
  cache: "none",
  body: "json",
  /** Leaves room for the longest booking link. */
  bodyMaxBytes: 1024,
  errors: [...bodyErrors, "booking_not_found", "rate_limited", "unavailable"],
} as const;

/**
 * The fields of an endpoint that shows operators which bookings came in, without registration and
 * postcode.
 */
const operatorBookings = { group: "operator-bookings", scope: operatorScopes.bookings } as const;

/**
 * The longest list of slugs, of which a batch writes the first `limit`, and the longest text that
 * the checks read.
 */
const maxTextBytes = 128 * 1024;

type Further = Pick<Endpoint, "errors"> &
  Pick<Partial<Endpoint>, "status" | "query" | "bodyMaxBytes">;

const read = (path: Endpoint["path"], { errors, ...more }: Further = { errors: [] }) =>
  ({ ...contentRead, path, ...more, errors: [...contentRead.errors, ...errors] }) as const;

const write = (path: Endpoint["path"], { errors, ...more }: Further = { errors: [] }) =>
  ({ ...contentWrite, path, ...more, errors: [...contentWrite.errors, ...errors] }) as const;

const ofVersion = { query: ["kind"], errors: ["location_not_found", "not_found"] } as const;
const versionPath = "/api/content/locations/{slug}/versions/{version}";

/**
 * The table of all HTTP endpoints. The schemas are in `schemas.ts`: the browser loads this file
 * without zod.
 */
export const endpoints = {
  // For visitors and search engines.
  listServices: { ...visitorRead, path: "/api/services", cache: "listing", errors: [] },
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
    errors: [
      ...bodyErrors,
      "invalid_registration",
      "vehicle_not_found",
      "rate_limited",
      "unavailable",
    ],
  },
  seeStations: {
    ...publicPost,
    path: "/see-stations",
    group: "garages",
    status: 303,
    body: "form",
    // Leaves room for the form's other fields.
    bodyMaxBytes: 4_096,
    responseType: "html",
    errors: bodyErrors,
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
  requestBooking: {
    ...publicPost,
    path: "/api/book-my-garage",
    group: "booking",
    body: "json",
    errors: bookingErrors,
  },
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

  // For programs and agents.
  mcp: {
    method: "POST",
    path: "/mcp",
    group: "garages",
    access: "public",
    status: 200,
    cache: "none",
    body: "json",
    responseType: "json-rpc",
    // Clients of the protocol's older versions try to open a stream first.
    refusedMethods: ["GET"],
    errors: [...bodyErrors, "forbidden", "method_not_allowed", "rate_limited"],
  },
  llmsText: {
    ...garagesRead,
    path: "/llms.txt",
    cache: "listing",
    responseType: "text",
    errors: [],
  },
  openApi: { ...garagesRead, path: "/openapi.json", cache: "listing", errors: [] },

  // For holders of a booking link.
  showBooking: { ...linkedBooking, path: "/api/booking/show" },
  eraseBooking: { ...linkedBooking, path: "/api/booking/erase" },

  // For operators, about bookings.
  countBookings: {
    ...contentRead,
    ...operatorBookings,
    path: "/api/bookings",
    query: ["from", "to"],
    errors: ["invalid_request", ...contentRead.errors],
  },
  // Before the list of a day, whose path would match as well.
  exportBookings: { ...contentWrite, ...operatorBookings, path: "/api/bookings/export" },
  listDayBookings: {
    ...contentRead,
    ...operatorBookings,
    path: "/api/bookings/{day}",
    query: ["after"],
    errors: ["invalid_request", "not_found", ...contentRead.errors],
  },

  // For the admin pages. Those that cost money, change or return unpublished texts need an
  // operator.
  listContentLocations: {
    ...visitorRead,
    path: "/api/content/locations",
    cache: "brief",
    errors: ["unavailable"],
  },
  getContentProgress: {
    ...visitorRead,
    path: "/api/content-progress",
    cache: "live",
    errors: ["unavailable"],
  },
  listContentRegions: {
    ...visitorRead,
    path: "/api/content-regions",
    cache: "brief",
    errors: ["unavailable"],
  },
  getOperatorSignIn: { ...visitorRead, path: "/api/operator-sign-in", cache: "brief", errors: [] },
  getContentRun: read("/api/content-run"),
  getContentEstimate: read("/api/content-estimate"),
  requestContentBatch: write("/api/content/batch", {
    status: 202,
    bodyMaxBytes: maxTextBytes,
    errors: ["run_active"],
  }),
  generateRegion: write("/api/content-generate/{region}", {
    status: 202,
    errors: ["region_not_found", "run_active"],
  }),
  estimateContentQueue: write("/api/content/queue/estimate", {
    bodyMaxBytes: maxTextBytes,
    errors: [],
  }),
  startContentQueue: write("/api/content/queue", {
    status: 202,
    bodyMaxBytes: maxTextBytes,
    errors: ["run_active", "selection_changed", "budget_too_small"],
  }),
  getTextService: read("/api/content/text-service"),
  testTextService: write("/api/content/text-service/test", { status: 202, errors: [] }),
  correctTokenBudget: write("/api/content/budget", { errors: ["budget_changed"] }),
  cancelContentRun: write("/api/content-run/cancel", { status: 202, errors: ["run_ended"] }),
  listContentVersions: read("/api/content/locations/{slug}/versions", {
    query: ["kind"],
    errors: ["location_not_found"],
  }),
  getContentVersion: read(versionPath, ofVersion),
  publishContentVersion: write(`${versionPath}/publish`, {
    query: ["kind"],
    errors: [
      ...ofVersion.errors,
      "version_not_publishable",
      "version_superseded",
      "version_refused",
      "version_decided",
    ],
  }),
  rejectContentVersion: write(`${versionPath}/reject`, {
    query: ["kind"],
    errors: [...ofVersion.errors, "version_live"],
  }),
  editContentVersion: write(`${versionPath}/edit`, {
    query: ["kind"],
    status: 201,
    bodyMaxBytes: maxTextBytes,
    errors: [...ofVersion.errors, "version_superseded"],
  }),
  approveContentDrafts: write("/api/content/approve"),
  listContentStates: read("/api/content/states"),
  listContentRuns: read("/api/content/runs", { query: ["before"], errors: ["invalid_request"] }),
  undoContentRun: write("/api/content/runs/{runId}/undo", { errors: ["not_found"] }),
  listContentAudit: read("/api/content/audit", { query: ["before"], errors: ["invalid_request"] }),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** Returns the endpoint's route key in API Gateway, such as `GET /api/locations/{slug}`. */
export const routeKey = (name: EndpointName): string =>
  `${endpoints[name].method} ${endpoints[name].path}`;

/** Returns the methods an endpoint accepts: a GET endpoint accepts HEAD, too. */
export const acceptedMethods = (name: EndpointName): readonly ("GET" | "HEAD" | "POST")[] =>
  endpoints[name].method === "GET" ? ["GET", "HEAD"] : [endpoints[name].method];

/**
 * Returns the methods for which API Gateway has a route to the endpoint: the accepted ones, and
 * those it answers with 405.
 */
export function routeMethods(name: EndpointName): readonly ("GET" | "HEAD" | "POST")[] {
  const { refusedMethods = [] }: Endpoint = endpoints[name];
  return [...acceptedMethods(name), ...refusedMethods];
}

export const routeKeys = (name: EndpointName): string[] =>
  routeMethods(name).map((method) => `${method} ${endpoints[name].path}`);

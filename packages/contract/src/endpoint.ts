import type { ProblemCode } from "./problems.ts";

/**
 * The OAuth scopes an operator's access token may grant: reading unpublished texts, changing texts and spending money, or
 * reading which bookings came in.
 */
export const operatorScopes = { read: "content/read", write: "content/write", bookings: "bookings/read" } as const;

export type OperatorScope = (typeof operatorScopes)[keyof typeof operatorScopes];

/**
 * The group of the user pool to which an operator must belong for a scope. Cognito grants a client's scopes to everybody
 * who signs in to it, so a scope without a group is every operator's.
 */
export const scopeGroups: Partial<Record<OperatorScope, string>> = { [operatorScopes.bookings]: "bookings" };

/** The header by which CloudFront shows the API that a request came through it. */
export const originTokenHeader = "x-origin-token";

/**
 * Names the groups of endpoints. Each group is a Lambda function with its own rights on the table, of which `garages` and
 * `vehicle` have none: its handler is `packages/functions/src/api/<name>.ts`.
 */
export const endpointGroups = [
  "visitor",
  "booking",
  "your-booking",
  "operator-bookings",
  "content",
  "garages",
  "vehicle",
] as const;

export type EndpointGroup = (typeof endpointGroups)[number];

/** One entry of the endpoint table in `endpoints.ts`. */
export interface Endpoint {
  method: "GET" | "POST";
  /** The path in API Gateway's notation, with `{name}` for a parameter. */
  path: `/${string}`;
  group: EndpointGroup;
  access: "public" | "operator";
  /** The scope an operator's token must grant. It is set exactly where `access` is `operator`. */
  scope?: OperatorScope;
  status: number;
  cache: keyof typeof cacheControl;
  errors: readonly ProblemCode[];
  /** Methods that clients try here by their protocol, and that are answered with 405 instead of 404. */
  refusedMethods?: readonly "GET"[];
  /** The names of the query parameters, which are part of the cache key; its schema describes them. */
  query?: readonly string[];
  /** The content type of the request body. An endpoint without a body leaves it out. */
  body?: "json" | "form";
  /** The largest body in bytes, where it differs from `requestBodyMaxBytes`. */
  bodyMaxBytes?: number;
  /** The content type of a successful response. The default is JSON. */
  responseType?: "json" | "xml" | "html" | "svg" | "text" | "calendar" | "json-rpc";
}

/** The media type of a response, by the endpoint's `responseType`. */
export const mediaTypes = {
  json: "application/json",
  xml: "application/xml",
  html: "text/html",
  svg: "image/svg+xml",
  text: "text/plain",
  calendar: "text/calendar",
  "json-rpc": "application/json",
} as const satisfies Record<NonNullable<Endpoint["responseType"]>, string>;

/** The `Cache-Control` header of successful responses, by the endpoint's `cache`. */
export const cacheControl = {
  listing: "public, max-age=60, s-maxage=3600, stale-while-revalidate=86400",
  /** What a published text changes at once. A page that is rendered then must not be made of an old copy of it. */
  location: "public, max-age=60, s-maxage=60",
  brief: "public, max-age=0, s-maxage=5",
  /** Browsers poll it every two seconds. One second in the CDN keeps many pollers from reaching the table. */
  live: "public, max-age=0, s-maxage=1",
  /** What changes only with a new edition of a published list, which a deploy brings. */
  edition: "public, max-age=300, s-maxage=86400",
  none: "no-store",
} as const;

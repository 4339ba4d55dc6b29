import type { cacheControl } from "./cache-times.ts";
import { operatorScopes, type OperatorScope } from "./operator/operator-scopes.ts";
import type { ProblemCode } from "./problems.ts";

/** The header with which CloudFront proves to the API that a request came through it. */
export const originTokenHeader = "x-origin-token";

/**
 * The seconds after which CloudFront answers for a silent API. It is longer than the API's own
 * limits.
 */
export const originTimeoutSeconds = 20;

/**
 * The groups of endpoints, each a function with its own permissions. `functions/build.ts` has their
 * handlers.
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

export interface Endpoint {
  method: "GET" | "POST";
  /** The path in API Gateway's notation, with `{name}` for a parameter. */
  path: `/${string}`;
  group: EndpointGroup;
  access: "public" | "operator";
  /**
   * The scope that an operator's token must grant. It is set exactly where `access` is `operator`.
   */
  scope?: OperatorScope;
  status: number;
  cache: keyof typeof cacheControl;
  errors: readonly ProblemCode[];
  /**
   * The methods that clients of a protocol try here, and that are rejected with 405 instead of 404.
   */
  refusedMethods?: readonly "GET"[];
  /**
   * The names of the query parameters, which are part of the cache key. The query schema describes
   * them.
   */
  query?: readonly string[];
  /** The content type of the request body. Absent for an endpoint without a body. */
  body?: "json" | "form";
  /** The maximum body size in bytes, if different from 16 KB. */
  bodyMaxBytes?: number;
  /** The content type of a successful response. The default is JSON. */
  responseType?: "json" | "xml" | "html" | "svg" | "text" | "calendar" | "json-rpc";
}

export const mediaTypes = {
  json: "application/json",
  xml: "application/xml",
  html: "text/html",
  svg: "image/svg+xml",
  text: "text/plain",
  calendar: "text/calendar",
  "json-rpc": "application/json",
} as const satisfies Record<NonNullable<Endpoint["responseType"]>, string>;

const operators = { group: "content", access: "operator", status: 200, cache: "none" } as const;

/** The fields of an endpoint that reads unpublished texts. */
export const contentRead = {
  ...operators,
  method: "GET",
  scope: operatorScopes.read,
  errors: ["unauthorised", "forbidden", "unavailable"],
} as const satisfies Partial<Endpoint>;

/** The fields of an endpoint that changes texts or spends money. */
export const contentWrite = {
  ...operators,
  method: "POST",
  scope: operatorScopes.write,
  body: "json",
  errors: [
    "invalid_request",
    "unauthorised",
    "forbidden",
    "body_too_large",
    "unsupported_media_type",
    "unavailable",
  ],
} as const satisfies Partial<Endpoint>;

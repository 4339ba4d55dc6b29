import { contentEndpoints } from "./content-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { visitorEndpoints } from "./visitor-endpoints.ts";

function defineEndpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table;
}

/**
 * The table of all HTTP endpoints. The CloudFormation template's routes, the Lambda routers, the browser's client, the
 * OpenAPI document and the tests read it. The schemas are in `schemas.ts` under the same names, so that the browser can
 * import this file without a validation library.
 */
export const endpoints = defineEndpoints({
  ...visitorEndpoints,
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

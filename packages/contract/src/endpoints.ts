import { agentEndpoints } from "./agents/agent-endpoints.ts";
import { contentEndpoints } from "./content/content-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { visitorEndpoints } from "./visitor-endpoints.ts";
import { operatorBookingsEndpoints } from "./bookings/operator-bookings-endpoints.ts";
import { yourBookingEndpoints } from "./bookings/your-booking-endpoints.ts";

function defineEndpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table;
}

/** The table of all HTTP endpoints. The schemas are in `schemas.ts`: the browser loads this file without zod. */
export const endpoints = defineEndpoints({
  ...visitorEndpoints,
  ...agentEndpoints,
  ...yourBookingEndpoints,
  ...operatorBookingsEndpoints,
  ...contentEndpoints,
});

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** Returns the endpoint's route key in API Gateway, such as `GET /api/locations/{slug}`. */
export const routeKey = (name: EndpointName): string => `${endpoints[name].method} ${endpoints[name].path}`;

/** Returns the methods an endpoint accepts: a GET endpoint accepts HEAD, too. */
export const acceptedMethods = (name: EndpointName): readonly ("GET" | "HEAD" | "POST")[] =>
  endpoints[name].method === "GET" ? ["GET", "HEAD"] : [endpoints[name].method];

/** Returns the methods for which API Gateway has a route to the endpoint: the accepted ones, and those it answers with 405. */
export function routeMethods(name: EndpointName): readonly ("GET" | "HEAD" | "POST")[] {
  const { refusedMethods = [] }: Endpoint = endpoints[name];
  return [...acceptedMethods(name), ...refusedMethods];
}

/** Returns the route keys of all methods for which an endpoint has a route. */
export const routeKeys = (name: EndpointName): string[] =>
  routeMethods(name).map((method) => `${method} ${endpoints[name].path}`);

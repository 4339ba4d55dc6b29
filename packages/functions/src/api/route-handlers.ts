import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import type { ParsedRequest } from "./parse-request.ts";

type Endpoints = typeof endpoints;
export type EndpointsOf<G extends EndpointGroup> = {
  [N in EndpointName]: Endpoints[N]["group"] extends G ? N : never;
}[EndpointName];

/** Handles one endpoint. Returns the response body or, for a redirect (status 303), the target address. */
export type RouteHandler<N extends EndpointName> = (
  request: ParsedRequest<N>,
) => Promise<ResponseBody<N>> | ResponseBody<N>;

/** The handlers of all endpoints of a group; a missing handler is a type error. */
export type RouteHandlers<G extends EndpointGroup> = { [N in EndpointsOf<G>]: RouteHandler<N> };

/** Returns the names of the endpoints of a group. */
export const endpointsOf = <G extends EndpointGroup>(group: G): EndpointsOf<G>[] =>
  endpointNames.filter((name): name is EndpointsOf<G> => endpoints[name].group === group);

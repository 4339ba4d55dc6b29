import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { Hono, type Context } from "hono";
import { cacheControl } from "@vanfettle/contract/cache-times";
import { originTokenHeader, type Endpoint, type EndpointGroup } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { DomainError } from "@vanfettle/contract/problems";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import type { Log } from "../log.ts";
import {
  toErrorResponse,
  toResponse,
  toWholeResponse,
  type HttpResponse,
} from "./http-response.ts";
import { parseRequest, readBody, type ParsedRequest } from "./parse-request.ts";
import { rejectCrossSite, requireOperator, requireOriginToken } from "./request-checks.ts";

export interface RouterDeps {
  log: Log;
  originTokens: readonly string[];
  /** The scheme and host of the site, the only origin that may send its forms. */
  siteOrigin?: string;
  onError?: (code: string) => void;
}

/**
 * The event, from which body and headers are read: a Request rejects some that need a 4xx response.
 */
export type Bindings = { event: APIGatewayProxyEventV2; requestId: string };
type Ctx = Context<{ Bindings: Bindings }>;

/** Converts a path parameter from API Gateway's `{slug}` to Hono's `:slug`. */
const toHonoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

/**
 * Returns a Hono router for the endpoints of a group. It parses, handles, responds to and logs each
 * request.
 */
export function createRouter<G extends EndpointGroup>(
  group: G,
  deps: RouterDeps,
  handlers: RouteHandlers<G>,
) {
  const app = new Hono<{ Bindings: Bindings }>();
  const respond = createResponder(deps);
  const rejected = (code: "method_not_allowed" | "not_found") => () =>
    Promise.reject(new DomainError(code));
  for (const name of endpointsOf(group)) {
    const path = toHonoPath(endpoints[name].path);
    const handler = handlers[name] as RouteHandler<EndpointName>;
    app.on(endpoints[name].method, path, (c) =>
      respond(c, name, () => handleRequest(c, name, { handler, siteOrigin: deps.siteOrigin })),
    );
    app.all(path, (c) => respond(c, name, rejected("method_not_allowed")));
  }
  app.notFound((c) => respond(c, undefined, rejected("not_found")));
  return app;
}

/** Returns the function that answers a request with the result or the error of its handling. */
function createResponder({ log, originTokens, onError }: RouterDeps) {
  const checkOrigin = requireOriginToken(originTokens);
  return async (
    c: Ctx,
    name: EndpointName | undefined,
    handle: () => Promise<HttpResponse>,
  ): Promise<Response> => {
    const { requestId, event } = c.env;
    const route = name ?? "unknown";
    const startedAt = performance.now();
    let code: string | undefined;
    let response: HttpResponse;
    try {
      checkOrigin(event.headers[originTokenHeader]);
      response = await handle();
    } catch (error) {
      const errorResponse = toErrorResponse(error, requestId, name);
      code = errorResponse.code;
      response = errorResponse;
      onError?.(code);
      if (errorResponse.isFailure) log.failure({ requestId, route }, error);
    }
    const { status, headers, body } = response;
    const ms = Math.round(performance.now() - startedAt);
    log.request({ requestId, route, status, ms, ...(code && { code }) });
    // Error responses to operators are not cached either.
    const isOperatorOnly = name !== undefined && endpoints[name].access === "operator";
    const allHeaders = {
      ...headers,
      ...(isOperatorOnly && { "cache-control": cacheControl.none }),
      "x-request-id": requestId,
    };
    return new Response(status === 303 ? null : body, { status, headers: allHeaders });
  };
}

/** Checks and parses a request, and calls its handler. */
async function handleRequest(
  c: Ctx,
  name: EndpointName,
  { handler, siteOrigin }: { handler: RouteHandler<EndpointName>; siteOrigin: string | undefined },
): Promise<HttpResponse> {
  const { event } = c.env;
  const { method, body, bodyMaxBytes, scope, responseType }: Endpoint = endpoints[name];
  const ownOriginOnly = body === "form" || responseType === "json-rpc";
  if (method !== "GET") rejectCrossSite(event.headers, { ownOriginOnly, siteOrigin });
  const raw = {
    operator: scope && requireOperator(event, scope),
    // API Gateway has already decoded its parameters; decoding twice would change them.
    params: event.pathParameters ?? c.req.param(),
    query: event.queryStringParameters ?? {},
    headers: event.headers,
    body: body && readBody(event, body, bodyMaxBytes),
  };
  const value = await handler(parseRequest(name, raw));
  return value instanceof Response ? toWholeResponse(name, value) : toResponse(name, value);
}

type Endpoints = typeof endpoints;
export type EndpointsOf<G extends EndpointGroup> = {
  [N in EndpointName]: Endpoints[N]["group"] extends G ? N : never;
}[EndpointName];

/**
 * Handles one endpoint. Returns the response body or, for a redirect (status 303), the target
 * address.
 */
export type RouteHandler<N extends EndpointName> = (
  request: ParsedRequest<N>,
) => Promise<ResponseBody<N>> | ResponseBody<N>;

/** The handlers of all endpoints of a group; a missing handler is a type error. */
export type RouteHandlers<G extends EndpointGroup> = { [N in EndpointsOf<G>]: RouteHandler<N> };

export const endpointsOf = <G extends EndpointGroup>(group: G): EndpointsOf<G>[] =>
  endpointNames.filter((name): name is EndpointsOf<G> => endpoints[name].group === group);

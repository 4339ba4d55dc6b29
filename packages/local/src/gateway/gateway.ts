import type { JwtAuthorizer, Route, Throttle } from "../assembly/http-routes.ts";
import {
  decodePath,
  headerBytes,
  jsonResponse,
  type Handle,
  type HttpRequest,
  type HttpResponse,
} from "../http.ts";
import { isThrottled } from "../lambda/metered-host.ts";
import type { RecordNamed } from "../monitoring/metrics.ts";
import { toEvent, toResponse } from "./payload-format.ts";

export interface Authorized {
  claims: Record<string, string>;
  scopes: string[] | null;
}

/** Resolves to the caller's claims and scopes, or to the status of the rejection. */
export type Authorize = (
  rule: JwtAuthorizer,
  request: HttpRequest,
) => Promise<Authorized | 401 | 403>;

interface GatewayOptions {
  routes: Route[];
  /** Invokes a function; event and result are JSON text. */
  invoke: (functionId: string, event: string) => Promise<string>;
  /** Without it, routes with an authorizer reject every request. */
  authorize?: Authorize | undefined;
  record: RecordNamed;
  log: (line: string) => void;
  /**
   * Receives the fields of each call's line in the access log, keyed by API Gateway's variable
   * names.
   */
  logAccess?: (context: AccessContext) => void;
}

/** The variables of an access log that a call sets. A variable without a value is `-`. */
export interface AccessContext {
  requestId: string;
  requestTime: string;
  routeKey: string;
  status: string;
  responseLatency: string;
  responseLength: string;
  integrationLatency: string;
  /** The status of Lambda's response, not of the function's. */
  integrationStatus: string;
}

/** Lambda's limit on events and results, which is below the 10 MB of an HTTP API. */
const maxPayloadBytes = 6 * 1024 * 1024;
/** The limit of an HTTP API on a request's line and headers together. */
const maxHeaderBytes = 10_240;

const errors = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  413: "Request Entity Too Large",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  503: "Service Unavailable",
};
const errorResponse = (status: keyof typeof errors) =>
  jsonResponse(status, { message: errors[status] });
const integrationTimeout = new Error("The integration timed out.");

/** Serves the HTTP API of the templates. Only the throttles of `routeThrottles` are enforced. */
export function httpGateway({
  routes,
  invoke,
  authorize,
  record,
  log,
  logAccess,
}: GatewayOptions): Handle {
  const match = routeMatcher(routes);
  const admits = routeThrottles(routes, () => performance.now());

  async function integrate(
    { routeKey, functionId, mayInvoke, timeoutMs }: Route,
    event: string,
    access: Partial<AccessContext>,
  ): Promise<HttpResponse> {
    if (!mayInvoke) {
      log(`${routeKey}: the API has no permission to invoke ${functionId}`);
      return errorResponse(500);
    }
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(integrationTimeout), timeoutMs);
    const startedAt = performance.now();
    try {
      const result = await Promise.race([invoke(functionId, event), timeout.promise]);
      access.integrationStatus = "200";
      if (result.length > maxPayloadBytes) throw new Error("The function's result is over 6 MB.");
      return toResponse(JSON.parse(result));
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      log(`${routeKey}: ${reason}`);
      if (isThrottled(error)) access.integrationStatus = "429";
      return errorResponse(error === integrationTimeout || isThrottled(error) ? 503 : 500);
    } finally {
      clearTimeout(timer);
      access.integrationLatency = String(Math.round(performance.now() - startedAt));
    }
  }

  async function respond(
    request: HttpRequest,
    access: Partial<AccessContext>,
  ): Promise<HttpResponse> {
    const line = `${request.method} ${request.path}?${request.query} HTTP/1.1\r\n`;
    if (Buffer.byteLength(line) + headerBytes(request.headers) > maxHeaderBytes) {
      return errorResponse(431);
    }
    const path = decodePath(request.path);
    if (path === undefined) return errorResponse(400);
    const found = match(request.method, path);
    if (!found) return errorResponse(404);
    if (request.body.length > maxPayloadBytes) return errorResponse(413);
    const { route, pathParameters } = found;
    access.routeKey = route.routeKey;
    if (!admits(route)) return errorResponse(429);
    const event = toEvent(request, route.routeKey, path, pathParameters);
    access.requestId = event.requestContext.requestId;
    if (route.authorizer) {
      const authorized = (await authorize?.(route.authorizer, request)) ?? 401;
      if (typeof authorized === "number") return errorResponse(authorized);
      Object.assign(event.requestContext, { authorizer: { jwt: authorized } });
    }
    return integrate(route, JSON.stringify(event), access);
  }

  return async (request) => {
    const startedAt = performance.now();
    const access: Partial<AccessContext> = {};
    const response = await respond(request, access);
    const latency = performance.now() - startedAt;
    record("Count");
    record("Latency", latency);
    if (response.status >= 500) record("5xx");
    logAccess?.({
      requestId: "-",
      requestTime: new Date().toUTCString(),
      routeKey: "-",
      status: String(response.status),
      responseLatency: String(Math.round(latency)),
      responseLength: String(response.body.length),
      integrationLatency: "-",
      integrationStatus: "-",
      ...access,
    });
    return response;
  };
}

const supported = /^(?!ANY )[A-Z]+ (?:\/(?:[\w.-]+|\{\w+\}))+$/;

/**
 * Matches routes like an HTTP API, literal segments first. Throws for `$default`, ANY and greedy
 * parameters.
 */
export function routeMatcher(routes: readonly Route[]) {
  const compiled = routes.map(compileRoute).toSorted((a, b) => a.rank.localeCompare(b.rank));
  return (method: string, decodedPath: string) => {
    const found = compiled.find((each) => each.method === method && each.pattern.test(decodedPath));
    return found && { route: found.route, pathParameters: found.pattern.exec(decodedPath)?.groups };
  };
}

function compileRoute(route: Route) {
  if (!supported.test(route.routeKey)) {
    throw new Error(`The route ${route.routeKey} is not supported locally.`);
  }
  const [method, path = ""] = route.routeKey.split(" ");
  const source = path.replaceAll(".", "\\.").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  /** A digit for each segment: 0 for a literal, 1 for a parameter. */
  const rank = path.replaceAll(/\/(\{?)[^/]+/g, (_, isParameter: string) =>
    isParameter ? "1" : "0",
  );
  return { route, method, pattern: new RegExp(`^${source}$`), rank };
}

/**
 * The highest enforced rate. Limits this low protect external services; higher limits would distort
 * measurements.
 */
const highestEnforcedRate = 100;

/**
 * Returns a function that returns whether a route accepts another request now. `now` returns
 * milliseconds.
 */
export function routeThrottles(
  routes: readonly Route[],
  now: () => number,
): (route: Route) => boolean {
  const buckets = new Map<string, () => boolean>();
  for (const { routeKey, throttle, authorizer } of routes) {
    // Operators' limits protect no external service.
    if (!throttle || authorizer || throttle.rate > highestEnforcedRate) continue;
    buckets.set(routeKey, tokenBucket(throttle, now));
  }
  return ({ routeKey }) => buckets.get(routeKey)?.() ?? true;
}

/** Creates a token bucket, like API Gateway's throttle. */
function tokenBucket({ rate, burst }: Throttle, now: () => number): () => boolean {
  let tokens = burst;
  let filledAt = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + (Math.max(0, time - filledAt) / 1000) * rate);
    filledAt = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

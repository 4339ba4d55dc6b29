import type { JwtAuthorizer, Route } from "../assembly/http-routes.ts";
import { isThrottled } from "../lambda/metered-host.ts";
import { headerBytes, jsonResponse, type Handle, type HttpRequest, type HttpResponse } from "../http.ts";
import { toResponse } from "./function-response.ts";
import { toEvent } from "./request-event.ts";
import { routeMatcher } from "./match-route.ts";
import { routeThrottles } from "./route-throttle.ts";

export interface Authorized {
  claims: Record<string, string>;
  scopes: string[] | null;
}

/** Resolves to the caller's claims and scopes, or to the status of the rejection. */
export type Authorize = (rule: JwtAuthorizer, request: HttpRequest) => Promise<Authorized | 401 | 403>;

export interface GatewayOptions {
  routes: Route[];
  /** Invokes a function; event and result are JSON text. */
  invoke: (functionId: string, event: string) => Promise<string>;
  /** Without it, routes with an authorizer reject every request. */
  authorize?: Authorize | undefined;
  log: (line: string) => void;
}

/** Lambda's limit on events and results, which is below the 10 MB of an HTTP API. */
const maxPayloadBytes = 6 * 1024 * 1024;

/** The limit of an HTTP API on a request's line and headers together. */
const maxHeaderBytes = 10_240;

const errorResponse = (status: number, message: string) => jsonResponse(status, { message });

/** Serves the HTTP API of the templates. Only the throttles of `routeThrottles` are enforced. */
export function httpGateway({ routes, invoke, authorize, log }: GatewayOptions): Handle {
  const match = routeMatcher(routes);
  const admits = routeThrottles(routes, () => performance.now());

  async function integrate(route: Route, event: string): Promise<HttpResponse> {
    const result = await invoke(route.functionId, event);
    if (result.length > maxPayloadBytes) throw new Error("The function's result is over 6 MB.");
    return toResponse(JSON.parse(result));
  }

  return async (request) => {
    const line = `${request.method} ${request.path}?${request.query} HTTP/1.1\r\n`;
    if (Buffer.byteLength(line) + headerBytes(request.headers) > maxHeaderBytes) {
      return errorResponse(431, "Request Header Fields Too Large");
    }
    const path = decodePath(request.path);
    if (path === undefined) return errorResponse(400, "Bad Request");
    const found = match(request.method, path);
    if (!found) return errorResponse(404, "Not Found");
    if (request.body.length > maxPayloadBytes) return errorResponse(413, "Request Entity Too Large");
    const { route } = found;
    if (!admits(route)) return errorResponse(429, "Too Many Requests");
    const event = toEvent(request, found, path);
    if (route.authorizer) {
      const authorized = authorize ? await authorize(route.authorizer, request) : 401;
      if (authorized === 401) return errorResponse(401, "Unauthorized");
      if (authorized === 403) return errorResponse(403, "Forbidden");
      Object.assign(event.requestContext, { authorizer: { jwt: authorized } });
    }
    try {
      return await withTimeout(route.timeoutMs, integrate(route, JSON.stringify(event)));
    } catch (error) {
      log(`${route.routeKey}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
      return error === integrationTimeout || isThrottled(error)
        ? errorResponse(503, "Service Unavailable")
        : errorResponse(500, "Internal Server Error");
    }
  };
}

const integrationTimeout = new Error("The integration timed out.");

async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(integrationTimeout), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

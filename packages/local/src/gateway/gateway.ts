import type { JwtAuthorizer, Route } from "../assembly/http-routes.ts";
import { isThrottled } from "../lambda/metered-host.ts";
import { jsonResponse, type Handle, type HttpRequest, type HttpResponse } from "../http.ts";
import { toResponse } from "./function-response.ts";
import { toEvent } from "./request-event.ts";
import { routeMatcher } from "./match-route.ts";

export interface Authorized {
  claims: Record<string, string>;
  scopes: string[] | null;
}

/** What a caller may do, or the status that turns them away. */
export type Authorize = (rule: JwtAuthorizer, request: HttpRequest) => Promise<Authorized | 401 | 403>;

export interface GatewayDeps {
  routes: Route[];
  /** Event and answer as JSON text. */
  invoke: (functionId: string, event: string) => Promise<string>;
  /** Without one, a route that asks for a token turns everybody away. */
  authorize?: Authorize | undefined;
  log: (line: string) => void;
}

/** The synchronous payload of a Lambda, both ways: below the 10 MB an HTTP API itself takes. */
const payloadLimit = 6 * 1024 * 1024;

const refuse = (status: number, message: string) => jsonResponse(status, { message });

/** The HTTP API of the templates. Throttling is not done: a local run has one user. */
export function httpGateway({ routes, invoke, authorize, log }: GatewayDeps): Handle {
  const match = routeMatcher(routes);

  async function answerOf(route: Route, event: string): Promise<HttpResponse> {
    const answer = await invoke(route.functionId, event);
    if (answer.length > payloadLimit) throw new Error("The function's answer is over 6 MB.");
    return toResponse(JSON.parse(answer));
  }

  return async (request) => {
    const path = decoded(request.path);
    if (path === undefined) return refuse(400, "Bad Request");
    const found = match(request.method, path);
    if (!found) return refuse(404, "Not Found");
    if (request.body.length > payloadLimit) return refuse(413, "Request Entity Too Large");
    const { route } = found;
    const event = toEvent(request, found, path);
    if (route.authorizer) {
      const allowed = authorize ? await authorize(route.authorizer, request) : 401;
      if (allowed === 401) return refuse(401, "Unauthorized");
      if (allowed === 403) return refuse(403, "Forbidden");
      Object.assign(event.requestContext, { authorizer: { jwt: allowed } });
    }
    try {
      return await within(route.timeoutMs, answerOf(route, JSON.stringify(event)));
    } catch (error) {
      log(`${route.routeKey}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
      return error === late || isThrottled(error)
        ? refuse(503, "Service Unavailable")
        : refuse(500, "Internal Server Error");
    }
  };
}

const late = new Error("The integration did not answer in time.");

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

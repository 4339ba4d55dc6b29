import { cacheControl, type Endpoint } from "@vanfettle/contract/endpoint";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { DomainError } from "@vanfettle/contract/problems";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { Hono, type Context } from "hono";
import type { Log } from "../log.ts";
import { answerOf, answerOfRefusal, type HttpAnswer } from "./http-response.ts";
import { decode } from "./parse-request.ts";
import { refusalOf } from "./error-policy.ts";
import { operatorOf } from "./operator.ts";
import { originTokenHeader, requireOriginToken } from "./origin-token.ts";
import { readBody } from "./request-body.ts";
import { namesOf, type Handler, type Routes } from "./route-handlers.ts";

export interface RouterDeps {
  log: Log;
  originTokens: readonly string[];
  /** Told the code of each call that is refused or fails. */
  onRefusal?: (code: string) => void;
}

/** Body and headers are read from the event itself: a Request refuses some that must be answered with a 4xx. */
export interface Bindings {
  event: APIGatewayProxyEventV2;
  requestId: string;
}
type Ctx = Context<{ Bindings: Bindings }>;

/** `{slug}` of the gateway is `:slug` here. */
const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

/** One Hono router for the endpoints of a group, each decoded, handled, encoded and logged in the same way. */
export function createRouter<G extends Endpoint["group"]>(
  group: G,
  { log, originTokens, onRefusal }: RouterDeps,
  routes: Routes<G>,
) {
  const app = new Hono<{ Bindings: Bindings }>();
  const checkOrigin = requireOriginToken(originTokens);

  const respond = async (c: Ctx, name: EndpointName | undefined, work: () => Promise<HttpAnswer>) => {
    const { requestId } = c.env;
    const route = name ?? "unknown";
    const startedAt = performance.now();
    let code: string | undefined;
    const answer = await Promise.resolve()
      .then(() => checkOrigin(c.env.event.headers[originTokenHeader]))
      .then(work)
      .catch((error: unknown) => {
        const refusal = refusalOf(error, requestId);
        code = refusal.problem.code;
        onRefusal?.(code);
        if ("failure" in refusal) log.failure({ requestId, route }, refusal.failure);
        return answerOfRefusal(refusal, name);
      });
    const ms = Math.round(performance.now() - startedAt);
    log.request({ requestId, route, status: answer.status, ms, ...(code && { code }) });
    return new Response(answer.status === 303 ? null : answer.body, {
      status: answer.status,
      headers: { ...answer.headers, ...(isForOperators(name) && noStore), "x-request-id": requestId },
    });
  };

  for (const name of namesOf(group)) {
    const { method, path, body, bodyMaxBytes, scope }: Endpoint = endpoints[name];
    const handle = routes[name] as Handler<EndpointName>;
    app.on(method, pattern(path), (c) =>
      respond(c, name, async () => {
        if (method !== "GET") refuseCrossSite(c.env.event);
        const { event } = c.env;
        const raw = {
          operator: scope && operatorOf(event, scope),
          // The gateway has decoded its parameters once, which is how often it is done.
          params: event.pathParameters ?? c.req.param(),
          headers: event.headers,
          body: body && bodyOf(event, body, bodyMaxBytes),
        };
        return answerOf(name, await handle(decode(name, raw)));
      }),
    );
    app.all(pattern(path), (c) => respond(c, name, () => Promise.reject(new DomainError("method_not_allowed"))));
  }
  app.notFound((c) => respond(c, undefined, () => Promise.reject(new DomainError("not_found"))));
  return app;
}

const isForOperators = (name: EndpointName | undefined): boolean =>
  name !== undefined && endpoints[name].access === "operator";
/** Also of a refusal: what an operator was told is no other caller's answer. */
const noStore = { "cache-control": cacheControl.none };

const bodyOf = (event: APIGatewayProxyEventV2, kind: "json" | "form", maxBytes?: number): unknown =>
  readBody(
    { text: event.body, isBase64: event.isBase64Encoded, contentType: event.headers["content-type"] ?? "" },
    kind,
    maxBytes,
  );

/** Another site's page must not book with a visitor's browser; browsers say where a request comes from. */
function refuseCrossSite(event: APIGatewayProxyEventV2): void {
  if (event.headers["sec-fetch-site"] === "cross-site") {
    throw new DomainError("forbidden", { message: "Send this from the site itself." });
  }
}

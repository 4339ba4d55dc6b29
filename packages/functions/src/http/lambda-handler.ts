import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Hono } from "hono";
import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import { DomainError } from "@vanfettle/contract/problems";
import type { ApiEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { toErrorResponse } from "./http-response.ts";
import { createRouter, type Bindings, type RouteHandlers, type RouterDeps } from "./router.ts";

export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Adapts a router to Lambda. Hono's own adapter is deprecated, and logs events that it cannot read.
 */
export function lambdaHandler(app: Hono<{ Bindings: Bindings }>): LambdaHandler {
  return async (event) => {
    const { requestId } = event.requestContext;
    const request = toRequest(event);
    if (!request) {
      const { status, headers, body } = toErrorResponse(
        new DomainError("invalid_request"),
        requestId,
      );
      return { statusCode: status, headers: { ...headers, "x-request-id": requestId }, body };
    }
    const response = await app.fetch(request, { event, requestId });
    const headers = Object.fromEntries(response.headers);
    return {
      statusCode: response.status,
      headers,
      body: await response.text(),
      isBase64Encoded: false,
    };
  };
}

/** Returns the Lambda handler of a group's endpoints, with a log under the group's name. */
export const apiHandler = <G extends EndpointGroup>(
  group: G,
  { LOG_LEVEL: level, ORIGIN_TOKEN: originTokens }: ApiEnv,
  handlers: RouteHandlers<G>,
  options: Pick<RouterDeps, "siteOrigin" | "onError"> = {},
): LambdaHandler => {
  const log = createLog({ service: group, level });
  return lambdaHandler(createRouter(group, { log, originTokens, ...options }, handlers));
};

/**
 * Returns a request with the event's method and path, enough for routing, or undefined if they are
 * malformed.
 */
function toRequest({ rawPath, requestContext }: APIGatewayProxyEventV2): Request | undefined {
  try {
    return new Request(`https://site.invalid${rawPath}`, { method: requestContext.http.method });
  } catch {
    return undefined;
  }
}

import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Hono } from "hono";
import { DomainError } from "@vanfettle/contract/problems";
import { answerOfRefusal } from "./http-response.ts";
import { refusalOf } from "./error-policy.ts";
import type { Bindings } from "./router.ts";

export type LambdaHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** API Gateway's event to the router and back. Hono's own adapter is on its way out and prints what it cannot read. */
export function lambdaHandler(app: Hono<{ Bindings: Bindings }>): LambdaHandler {
  return async (event) => {
    const { requestId } = event.requestContext;
    const request = requestOf(event);
    if (!request) {
      const refusal = refusalOf(new DomainError("invalid_request"), requestId);
      const { status, headers, body } = answerOfRefusal(refusal);
      return { statusCode: status, headers: { ...headers, "x-request-id": requestId }, body };
    }
    const response = await app.fetch(request, { event, requestId });
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
      isBase64Encoded: false,
    };
  };
}

/** Method and path are all that routing needs; undefined for those that no request can have. */
function requestOf({ rawPath, requestContext }: APIGatewayProxyEventV2): Request | undefined {
  try {
    return new Request(`https://site.invalid${rawPath}`, { method: requestContext.http.method });
  } catch {
    return undefined;
  }
}

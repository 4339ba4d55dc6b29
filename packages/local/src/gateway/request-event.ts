import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { HttpRequest } from "../http.ts";
import type { RouteMatch } from "./match-route.ts";

/** The content types sent as text. All other bodies, including forms, are sent in base64. */
const textTypes = /^(text\/|application\/(json|javascript|xml|[\w.+-]+\+(json|xml)))/i;

/** Returns the query parameters, with repeated values joined by commas. */
function queryParameters(query: string): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    parameters[name] = Object.hasOwn(parameters, name) ? `${parameters[name]},${value}` : value;
  }
  return Object.keys(parameters).length > 0 ? parameters : undefined;
}

/** Creates the event of a request in payload format 2.0. As in an HTTP API, even `rawPath` is decoded. */
export function toEvent(request: HttpRequest, match: RouteMatch, decodedPath: string): APIGatewayProxyEventV2 {
  const { cookie, ...headers } = request.headers;
  const isText = textTypes.test(headers["content-type"] ?? "text/plain");
  const now = new Date();
  const query = queryParameters(request.query);
  return {
    version: "2.0",
    routeKey: match.route.routeKey,
    rawPath: decodedPath,
    rawQueryString: request.query,
    ...(cookie && { cookies: cookie.split(/; */) }),
    headers,
    ...(query && { queryStringParameters: query }),
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: headers.host ?? "localhost",
      domainPrefix: "local",
      http: {
        method: request.method,
        path: decodedPath,
        protocol: "HTTP/1.1",
        sourceIp: request.clientIp,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey: match.route.routeKey,
      stage: "$default",
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(match.pathParameters && { pathParameters: match.pathParameters }),
    ...(request.body.length > 0 && { body: request.body.toString(isText ? "utf8" : "base64") }),
    isBase64Encoded: !isText && request.body.length > 0,
  };
}

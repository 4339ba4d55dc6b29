import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { HeaderValues, HttpRequest, HttpResponse } from "../http.ts";

/** The content types sent as text. All other bodies, including forms, are sent in base64. */
const textTypes = /^(text\/|application\/(json|javascript|xml|[\w.+-]+\+(json|xml)))/i;

/**
 * Creates the event of a request in payload format 2.0. As in an HTTP API, even `rawPath` is
 * decoded.
 */
export function toEvent(
  request: HttpRequest,
  routeKey: string,
  decodedPath: string,
  pathParameters: Record<string, string> | undefined,
): APIGatewayProxyEventV2 {
  const { cookie, ...headers } = request.headers;
  const isText = textTypes.test(headers["content-type"] ?? "text/plain");
  const hasBody = request.body.length > 0;
  // Repeated values are joined by commas.
  const query = [...Map.groupBy(new URLSearchParams(request.query), ([name]) => name)].map(
    ([name, pairs]): [string, string] => [name, pairs.map(([, value]) => value).join()],
  );
  const now = new Date();
  return {
    version: "2.0",
    routeKey,
    rawPath: decodedPath,
    rawQueryString: request.query,
    ...(cookie && { cookies: cookie.split(/; */) }),
    headers,
    ...(query.length > 0 && { queryStringParameters: Object.fromEntries(query) }),
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
      routeKey,
      stage: "$default",
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(pathParameters && { pathParameters }),
    ...(hasBody && { body: request.body.toString(isText ? "utf8" : "base64") }),
    isBase64Encoded: hasBody && !isText,
  };
}

interface StructuredResult {
  statusCode: number;
  headers?: Record<string, boolean | number | string>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

/**
 * Converts the result of a function to a response. A result without a status code becomes a JSON
 * body.
 */
export function toResponse(result: unknown): HttpResponse {
  if (typeof result !== "object" || result === null || !("statusCode" in result)) {
    const body = typeof result === "string" ? result : JSON.stringify(result ?? null);
    return {
      status: 200,
      headers: { "content-type": "application/json" },
      body: Buffer.from(body),
    };
  }
  const {
    statusCode,
    headers: sent = {},
    cookies,
    body = "",
    isBase64Encoded,
  } = result as StructuredResult;
  if (
    !Number.isInteger(statusCode) ||
    statusCode < 100 ||
    statusCode > 599 ||
    typeof body !== "string"
  ) {
    throw new Error(
      `The function's result is not an HTTP response: status ${String(statusCode)}, ${typeof body} body.`,
    );
  }
  const headers: HeaderValues = { "content-type": "text/plain;charset=UTF-8" };
  for (const [name, value] of Object.entries(sent)) headers[name.toLowerCase()] = String(value);
  if (cookies?.length) headers["set-cookie"] = cookies;
  return {
    status: statusCode,
    headers,
    body: Buffer.from(body, isBase64Encoded ? "base64" : "utf8"),
  };
}

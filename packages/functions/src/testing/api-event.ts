import type { APIGatewayProxyEventV2 } from "aws-lambda";

export interface Sent {
  headers?: Record<string, string>;
  body?: string;
  base64?: boolean;
  query?: string;
  /** The operator from the caller's token, as set by the authorizer. */
  operator?: { username: string; scopes: string[]; groups?: string[] };
  /** The parameters as decoded by the gateway. */
  pathParameters?: Record<string, string>;
}

function jwtOf({ username, groups, scopes }: NonNullable<Sent["operator"]>) {
  const groupClaims = groups && { "cognito:groups": `[${groups.join(" ")}]` };
  return { claims: { username, ...groupClaims }, scopes };
}

/** Returns the event that API Gateway would send for this request. */
export function event(method: string, path: string, sent: Sent = {}) {
  const { headers = {}, body, base64, query = "", operator, pathParameters } = sent;
  const lowered = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString: query,
    headers: lowered,
    requestContext: {
      accountId: "000000000000",
      apiId: "api",
      domainName: "api.example",
      domainPrefix: "api",
      http: { method, path, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "test" },
      requestId: "req-1",
      routeKey: "$default",
      stage: "$default",
      time: "21/Nov/2026:10:00:00 +0000",
      timeEpoch: 1_795_255_200_000,
      ...(operator && { authorizer: { jwt: jwtOf(operator) } }),
    },
    ...(pathParameters && { pathParameters }),
    ...(query && { queryStringParameters: Object.fromEntries(new URLSearchParams(query)) }),
    isBase64Encoded: base64 ?? false,
    ...(body !== undefined && { body: base64 ? Buffer.from(body).toString("base64") : body }),
  } satisfies APIGatewayProxyEventV2;
}

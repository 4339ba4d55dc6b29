import type { APIGatewayProxyEventV2WithJWTAuthorizer } from "aws-lambda";
import { expect, test } from "vitest";
import type { HttpRequest } from "../http.ts";
import { httpGateway, type Authorize } from "./gateway.ts";

const request = (path: string): HttpRequest => ({
  method: "GET",
  path,
  query: "",
  headers: { cookie: "a=1; b=2" },
  body: Buffer.alloc(0),
  clientIp: "127.0.0.1",
});

function gatewayTo(invoke: (event: string) => string | Promise<string>, authorize?: Authorize, timeoutMs = 1000) {
  const authorizer = authorize && { issuer: "https://login.example", audience: ["site"], scopes: ["write"] };
  return httpGateway({
    routes: [{ routeKey: "GET /a", functionId: "f", timeoutMs, authorizer, throttle: undefined }],
    invoke: async (_, event) => invoke(event),
    authorize,
    record: () => undefined,
    log: () => undefined,
  });
}

test("uses a result without a status code as the body", async () => {
  const response = await gatewayTo(() => '{"hello":"van"}')(request("/a"));
  expect(response).toMatchObject({ status: 200, headers: { "content-type": "application/json" } });
  expect(response.body.toString()).toBe('{"hello":"van"}');
});

test("accepts headers, cookies and a base64 body in a result with a status code", async () => {
  const result = {
    statusCode: 201,
    headers: { "X-A": 1 },
    cookies: ["a=1", "b=2"],
    body: "dmFu",
    isBase64Encoded: true,
  };
  const response = await gatewayTo(() => JSON.stringify(result))(request("/a"));
  expect(response).toMatchObject({ status: 201, headers: { "x-a": "1", "set-cookie": ["a=1", "b=2"] } });
  expect(response.body.toString()).toBe("van");
});

test("responds with 500 to a result that is not an HTTP response", async () => {
  for (const result of ['{"statusCode":"many"}', '{"statusCode":200,"body":{"an":"object"}}']) {
    expect((await gatewayTo(() => result)(request("/a"))).status).toBe(500);
  }
});

test("passes cookies as a separate list in the event", async () => {
  const response = await gatewayTo((event) => event)(request("/a"));
  const event = JSON.parse(response.body.toString()) as { cookies: string[]; headers: object };
  expect(event.cookies).toEqual(["a=1", "b=2"]);
  expect(event.headers).not.toHaveProperty("cookie");
});

test("responds with 431 to a request whose line and headers exceed the limit of HTTP APIs", async () => {
  const sent = (length: number) => ({ ...request("/a"), headers: { authorization: "a".repeat(length) } });
  const gateway = gatewayTo(() => "{}");
  expect((await gateway(sent(10_000))).status).toBe(200);
  expect((await gateway(sent(10_240))).status).toBe(431);
});

test("responds with 503 if the integration times out", async () => {
  const response = await gatewayTo(() => new Promise(() => undefined), undefined, 20)(request("/a"));
  expect([response.status, response.body.toString()]).toEqual([503, '{"message":"Service Unavailable"}']);
});

test("rejects callers with the authorizer's status, and passes accepted callers' claims to the function", async () => {
  const gatewayWith = (verdict: Awaited<ReturnType<Authorize>>) =>
    gatewayTo(
      (event) => event,
      async () => verdict,
    );
  expect((await gatewayWith(401)(request("/a"))).status).toBe(401);
  expect((await gatewayWith(403)(request("/a"))).status).toBe(403);
  const response = await gatewayWith({ claims: { sub: "op" }, scopes: ["write"] })(request("/a"));
  const event = JSON.parse(response.body.toString()) as APIGatewayProxyEventV2WithJWTAuthorizer;
  expect(event.requestContext.authorizer.jwt).toEqual({ claims: { sub: "op" }, scopes: ["write"] });
});

test("rejects every request to a route whose authorizer is missing", async () => {
  const authorizer = { issuer: "https://login.example", audience: [], scopes: [] };
  const routes = [{ routeKey: "GET /a", functionId: "f", timeoutMs: 1000, authorizer, throttle: undefined }];
  const gateway = httpGateway({ routes, invoke: async () => "{}", record: () => undefined, log: () => undefined });
  expect((await gateway(request("/a"))).status).toBe(401);
});

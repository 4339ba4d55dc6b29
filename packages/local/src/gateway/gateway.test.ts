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
    log: () => undefined,
  });
}

test("a result without a status code is the body", async () => {
  const response = await gatewayTo(() => '{"hello":"van"}')(request("/a"));
  expect(response).toMatchObject({ status: 200, headers: { "content-type": "application/json" } });
  expect(response.body.toString()).toBe('{"hello":"van"}');
});

test("a result with a status code may have headers, cookies and a body in base64", async () => {
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

test("a result that is not an HTTP response is a 500", async () => {
  for (const result of ['{"statusCode":"many"}', '{"statusCode":200,"body":{"an":"object"}}']) {
    expect((await gatewayTo(() => result)(request("/a"))).status).toBe(500);
  }
});

test("cookies are a list of their own in the event", async () => {
  const response = await gatewayTo((event) => event)(request("/a"));
  const event = JSON.parse(response.body.toString()) as { cookies: string[]; headers: object };
  expect(event.cookies).toEqual(["a=1", "b=2"]);
  expect(event.headers).not.toHaveProperty("cookie");
});

test("a request whose line and headers are longer than an HTTP API takes is a 431", async () => {
  const sent = (length: number) => ({ ...request("/a"), headers: { authorization: "a".repeat(length) } });
  const gateway = gatewayTo(() => "{}");
  expect((await gateway(sent(10_000))).status).toBe(200);
  expect((await gateway(sent(10_240))).status).toBe(431);
});

test("an integration that times out is a 503", async () => {
  const response = await gatewayTo(() => new Promise(() => undefined), undefined, 20)(request("/a"));
  expect([response.status, response.body.toString()]).toEqual([503, '{"message":"Service Unavailable"}']);
});

test("a route with an authorizer rejects callers with its status, and gives the function the caller's claims", async () => {
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

test("a route with an authorizer rejects every request if there is no authorizer", async () => {
  const authorizer = { issuer: "https://login.example", audience: [], scopes: [] };
  const routes = [{ routeKey: "GET /a", functionId: "f", timeoutMs: 1000, authorizer, throttle: undefined }];
  const gateway = httpGateway({ routes, invoke: async () => "{}", log: () => undefined });
  expect((await gateway(request("/a"))).status).toBe(401);
});

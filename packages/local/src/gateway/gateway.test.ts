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

function gatewayAnswering(
  answer: (event: string) => string | Promise<string>,
  authorize?: Authorize,
  timeoutMs = 1000,
) {
  const authorizer = authorize && { issuer: "https://login.example", audience: ["site"], scopes: ["write"] };
  return httpGateway({
    routes: [{ routeKey: "GET /a", functionId: "f", timeoutMs, authorizer }],
    invoke: async (_, event) => answer(event),
    authorize,
    log: () => undefined,
  });
}

test("an answer without a status code is the body", async () => {
  const response = await gatewayAnswering(() => '{"hello":"van"}')(request("/a"));
  expect(response).toMatchObject({ status: 200, headers: { "content-type": "application/json" } });
  expect(response.body.toString()).toBe('{"hello":"van"}');
});

test("an answer with one may bring headers, cookies and bytes", async () => {
  const answer = {
    statusCode: 201,
    headers: { "X-A": 1 },
    cookies: ["a=1", "b=2"],
    body: "dmFu",
    isBase64Encoded: true,
  };
  const response = await gatewayAnswering(() => JSON.stringify(answer))(request("/a"));
  expect(response).toMatchObject({ status: 201, headers: { "x-a": "1", "set-cookie": ["a=1", "b=2"] } });
  expect(response.body.toString()).toBe("van");
});

test("an answer that is not one of HTTP is a fault of the function", async () => {
  for (const answer of ['{"statusCode":"many"}', '{"statusCode":200,"body":{"an":"object"}}']) {
    expect((await gatewayAnswering(() => answer)(request("/a"))).status).toBe(500);
  }
});

test("cookies come as a list, apart from the headers", async () => {
  const response = await gatewayAnswering((event) => event)(request("/a"));
  const event = JSON.parse(response.body.toString()) as { cookies: string[]; headers: object };
  expect(event.cookies).toEqual(["a=1", "b=2"]);
  expect(event.headers).not.toHaveProperty("cookie");
});

test("an integration that does not answer in its time is a 503", async () => {
  const response = await gatewayAnswering(() => new Promise(() => undefined), undefined, 20)(request("/a"));
  expect([response.status, response.body.toString()]).toEqual([503, '{"message":"Service Unavailable"}']);
});

test("a route with an authorizer is closed to whoever it turns away, and tells the function who came", async () => {
  const asked = (verdict: Awaited<ReturnType<Authorize>>) =>
    gatewayAnswering(
      (event) => event,
      async () => verdict,
    );
  expect((await asked(401)(request("/a"))).status).toBe(401);
  expect((await asked(403)(request("/a"))).status).toBe(403);
  const response = await asked({ claims: { sub: "op" }, scopes: ["write"] })(request("/a"));
  const event = JSON.parse(response.body.toString()) as APIGatewayProxyEventV2WithJWTAuthorizer;
  expect(event.requestContext.authorizer.jwt).toEqual({ claims: { sub: "op" }, scopes: ["write"] });
});

test("a route with an authorizer is closed to everybody while there is none here", async () => {
  const authorizer = { issuer: "https://login.example", audience: [], scopes: [] };
  const routes = [{ routeKey: "GET /a", functionId: "f", timeoutMs: 1000, authorizer }];
  const gateway = httpGateway({ routes, invoke: async () => "{}", log: () => undefined });
  expect((await gateway(request("/a"))).status).toBe(401);
});

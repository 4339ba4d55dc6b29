import type { APIGatewayProxyEventV2WithJWTAuthorizer } from "aws-lambda";
import { describe, expect, test } from "vitest";
import type { Route } from "../assembly/http-routes.ts";
import type { HttpRequest } from "../http.ts";
import { FunctionFailure } from "../lambda/messages.ts";
import { httpGateway, routeMatcher, routeThrottles, type Authorize } from "./gateway.ts";

const request = (path: string): HttpRequest => ({
  method: "GET",
  path,
  query: "",
  headers: { cookie: "a=1; b=2" },
  body: Buffer.alloc(0),
  clientIp: "127.0.0.1",
});

function gatewayTo(
  invoke: (event: string) => string | Promise<string>,
  authorize?: Authorize,
  timeoutMs = 1000,
) {
  const authorizer = authorize && {
    issuer: "https://login.example",
    audience: ["site"],
    scopes: ["write"],
  };
  return httpGateway({
    routes: [
      {
        routeKey: "GET /a",
        functionId: "f",
        mayInvoke: true,
        timeoutMs,
        authorizer,
        throttle: undefined,
      },
    ],
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
  expect(response).toMatchObject({
    status: 201,
    headers: { "x-a": "1", "set-cookie": ["a=1", "b=2"] },
  });
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
  const sent = (length: number) => ({
    ...request("/a"),
    headers: { authorization: "a".repeat(length) },
  });
  const gateway = gatewayTo(() => "{}");
  expect((await gateway(sent(10_000))).status).toBe(200);
  expect((await gateway(sent(10_240))).status).toBe(431);
});

test("logs each call's route and status, and Lambda's status only for a call that reached Lambda", async () => {
  const logged: object[] = [];
  const routeOf = (path: string, throttle: Route["throttle"]) => ({
    routeKey: `GET ${path}`,
    functionId: path,
    mayInvoke: true,
    timeoutMs: 20,
    authorizer: undefined,
    throttle,
  });
  const gateway = httpGateway({
    routes: [
      routeOf("/a", { rate: 1, burst: 1 }),
      routeOf("/late", undefined),
      routeOf("/busy", undefined),
    ],
    invoke: async (id) => {
      if (id === "/late") return new Promise(() => undefined);
      if (id === "/busy") {
        throw new FunctionFailure({
          errorType: "Lambda.TooManyRequestsException",
          errorMessage: "busy",
        });
      }
      return '{"statusCode":404}';
    },
    record: () => undefined,
    log: () => undefined,
    logAccess: ({ routeKey, status, integrationStatus }) =>
      logged.push({ routeKey, status, integrationStatus }),
  });
  for (const path of ["/a", "/a", "/late", "/busy", "/other"]) await gateway(request(path));
  expect(logged).toEqual([
    { routeKey: "GET /a", status: "404", integrationStatus: "200" },
    { routeKey: "GET /a", status: "429", integrationStatus: "-" },
    { routeKey: "GET /late", status: "503", integrationStatus: "-" },
    { routeKey: "GET /busy", status: "503", integrationStatus: "429" },
    { routeKey: "-", status: "404", integrationStatus: "-" },
  ]);
});

test("responds with 500, and does not invoke the function, without the permission to do so", async () => {
  const route = { routeKey: "GET /a", functionId: "f", mayInvoke: false, timeoutMs: 1000 };
  const invoked: string[] = [];
  const lines: string[] = [];
  const gateway = httpGateway({
    routes: [{ ...route, authorizer: undefined, throttle: undefined }],
    invoke: async (id) => String(invoked.push(id)),
    record: () => undefined,
    log: (line) => lines.push(line),
  });
  const response = await gateway(request("/a"));
  expect([response.status, response.body.toString()]).toEqual([
    500,
    '{"message":"Internal Server Error"}',
  ]);
  expect(invoked).toEqual([]);
  expect(lines).toEqual(["GET /a: the API has no permission to invoke f"]);
});

test("responds with 503 if the integration times out", async () => {
  const response = await gatewayTo(
    () => new Promise(() => undefined),
    undefined,
    20,
  )(request("/a"));
  expect([response.status, response.body.toString()]).toEqual([
    503,
    '{"message":"Service Unavailable"}',
  ]);
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
  const routes = [
    {
      routeKey: "GET /a",
      functionId: "f",
      mayInvoke: true,
      timeoutMs: 1000,
      authorizer,
      throttle: undefined,
    },
  ];
  const gateway = httpGateway({
    routes,
    invoke: async () => "{}",
    record: () => undefined,
    log: () => undefined,
  });
  expect((await gateway(request("/a"))).status).toBe(401);
});

describe("the matching of routes", () => {
  const route = (routeKey: string) => ({
    routeKey,
    functionId: "f",
    mayInvoke: true,
    timeoutMs: 1,
    authorizer: undefined,
    throttle: undefined,
  });
  const match = routeMatcher(
    [
      "GET /api/regions/{name}",
      "GET /api/regions/all",
      "POST /api/regions/{name}",
      "GET /api/{kind}/all",
    ].map(route),
  );
  const found = (method: string, path: string) => {
    const hit = match(method, path);
    return hit && [hit.route.routeKey, hit.pathParameters];
  };

  test("matches the most specific path in any order of routes", () => {
    expect(found("GET", "/api/regions/all")).toEqual(["GET /api/regions/all", undefined]);
    expect(found("GET", "/api/regions/wales")).toEqual([
      "GET /api/regions/{name}",
      { name: "wales" },
    ]);
    expect(found("GET", "/api/counties/all")).toEqual([
      "GET /api/{kind}/all",
      { kind: "counties" },
    ]);
  });

  test("matches the method", () => {
    expect(found("POST", "/api/regions/wales")?.[0]).toBe("POST /api/regions/{name}");
    expect(found("PUT", "/api/regions/wales")).toBeUndefined();
  });

  test("does not match a trailing slash, an empty parameter or a longer path", () => {
    for (const path of [
      "/api/regions/",
      "/api/regions/wales/",
      "/api/regions",
      "/api/regions/a/b",
    ]) {
      expect(match("GET", path)).toBeUndefined();
    }
  });

  test.each(["$default", "ANY /a", "GET /a/{rest+}"])("rejects the route %s", (routeKey) => {
    expect(() => routeMatcher([route(routeKey)])).toThrow(
      `The route ${routeKey} is not supported locally.`,
    );
  });
});

describe("the throttle of a route", () => {
  const route = (settings: Partial<Route> = {}): Route => ({
    routeKey: "POST /a",
    functionId: "f",
    mayInvoke: true,
    timeoutMs: 1_000,
    authorizer: undefined,
    throttle: { rate: 7, burst: 8 },
    ...settings,
  });

  /**
   * Sends requests every tenth of a second for ten seconds. Returns the times of the accepted
   * requests.
   */
  function admitted(tested: Route, requestsEach: number): number[] {
    let time = 0;
    const takes = routeThrottles([tested], () => time);
    const times: number[] = [];
    for (; time < 10_000; time += 100) {
      for (let request = 0; request < requestsEach; request++) if (takes(tested)) times.push(time);
    }
    return times;
  }

  test("accepts at most the burst plus a second's rate in any second", () => {
    const times = admitted(route(), 40);
    const inSecondFrom = (from: number) =>
      times.filter((time) => time >= from && time < from + 1_000).length;
    expect(Math.max(...times.map(inSecondFrom))).toBeLessThanOrEqual(15);
    expect(times.length).toBeGreaterThan(70);
    expect(times.length).toBeLessThanOrEqual(78);
  });

  test("accepts all requests below the rate", () => {
    let time = 0;
    const takes = routeThrottles([route()], () => time);
    const results = Array.from({ length: 50 }, () => {
      time += 150;
      return takes(route());
    });
    expect(results).not.toContain(false);
  });

  test.each([
    ["without a limit", { throttle: undefined }],
    ["with a limit that protects the account", { throttle: { rate: 400, burst: 800 } }],
    ["of operators", { authorizer: { issuer: "i", audience: [], scopes: [] } }],
  ])("accepts every request on a route %s", (_, settings) => {
    expect(admitted(route(settings), 10)).toHaveLength(1_000);
  });

  test("a clock that is set back neither fills nor empties the bucket", () => {
    let time = 10_000;
    const takes = routeThrottles([route()], () => time);
    for (let request = 0; request < 8; request++) takes(route());
    time = 0;
    expect(takes(route())).toBe(false);
    time = 200;
    expect(takes(route())).toBe(true);
  });
});

import { expect, test } from "vitest";
import { routeMatcher } from "./match-route.ts";

const route = (routeKey: string) => ({
  routeKey,
  functionId: "f",
  timeoutMs: 1,
  authorizer: undefined,
  throttle: undefined,
});
const match = routeMatcher(
  ["GET /api/regions/{name}", "GET /api/regions/all", "POST /api/regions/{name}", "GET /api/{kind}/all"].map(route),
);
const found = (method: string, path: string) => {
  const hit = match(method, path);
  return hit && [hit.route.routeKey, hit.pathParameters];
};

test("matches the most specific path in any order of routes", () => {
  expect(found("GET", "/api/regions/all")).toEqual(["GET /api/regions/all", undefined]);
  expect(found("GET", "/api/regions/wales")).toEqual(["GET /api/regions/{name}", { name: "wales" }]);
  expect(found("GET", "/api/counties/all")).toEqual(["GET /api/{kind}/all", { kind: "counties" }]);
});

test("matches the method", () => {
  expect(found("POST", "/api/regions/wales")?.[0]).toBe("POST /api/regions/{name}");
  expect(found("PUT", "/api/regions/wales")).toBeUndefined();
});

test("does not match a trailing slash, an empty parameter or a longer path", () => {
  for (const path of ["/api/regions/", "/api/regions/wales/", "/api/regions", "/api/regions/a/b"]) {
    expect(match("GET", path)).toBeUndefined();
  }
});

test.each(["$default", "ANY /a", "GET /a/{rest+}"])("rejects the route %s", (routeKey) => {
  expect(() => routeMatcher([route(routeKey)])).toThrow(`The route ${routeKey} is not supported locally.`);
});

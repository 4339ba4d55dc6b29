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
  ["ANY /api/{rest+}", "GET /api/regions/{name}", "GET /api/regions/all", "ANY /api/regions/{name}"].map(route),
);
const found = (method: string, path: string) => {
  const hit = match(method, path);
  return hit && [hit.route.routeKey, hit.pathParameters];
};

test("matches the most specific path in any order of routes", () => {
  expect(found("GET", "/api/regions/all")).toEqual(["GET /api/regions/all", undefined]);
  expect(found("GET", "/api/regions/wales")).toEqual(["GET /api/regions/{name}", { name: "wales" }]);
  expect(found("GET", "/api/regions/wales/more")).toEqual(["ANY /api/{rest+}", { rest: "regions/wales/more" }]);
});

test("prefers a method to ANY", () => {
  expect(found("POST", "/api/regions/wales")?.[0]).toBe("ANY /api/regions/{name}");
});

test("does not match a trailing slash, an empty parameter or a longer path", () => {
  const only = routeMatcher([route("GET /api/regions/{name}")]);
  for (const path of ["/api/regions/", "/api/regions/wales/", "/api/regions", "/api/regions/a/b"]) {
    expect(only("GET", path)).toBeUndefined();
  }
});

test("falls back to the default route", () => {
  const withDefault = routeMatcher([route("GET /a"), route("$default")]);
  expect(withDefault("PUT", "/nowhere")?.route.routeKey).toBe("$default");
  expect(found("GET", "/elsewhere")).toBeUndefined();
});

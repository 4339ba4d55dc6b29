import { expect, test } from "vitest";
import type { Route } from "../assembly/http-routes.ts";
import { routeThrottles } from "./route-throttle.ts";

const route = (settings: Partial<Route> = {}): Route => ({
  routeKey: "POST /a",
  functionId: "f",
  timeoutMs: 1_000,
  authorizer: undefined,
  throttle: { rate: 7, burst: 8 },
  ...settings,
});

/** Sends requests every tenth of a second for ten seconds. Returns the times of the accepted requests. */
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
  const inSecondFrom = (from: number) => times.filter((time) => time >= from && time < from + 1_000).length;
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

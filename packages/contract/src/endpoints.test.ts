import { expect, test } from "vitest";
import { cacheControl } from "./cache-times.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints, type EndpointName } from "./endpoints.ts";

const names = Object.keys(endpoints) as EndpointName[];
const cachedFor = (cache: keyof typeof cacheControl) =>
  names.filter((name) => endpoints[name].cache === cache);

test("each kind of response is kept as long as decided", () => {
  expect(cacheControl).toEqual({
    page: "public, max-age=0, s-maxage=3600, stale-while-revalidate=86400",
    unfinishedPage: "public, max-age=0, s-maxage=60",
    listing: "public, max-age=60, s-maxage=3600, stale-while-revalidate=86400",
    location: "public, max-age=60, s-maxage=60",
    brief: "public, max-age=0, s-maxage=5",
    live: "public, max-age=0, s-maxage=1",
    edition: "public, max-age=300, s-maxage=86400",
    asset: "public, max-age=31536000, immutable",
    namedFile: "public, max-age=300",
    none: "no-store",
  });
});

test("only these responses are kept: what visitors send and what operators read never is", () => {
  expect(cachedFor("listing").toSorted()).toEqual([
    "findPlaces",
    "getSitemapChunk",
    "getSitemapIndex",
    "listLocations",
    "listRegions",
    "listServices",
    "llmsText",
    "openApi",
  ]);
  expect(cachedFor("location")).toEqual(["getLocation"]);
  expect(cachedFor("edition").toSorted()).toEqual(["nearStations", "stationMap"]);
  expect(cachedFor("brief").toSorted()).toEqual([
    "getOperatorSignIn",
    "listContentLocations",
    "listContentRegions",
  ]);
  expect(cachedFor("live")).toEqual(["getContentProgress"]);
});

test("only the endpoints that need an operator name a scope", () => {
  const calls: [string, Endpoint][] = Object.entries(endpoints);
  const scoped = calls.filter(([, { scope }]) => scope !== undefined).map(([name]) => name);
  expect(scoped).toEqual(
    calls.filter(([, { access }]) => access === "operator").map(([name]) => name),
  );
  expect(scoped).toEqual([
    "countBookings",
    "exportBookings",
    "listDayBookings",
    "getContentRun",
    "getContentEstimate",
    "requestContentBatch",
    "generateRegion",
    "estimateContentQueue",
    "startContentQueue",
    "getTextService",
    "testTextService",
    "correctTokenBudget",
    "cancelContentRun",
    "listContentVersions",
    "getContentVersion",
    "publishContentVersion",
    "rejectContentVersion",
    "editContentVersion",
    "approveContentDrafts",
    "listContentStates",
    "listContentRuns",
    "undoContentRun",
    "listContentAudit",
  ]);
});

test("endpoints that change texts or cost money need the write scope, endpoints that show drafts the read scope", () => {
  const calls = Object.values<Endpoint>(endpoints).filter(
    ({ group, access }) => group === "content" && access === "operator",
  );
  expect(calls.length).toBeGreaterThan(15);
  for (const { method, scope } of calls) {
    expect(scope).toBe(method === "POST" ? "content/write" : "content/read");
  }
});

test("only the endpoints that show bookings to operators need the scope for bookings", () => {
  const withScope = Object.entries<Endpoint>(endpoints).filter(
    ([, { scope }]) => scope === "bookings/read",
  );
  expect(withScope.map(([name]) => name)).toEqual([
    "countBookings",
    "exportBookings",
    "listDayBookings",
  ]);
});

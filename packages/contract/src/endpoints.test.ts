import { expect, test } from "vitest";
import { cacheControl } from "./endpoint.ts";
import { endpoints, type EndpointName } from "./endpoints.ts";

const names = Object.keys(endpoints) as EndpointName[];
const cachedFor = (cache: keyof typeof cacheControl) =>
  names.filter((name) => endpoints[name].cache === cache);

test("each kind of response is kept as long as decided", () => {
  expect(cacheControl).toEqual({
    listing: "public, max-age=60, s-maxage=3600, stale-while-revalidate=86400",
    location: "public, max-age=60, s-maxage=60",
    brief: "public, max-age=0, s-maxage=5",
    live: "public, max-age=0, s-maxage=1",
    edition: "public, max-age=300, s-maxage=86400",
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

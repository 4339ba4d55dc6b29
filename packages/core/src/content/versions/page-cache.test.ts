import { expect, test } from "vitest";
import { cachedPaths } from "./page-cache.ts";

test("a place's text is cached as two pages and one API response", () => {
  expect(cachedPaths("reigate")).toEqual([
    "/van-servicing/reigate/",
    "/van-mot/reigate/",
    "/api/locations/reigate",
  ]);
});

test("a region with two slugs is cached under both", () => {
  expect(cachedPaths("yorkshire")).toEqual([
    "/van-servicing/yorkshire/",
    "/van-mot/yorkshire-and-the-humber/",
    "/api/locations/yorkshire",
    "/api/locations/yorkshire-and-the-humber",
  ]);
});

import { expect, test } from "vitest";
import { footerLocationSlugs, popularCitySlugs } from "./featured-cities.ts";

test("the home page and the footer feature the agreed cities", () => {
  expect(popularCitySlugs).toEqual([
    "london",
    "birmingham",
    "manchester",
    "liverpool",
    "leeds",
    "bristol",
  ]);
  expect(footerLocationSlugs).toEqual([
    "london",
    "birmingham",
    "manchester",
    "liverpool",
    "bristol",
    "glasgow",
  ]);
});

import { expect, test } from "vitest";
import { regions } from "./regions.ts";

test("the twelve regions have 66 counties and twelve distinct slugs for each service", () => {
  expect(regions).toHaveLength(12);
  expect(regions.reduce((sum, { counties }) => sum + counties, 0)).toBe(66);
  expect(new Set(regions.map(({ slug }) => slug)).size).toBe(12);
  expect(new Set(regions.map(({ motSlug }) => motSlug)).size).toBe(12);
});

test("the regions have their agreed names and slugs", () => {
  expect(
    regions.map(({ name, slug, motSlug, counties }) => [name, counties, slug, motSlug].join(" ")),
  ).toEqual([
    "London 1 london london",
    "South East 6 south-east south-east",
    "South West 6 south-west south-west",
    "North West 5 north-west north-west",
    "Yorkshire & Humber 4 yorkshire yorkshire-and-the-humber",
    "West Midlands 6 west-midlands west-midlands",
    "East Midlands 6 east-midlands east-midlands",
    "East of England 6 east-of-england eastern",
    "Scotland 8 scotland scotland",
    "Wales 8 wales wales",
    "North East 4 north-east north-east",
    "Northern Ireland 6 northern-ireland northern-ireland",
  ]);
});

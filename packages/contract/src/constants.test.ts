import { describe, expect, test } from "vitest";
import * as constants from "./constants.ts";
import { regions } from "./locations/regions.ts";
import { services } from "./services.ts";

test("the constants have their agreed values", () => {
  expect(constants).toMatchObject({
    registrationMaxLength: 8,
    postcodeMaxLength: 8,
    defaultLocationSlug: "birmingham",
    countyPagePlaceLimit: 20,
    motTextThreshold: 100,
    contentBatchLimit: 50,
    contentBatchDefault: 10,
    defaultProgressTotal: 243,
    pollingMs: { running: 2_000, idle: 30_000, betweenRegions: 3_000 },
    toast: {
      limit: 1,
      durationMs: 5_000,
      removeDelayMs: 1_000_000,
      swipeThresholdPx: 50,
      hotkey: "F8",
      maxWidthPx: 420,
    },
    tooltip: { openDelayMs: 700, skipDelayMs: 300 },
    structuredData: { serviceRadiusMetres: 25_000, priceRange: "££" },
    legal: { minimumAge: 18, bookingRetentionYears: 7, privacyResponseDays: 30, enquiryResponseBusinessDays: 5 },
  });
  expect(constants.popularCitySlugs).toEqual(["london", "birmingham", "manchester", "liverpool", "leeds", "bristol"]);
  expect(constants.footerLocationSlugs).toEqual([
    "london",
    "birmingham",
    "manchester",
    "liverpool",
    "bristol",
    "glasgow",
  ]);
});

test("the twelve regions have 66 counties and twelve distinct slugs for each service", () => {
  expect(regions).toHaveLength(12);
  expect(regions.reduce((sum, { counties }) => sum + counties, 0)).toBe(66);
  expect(new Set(regions.map(({ slug }) => slug)).size).toBe(12);
  expect(new Set(regions.map(({ motSlug }) => motSlug)).size).toBe(12);
});

test("the regions have their agreed names and slugs", () => {
  expect(regions.map(({ name, slug, motSlug, counties }) => [name, counties, slug, motSlug].join(" "))).toEqual([
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

test("two services have a price and five are quoted", () => {
  expect(services.map(({ name, price }) => `${name}: ${price}`)).toEqual([
    "MOT Test: £54.85",
    "Full Service: Get Quote",
    "Major Service: Get Quote",
    "MOT + Service: £180",
    "Brake Service: Get Quote",
    "Oil Change: Get Quote",
    "Diagnostics: Get Quote",
  ]);
});

describe("liabilityCap", () => {
  test("returns the amount paid in the last 12 months, with a minimum of £100", () => {
    expect(constants.liabilityCap([])).toBe(100);
    expect(constants.liabilityCap([40, 30])).toBe(100);
    expect(constants.liabilityCap(Array(12).fill(20))).toBe(240);
    expect(constants.liabilityCap([5_000, ...Array<number>(12).fill(10)])).toBe(120);
  });
});

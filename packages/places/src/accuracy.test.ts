import { expect, test } from "vitest";
import { kilometresBetween } from "@vanfettle/contract/geo/distance";
import { readTable } from "./csv.ts";
import { loadGazetteer } from "./gazetteer.ts";
import { slugify } from "./slugify.ts";

/**
 * The gazetteer under test. The lists in data/checks are written from general knowledge, not from
 * its sources.
 */
const { places } = loadGazetteer();
const named = (name: string) => places.filter((place) => place.slug === slugify(name));
const inCounty = (name: string, county: string) =>
  named(name).find((place) => place.county.slug === county);

test("contains at least 99 % of 455 known towns in their county, and the others in no county", () => {
  const known = readTable("checks/known-counties.csv", ["name", "county"] as const);
  expect(known).toHaveLength(455);
  const missed = known.filter(({ name, county }) => !inCounty(name, county));
  expect(missed.length / known.length).toBeLessThan(0.01);
  expect(missed.filter(({ name }) => named(name).length > 0)).toEqual([]);
});

test("places 40 known towns within 2 km of their coordinates", () => {
  const known = readTable("checks/known-coordinates.csv", [
    "name",
    "county",
    "latitude",
    "longitude",
  ] as const);
  expect(known).toHaveLength(40);
  const far = known.filter(({ name, county, latitude, longitude }) => {
    const place = inCounty(name, county);
    return (
      !place ||
      kilometresBetween(place, { latitude: Number(latitude), longitude: Number(longitude) }) > 2
    );
  });
  expect(far).toEqual([]);
});

test("gives known districts their city as centre, and neighbouring towns no centre", () => {
  const known = readTable("checks/known-districts.csv", ["name", "centre"] as const);
  const wrong = known.filter(({ name, centre }) =>
    centre
      ? !named(name).some((place) => place.centre?.canonicalSlug === centre)
      : named(name).some((place) => place.type === "district"),
  );
  expect(wrong).toEqual([]);
});

test("has correct postcode areas, including places at borders", () => {
  const known = readTable("checks/known-postcode-areas.csv", [
    "name",
    "county",
    "area",
  ] as const).flatMap((row) => {
    const place = inCounty(row.name, row.county);
    return place ? [{ ...row, found: place.postcodeArea }] : [];
  });
  expect(known.length).toBeGreaterThan(180);
  expect(known.filter(({ area, found }) => area !== found)).toEqual([]);
});

test.each([
  ["Carlisle", "cumbria", "Cumberland"],
  ["Kendal", "cumbria", "Westmorland and Furness"],
  ["Weedon Bec", "northamptonshire", "West Northamptonshire"],
  ["Tilehurst", "berkshire", "Reading"],
  ["Newry", "county-down", "Newry, Mourne and Down"],
  ["Saltney", "clwyd", "Flintshire"],
  ["Mottingham", "greater-london", "Greenwich"],
  ["Queen's Park", "greater-london", "Westminster"],
])("assigns %s, %s to the council %s", (name, county, council) => {
  expect(inCounty(name, county)?.localGovernmentArea).toBe(council);
});

test("uses only councils that still exist after the changes of 2019 to 2023", () => {
  const abolished = new Set([
    "Buckinghamshire County",
    "Cumbria",
    "Northamptonshire",
    "Poole",
    "Bournemouth",
  ]);
  expect(places.filter(({ localGovernmentArea }) => abolished.has(localGovernmentArea))).toEqual(
    [],
  );
});

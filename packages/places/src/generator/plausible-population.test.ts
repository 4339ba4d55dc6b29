import { describe, expect, test } from "vitest";
import { loadGazetteer } from "../gazetteer.ts";
import { fitsPostcodes } from "./plausible-population.ts";
import { readReferenceData } from "./reference-data.ts";

describe("fitsPostcodes", () => {
  // The postcodes within 1, 2, 4 and 8 kilometres.
  const hamlet = [13, 15, 40, 200];
  const town = [250, 700, 900, 1_200];

  test.each([
    ["a hamlet", 500, hamlet, true],
    ["the ward around a hamlet", 1_700, hamlet, false],
    ["a town", 25_000, town, true],
    ["the whole urban area around a town", 90_000, town, false],
    ["a place without postcodes", 1_000, [0, 0, 0, 0], false],
  ])("%s: %i people", (_, population, counts, fits) => {
    expect(fitsPostcodes(population, counts)).toBe(fits);
  });

  test("accepts any population below an accepted one", () => {
    for (const counts of [hamlet, town]) {
      const fits = [100, 500, 1_000, 3_000, 10_000, 30_000, 100_000].map((people) =>
        fitsPostcodes(people, counts),
      );
      expect(fits.toSorted((a, b) => Number(b) - Number(a))).toEqual(fits);
    }
  });
});

describe("the gazetteer's populations", () => {
  const { places } = loadGazetteer();
  const populationOf = (slug: string) =>
    places.find(({ canonicalSlug }) => canonicalSlug === slug)?.population;

  test.each([
    "canary-wharf",
    "meltham-mills",
    "kings-clipstone",
    "cookley",
    "east-molesey",
    "west-molesey",
    "high-valleyfield",
    "oakley-fife",
  ])("has a null population for %s", (slug) => {
    expect(populationOf(slug)).toBeNull();
  });

  test.each([
    ["mansfield", 77_600],
    ["newcastle-under-lyme", 75_100],
    ["flint", 13_000],
    ["maidstone", 107_627],
  ])("excludes the surroundings of %s: %i", (slug, population) => {
    expect(populationOf(slug)).toBe(population);
  });

  // The figures are those of the ONS. GeoNames gives the built-up area, or the borough, around each.
  test.each([
    ["burton-upon-trent", 72_299],
    ["bournemouth", 187_503],
    ["bolton", 194_189],
    ["west-bromwich", 72_945],
    ["basildon", 107_123],
    ["ipswich", 144_957],
    ["peterborough", 161_707],
    ["stockport", 105_878],
    ["blackburn", 117_963],
    ["st-helens", 102_885],
    ["walsall", 67_594],
    ["dunstable", 30_184],
    ["leamington-spa", 55_733],
  ])("takes the town's own figure for %s: %i", (slug, population) => {
    expect(populationOf(slug)).toBe(population);
  });

  test.each([
    ["sale", 55_689, "Timperley"],
    ["gateshead", 77_649, "Felling"],
    ["bristol", 465_866, "Kingswood"],
    ["atherton", 20_149, "Leigh"],
  ])("keeps the figure of %s, %i, because the ONS's area holds %s", (slug, population) => {
    expect(populationOf(slug)).toBe(population);
  });

  test.each(["neath", "ebbw-vale", "craigavon", "brymbo", "abergele", "grove"])(
    "does not know the population of %s, whose only figure is of a larger area",
    (slug) => {
      expect(populationOf(slug)).toBeNull();
    },
  );

  test("no town's figure exceeds the ONS's figure for the town itself", () => {
    const { onsTowns, populations } = readReferenceData();
    const larger = places.filter(({ type, name, county, population }) => {
      const key = `${name}@${county.slug}`;
      if (type.endsWith("district") || populations.has(key)) return false;
      return (population ?? 0) > (onsTowns.get(key) ?? Infinity);
    });
    expect(onsTowns.size).toBe(1_022);
    expect(larger.map(({ canonicalSlug }) => canonicalSlug)).toEqual([]);
  });

  test("has few unknown populations", () => {
    const unknown = places.filter(({ population }) => population === null).length;
    expect(unknown).toBeGreaterThan(250);
    expect(unknown).toBeLessThan(300);
  });
});

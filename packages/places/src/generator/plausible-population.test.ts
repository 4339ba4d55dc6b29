import { describe, expect, test } from "vitest";
import { loadGazetteer } from "../gazetteer.ts";
import { fitsPostcodes } from "./plausible-population.ts";

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

  test("has few unknown populations", () => {
    const unknown = places.filter(({ population }) => population === null).length;
    expect(unknown).toBeGreaterThan(250);
    expect(unknown).toBeLessThan(300);
  });
});

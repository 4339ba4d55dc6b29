import { expect, test } from "vitest";
import { populationBand } from "./facts.ts";

test.each([
  ["city", 12_000, "city"],
  ["place", 4_999, null],
  ["place", 20_000, null],
  ["place", null, null],
  ["town", 1_200, "small town"],
  ["town", 14_999, "small town"],
  ["town", 15_000, "town"],
  ["town", 75_000, "large town"],
  ["town", null, "town"],
  ["district", 90_000, null],
  ["london-borough", 300_000, null],
])("a %s of %s people has the band %s", (type, population, band) => {
  expect(populationBand(type, population)).toBe(band);
});

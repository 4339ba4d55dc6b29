import { expect, test } from "vitest";
import { byDistinctName } from "@vanfettle/contract/location/location";
import { createAlphabeticalFinder } from "./alphabetical.ts";
import { createDistinctNames } from "./distinct-names.ts";
import { loadGazetteer, type GazetteerCounty } from "./gazetteer.ts";

const gazetteer = loadGazetteer();
const distinctName = createDistinctNames(gazetteer);
const neighbours = createAlphabeticalFinder(gazetteer, distinctName);

function countyOf(slug: string): GazetteerCounty {
  const county = gazetteer.counties.find((candidate) => candidate.slug === slug);
  if (!county) throw new Error(`no ${slug}`);
  return county;
}
function namesAround(county: string, place: string): string[] {
  const found = countyOf(county).places.find(({ canonicalSlug }) => canonicalSlug === place);
  if (!found) throw new Error(`no ${place}`);
  return neighbours(found).map(distinctName);
}

test("returns the two places before and the two after in the county, by their unique names", () => {
  expect(namesAround("kent", "ashford")).toEqual([
    "Allhallows",
    "Ash, Kent",
    "Aylesford",
    "Aylesham",
  ]);
});

test("goes on at the other end of the list", () => {
  const names = countyOf("cumbria")
    .places.map((place) => ({ name: distinctName(place) }))
    .toSorted(byDistinctName)
    .map(({ name }) => name);
  expect(namesAround("cumbria", "alston").slice(2)).toEqual(names.slice(1, 3));
  expect(namesAround("cumbria", "alston").slice(0, 2)).toEqual(names.slice(-2));
});

test("returns each other place once in a county of four", () => {
  const { places } = countyOf("county-fermanagh");
  expect(places).toHaveLength(4);
  for (const place of places) {
    const others = places.filter((other) => other !== place);
    expect(new Set(neighbours(place))).toEqual(new Set(others));
    expect(neighbours(place)).toHaveLength(3);
  }
});

test("leaves out London, whose slug opens the region", () => {
  const { places } = countyOf("greater-london");
  const london = places.filter(({ canonicalSlug }) => canonicalSlug === "london");
  expect(london.map(neighbours)).toEqual([[]]);
  expect(places.filter((place) => neighbours(place).includes(london[0]!))).toEqual([]);
});

test("every other place is a neighbour of at least three", () => {
  const counts = new Map(gazetteer.places.map((place) => [place, 0]));
  for (const place of gazetteer.places) {
    for (const near of neighbours(place)) counts.set(near, (counts.get(near) ?? 0) + 1);
  }
  const few = [...counts].filter(([, count]) => count < 3);
  expect(few.map(([{ canonicalSlug }]) => canonicalSlug)).toEqual(["london"]);
});

import { expect, test } from "vitest";
import { countiesByRegion } from "@vanfettle/contract/location/counties";
import { createDistinctNames } from "./distinct-names.ts";
import { loadGazetteer } from "./gazetteer.ts";

const gazetteer = loadGazetteer();
const distinctName = createDistinctNames(gazetteer);
const nameOf = (canonicalSlug: string) => {
  const place = gazetteer.places.find((candidate) => candidate.canonicalSlug === canonicalSlug);
  if (!place) throw new Error(`no ${canonicalSlug}`);
  return distinctName(place);
};

test.each([
  ["a unique name stays unchanged", "maidstone", "Maidstone"],
  ["a county distinguishes namesakes", "ashford", "Ashford, Kent"],
  ["a centre distinguishes namesakes in the same county", "hayes-london", "Hayes, Bromley"],
  [
    "a council distinguishes namesakes without a centre",
    "willaston-cheshire",
    "Willaston, Cheshire East",
  ],
  ["a nearby town distinguishes namesakes in the same council", "warton", "Warton, near Morecambe"],
  [
    "a nearby town distinguishes namesakes in the same council",
    "warton-lancashire",
    "Warton, near Lytham St Annes",
  ],
  [
    "a district differs from the borough it is named after",
    "greenwich-london",
    "Greenwich, London district",
  ],
  [
    "a town differs from the region with its name",
    "wales-south-yorkshire",
    "Wales, South Yorkshire",
  ],
  ["a place keeps its name if its slug opens the region", "london", "London"],
])("%s: %s is %s", (_, slug, name) => {
  expect(nameOf(slug)).toBe(name);
});

test("a region and a county with the same name differ by their kind", () => {
  const { regions, counties } = gazetteer;
  const areas = [...regions, ...counties].filter(({ name }) => name === "West Midlands");
  expect(areas.map(distinctName)).toEqual(["West Midlands region", "West Midlands county"]);
});

test("locations have unique names, except London the place and the region with the same slug", () => {
  const { regions, counties, places } = gazetteer;
  const byName = Map.groupBy([...regions, ...counties, ...places], distinctName);
  expect([...byName].filter(([, locations]) => locations.length > 1).map(([name]) => name)).toEqual(
    ["London"],
  );
});

test("county names match those on the sitemap page", () => {
  const expected = gazetteer.regions.map(({ slug, counties }) => [
    slug,
    counties.map((county) => ({ name: distinctName(county), slug: county.slug })),
  ]);
  expect(Object.entries(countiesByRegion)).toEqual(expected);
});

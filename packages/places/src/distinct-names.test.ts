import { countiesByRegion } from "@vanfettle/contract/locations/counties";
import { expect, test } from "vitest";
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
  ["a unique name stays as it is", "maidstone", "Maidstone"],
  ["a county tells namesakes apart", "ashford", "Ashford, Kent"],
  ["a centre does within one county", "hayes-london", "Hayes, Bromley"],
  ["a council does where there is no centre", "willaston-cheshire", "Willaston, Cheshire East"],
  ["a town nearby does within one council", "warton", "Warton, near Morecambe"],
  ["a town nearby does within one council", "warton-lancashire", "Warton, near Lytham St Annes"],
  ["a district is told from the borough it is named after", "greenwich-london", "Greenwich, London district"],
  ["a town is told from the region of its name", "wales-south-yorkshire", "Wales, South Yorkshire"],
  ["a place whose slug opens its region keeps the name", "london", "London"],
])("%s: %s is %s", (_, slug, name) => {
  expect(nameOf(slug)).toBe(name);
});

test("a region and a county of one name are told apart by what they are", () => {
  const { regions, counties } = gazetteer;
  const areas = [...regions, ...counties].filter(({ name }) => name === "West Midlands");
  expect(areas.map(distinctName)).toEqual(["West Midlands region", "West Midlands county"]);
});

test("no two locations of the gazetteer have the same name, but London the place and the region of one slug", () => {
  const { regions, counties, places } = gazetteer;
  const byName = Map.groupBy([...regions, ...counties, ...places], distinctName);
  expect([...byName].filter(([, locations]) => locations.length > 1).map(([name]) => name)).toEqual(["London"]);
});

test("the counties that the sitemap page lists are those of the gazetteer, by their distinct names", () => {
  const expected = gazetteer.regions.map(({ slug, counties }) => [
    slug,
    counties.map((county) => ({ name: distinctName(county), slug: county.slug })),
  ]);
  expect(Object.entries(countiesByRegion)).toEqual(expected);
});

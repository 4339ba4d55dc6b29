import { expect, test } from "vitest";
import { createPlaceFinder } from "@vanfettle/contract/geo/find-places";
import { findablePlaces } from "@vanfettle/contract/geo/place-list";
import { resolveLocationSlug } from "@vanfettle/contract/location/location-aliases";
import { townsNear } from "@vanfettle/contract/location/near-towns";
import { loadGazetteer } from "./gazetteer.ts";
import { readReferenceData } from "./generator/reference-data.ts";
import { readSources } from "./generator/sources.ts";
import { buildNearTowns, readOtherRows } from "./near-towns.ts";
import { slugify } from "./slugify.ts";

const gazetteer = loadGazetteer();
const nearTowns = buildNearTowns(gazetteer);
const { find } = createPlaceFinder(findablePlaces());

test.each([
  ["Llandudno Junction", "conwy"],
  ["Leigh-on-Sea", "hadleigh"],
  ["Oswaldtwistle", "church"],
  ["Taverham", "costessey"],
  ["Morriston", "clydach"],
  ["Porth", "tonypandy"],
])("%s, which has no page, is found and leads to %s", (name, slug) => {
  expect(find(name, 3)).toMatchObject({ match: "exact", places: [{ slug }] });
  expect(resolveLocationSlug(slugify(name))).toBe(slug);
  expect(townsNear(slug).map((town) => town.name)).toContain(name);
});

test("the page of a near town states the miles to it", () => {
  expect(townsNear("hadleigh")).toEqual([{ name: "Leigh-on-Sea", miles: 1.8 }]);
  expect(townsNear("swansea")).toEqual([{ name: "Landore", miles: 1.6 }]);
  expect(townsNear("maidstone")).toEqual([]);
  expect(townsNear("constructor")).toEqual([]);
});

test("every source row without a population has a page, or its postcodes are counted", () => {
  const rows = readSources(readReferenceData()).filter(
    ({ source, population }) => source === "cities-500" && population === 0,
  );
  expect(rows).toHaveLength(531);
  const counted = new Set(readOtherRows().map(({ id }) => id));
  const ids = new Set(gazetteer.places.map(({ originalId }) => originalId));
  const named = (name: string) => gazetteer.places.some(({ slug }) => slug === slugify(name));
  const left = rows.filter(
    ({ geonamesId, name }) =>
      !ids.has(geonamesId) && !counted.has(String(geonamesId)) && !named(name),
  );
  expect(left.map(({ name }) => name)).toEqual([]);
});

test("a row with the postcodes of 5,000 people is a town, and a smaller one is not", () => {
  const names = nearTowns.map(({ name }) => name);
  const counts = new Map(readOtherRows().map(({ name, within1km }) => [name, within1km]));
  for (const name of names) expect([name, (counts.get(name) ?? 0) >= 132]).toEqual([name, true]);
  expect(names).not.toContain("Biddenham");
  expect(counts.get("Biddenham")).toBe(130);
});

test("a name that a place or an area has does not lead to another page", () => {
  const taken = new Set(
    [...gazetteer.places, ...gazetteer.counties, ...gazetteer.regions].map(({ slug }) => slug),
  );
  expect(nearTowns.filter(({ name }) => taken.has(slugify(name)))).toEqual([]);
  expect(nearTowns.length).toBeGreaterThan(40);
});

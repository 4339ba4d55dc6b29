import { expect, test } from "vitest";
import { createPlaceFinder } from "@vanfettle/contract/geo/find-places";
import { findablePlaces } from "@vanfettle/contract/geo/place-list";
import { resolveLocationSlug } from "@vanfettle/contract/location/location-aliases";
import { townsNear } from "@vanfettle/contract/location/near-towns";
import { loadGazetteer } from "./gazetteer.ts";
import { buildNearTowns } from "./near-towns.ts";
import { slugify } from "./slugify.ts";

const gazetteer = loadGazetteer();
const nearTowns = buildNearTowns(gazetteer);
const { find } = createPlaceFinder(findablePlaces());

test.each([
  ["Taverham", "costessey"],
  ["Byfleet", "west-byfleet"],
  ["Porth", "tonypandy"],
])("%s, which has no page, is found and leads to %s", (name, slug) => {
  expect(find(name, 3)).toMatchObject({ match: "exact", places: [{ slug }] });
  expect(resolveLocationSlug(slugify(name))).toBe(slug);
  expect(townsNear(slug).map((town) => town.name)).toContain(name);
});

test("the page of a near town states the miles to it", () => {
  expect(townsNear("costessey")).toEqual([{ name: "Taverham", miles: 1.6 }]);
  expect(townsNear("swansea")).toEqual([{ name: "Landore", miles: 1.6 }]);
  expect(townsNear("maidstone")).toEqual([]);
  expect(townsNear("constructor")).toEqual([]);
});

test("a name that a place or an area has does not lead to another page", () => {
  const taken = new Set(
    [...gazetteer.places, ...gazetteer.counties, ...gazetteer.regions].map(({ slug }) => slug),
  );
  expect(nearTowns.filter(({ name }) => taken.has(slugify(name)))).toEqual([]);
  expect(nearTowns.length).toBeGreaterThan(30);
});

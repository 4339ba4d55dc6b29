import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import {
  createElsewhereFinder,
  createNearbyFinder,
  createNextFinder,
  directionTo,
} from "./nearby.ts";

const { places } = loadGazetteer();
const nearbyPlaces = createNearbyFinder(places);
function placeOf(slug: string) {
  const place = places.find((candidate) => candidate.canonicalSlug === slug);
  if (!place) throw new Error(`no ${slug}`);
  return place;
}
const nearby = (slug: string) => nearbyPlaces(placeOf(slug));

test("returns at most twelve places within 15 miles, nearest first", () => {
  const found = nearby("maidstone");
  const miles = found.map((near) => near.miles);
  expect(found).toHaveLength(12);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  expect(Math.max(...miles)).toBeLessThanOrEqual(15);
});

test("rounds distances to a decimal and matches a known distance", () => {
  expect(
    nearby("ramsgate").find(({ place }) => place.canonicalSlug === "margate")?.miles,
  ).toBeCloseTo(3.4, 1);
  const miles = nearby("leeds").map((near) => near.miles);
  expect(miles.map((value) => Number(value.toFixed(1)))).toEqual(miles);
});

test("returns few or no places around a remote place", () => {
  expect(nearby("lerwick").length).toBeLessThan(12);
});

test("excludes the place itself and other names for the same point", () => {
  expect(nearby("woolwich").map(({ place }) => place.canonicalSlug)).not.toContain("woolwich");
  expect(nearby("woolwich").map(({ place }) => place.canonicalSlug)).not.toContain("greenwich");
});

test.each([
  ["padstow", "wadebridge", "rock"],
  ["rock", "wadebridge", "padstow"],
  ["kilcreggan", "garelochhead", "gourock"],
  ["minehead", "watchet", "rhoose"],
  ["cowes", "ryde", "east-cowes"],
  ["portaferry", "kircubbin", "killyleagh"],
])("lists the places near %s by land first, such as %s, and marks %s", (slug, land, opposite) => {
  const found = nearby(slug);
  const marks = found.map(({ acrossWater }) => acrossWater);
  expect(marks).toEqual(marks.toSorted((a, b) => Number(a) - Number(b)));
  const markOf = (of: string) => found.find(({ place }) => place.canonicalSlug === of)?.acrossWater;
  expect([markOf(land), markOf(opposite)]).toEqual([false, true]);
});

test("lists no place opposite an island with enough places of its own", () => {
  expect(nearby("ryde").filter(({ acrossWater }) => acrossWater)).toEqual([]);
  expect(nearby("lee-on-the-solent").map(({ place }) => place.canonicalSlug)).not.toContain(
    "cowes",
  );
});

test("lists only places across the water for the only place of an island", () => {
  const found = nearby("lamlash");
  expect(found.map(({ place, acrossWater }) => [place.canonicalSlug, acrossWater])).toEqual([
    ["ardrossan", true],
  ]);
});

const findElsewhere = createElsewhereFinder(places);
const all = places.map((place) => ({ place, elsewhere: findElsewhere(place) }));

test("finds the nearest town elsewhere with clearly more class 7 stations", () => {
  expect(findElsewhere(placeOf("sedbergh")).map(({ place }) => place.name)).toEqual(["Kendal"]);
  const class7Of = (place: (typeof places)[number]) => place.figures.within[5].class7;
  for (const { place, elsewhere } of all) {
    for (const town of elsewhere) {
      expect(class7Of(town.place)).toBeGreaterThanOrEqual(class7Of(place) + 3);
      expect(town.miles).toBeGreaterThanOrEqual(3);
      expect(town.miles).toBeLessThanOrEqual(20);
    }
  }
  expect(Math.max(...all.map(({ elsewhere }) => elsewhere.length))).toBe(1);
});

test("finds the next towns with a choice, the further one with more for class 7", () => {
  const findNext = createNextFinder(places);
  const names = (slug: string) => findNext(placeOf(slug)).map(({ place }) => place.name);
  expect(names("prestwick")).toEqual(["Ayr"]);
  // Barnoldswick is nearer, with far fewer stations than are within five miles of Skipton.
  expect(names("skipton")).toEqual(["Keighley"]);
  expect(names("torquay")).toEqual(["Paignton", "Newton Abbot"]);
  expect(names("ryde")).toEqual(["Sandown", "Newport"]);
  expect(names("torpoint")).not.toContain("Plymouth");
  expect(names("lisburn")).toEqual([]);
  const parts = findNext(placeOf("birmingham"));
  expect(parts).toHaveLength(3);
  expect(parts.every(({ place }) => place.centre?.canonicalSlug === "birmingham")).toBe(true);
});

test.each([
  ["ayr", "prestwick", "north-east"],
  ["torquay", "newton-abbot", "north-west"],
  ["ryde", "sandown", "south"],
])("the way from %s to %s is %s", (from, to, direction) => {
  expect(directionTo(placeOf(from), placeOf(to))).toBe(direction);
});

test("finds nothing elsewhere across a water, from an island or in Northern Ireland", () => {
  const names = (slug: string) => findElsewhere(placeOf(slug)).map(({ place }) => place.name);
  expect(names("torpoint")).not.toContain("Plymouth");
  expect(names("ryde")).toEqual([]);
  expect(names("lisburn")).toEqual([]);
});

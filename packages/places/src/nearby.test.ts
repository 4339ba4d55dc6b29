import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import { createNearbyFinder, suggestedPlaces } from "./nearby.ts";

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

const all = places.map((place) => ({
  place,
  suggested: suggestedPlaces(place, nearbyPlaces(place)),
}));

test("suggests only places with a station within a mile", () => {
  const suggestions = all.flatMap(({ suggested }) => suggested);
  expect(suggestions.length).toBeGreaterThan(500);
  expect(suggestions.filter(({ place }) => place.nearestStationMiles > 1)).toEqual([]);
  expect(suggestions.filter(({ place }) => place.garageCount === 0)).toEqual([]);
});

test("suggests nothing for a place with enough stations", () => {
  const plymouth = placeOf("plymouth");
  expect(nearbyPlaces(plymouth)).not.toEqual([]);
  expect(suggestedPlaces(plymouth, nearbyPlaces(plymouth))).toEqual([]);
  expect(
    all.filter(({ place, suggested }) => place.garageCount > 5 && suggested.length > 0),
  ).toEqual([]);
});

test("suggests up to three neighbours for a place with few stations, nearest first", () => {
  const { suggested } = all.find(({ place }) => place.canonicalSlug === "sedbergh") ?? {
    suggested: [],
  };
  expect(suggested.map(({ place }) => place.name)).toContain("Kendal");
  expect(Math.max(...all.map((each) => each.suggested.length))).toBe(3);
  for (const { suggested: list } of all) {
    const miles = list.map((each) => each.miles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  }
});

test("suggests neither places across the water nor places in Northern Ireland", () => {
  const suggestions = all.flatMap(({ suggested }) => suggested);
  expect(suggestions.filter(({ acrossWater }) => acrossWater)).toEqual([]);
  const across = all.flatMap(({ place, suggested }) =>
    suggested.filter((near) => near.place.island !== place.island),
  );
  expect(across).toEqual([]);
  const northernIrish = all.filter(({ place }) => place.region.name === "Northern Ireland");
  expect(northernIrish.length).toBeGreaterThan(50);
  expect(northernIrish.flatMap(({ suggested }) => suggested)).toEqual([]);
});

import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import { createCountyComparison } from "./county-comparison.ts";
import { createNearbyFinder } from "./nearby.ts";
import { suggestedPlaces } from "./suggested-places.ts";

const gazetteer = loadGazetteer();
const { places } = gazetteer;
const placeOf = (slug: string) => {
  const found = places.find(({ canonicalSlug }) => canonicalSlug === slug);
  if (!found) throw new Error(`There is no place ${slug}.`);
  return found;
};
const findNearby = createNearbyFinder(places);
const all = places.map((place) => ({ place, suggested: suggestedPlaces(place, findNearby(place)) }));

test("suggests only places with a station within a mile", () => {
  const suggestions = all.flatMap(({ suggested }) => suggested);
  expect(suggestions.length).toBeGreaterThan(500);
  expect(suggestions.filter(({ place }) => place.nearestStationMiles > 1)).toEqual([]);
  expect(suggestions.filter(({ place }) => place.garageCount === 0)).toEqual([]);
});

test("suggests nothing for a place with enough stations", () => {
  const plymouth = placeOf("plymouth");
  expect(findNearby(plymouth)).not.toEqual([]);
  expect(suggestedPlaces(plymouth, findNearby(plymouth))).toEqual([]);
  expect(all.filter(({ place, suggested }) => place.garageCount > 5 && suggested.length > 0)).toEqual([]);
});

test("suggests up to three neighbours for a place with few stations, nearest first", () => {
  const { suggested } = all.find(({ place }) => place.canonicalSlug === "sedbergh") ?? { suggested: [] };
  expect(suggested.map(({ place }) => place.name)).toContain("Kendal");
  expect(Math.max(...all.map((each) => each.suggested.length))).toBe(3);
  for (const { suggested: list } of all) {
    const miles = list.map((each) => each.miles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  }
});

test("suggests neither places across the water nor places in Northern Ireland", () => {
  const across = all.filter(({ place, suggested }) => suggested.some((near) => near.place.island !== place.island));
  expect(across).toEqual([]);
  const northernIrish = all.filter(({ place }) => place.region.name === "Northern Ireland");
  expect(northernIrish.length).toBeGreaterThan(50);
  expect(northernIrish.flatMap(({ suggested }) => suggested)).toEqual([]);
});

test("a place differs from its county only if it exceeds three quarters of the county's places", () => {
  const differs = createCountyComparison(gazetteer);
  const more = places.filter((place) => differs(place).stations === "more");
  expect(more.length).toBeGreaterThan(200);
  for (const place of more) {
    const counts = place.county.places.map(({ garageCount }) => garageCount);
    const below = counts.filter((count) => count < place.garageCount).length;
    expect(below / counts.length).toBeGreaterThanOrEqual(0.75);
  }
  expect(places.filter((place) => differs(place).class7 === "further").length).toBeGreaterThan(200);
});

test("places on islands, in Northern Ireland and in small counties never differ", () => {
  const differs = createCountyComparison(gazetteer);
  const none = { stations: null, class7: null };
  const exempt = places.filter(
    ({ island, region, county }) => island !== null || region.name === "Northern Ireland" || county.places.length < 8,
  );
  expect(exempt.length).toBeGreaterThan(100);
  expect(exempt.map((place) => differs(place)).every((each) => JSON.stringify(each) === JSON.stringify(none))).toBe(
    true,
  );
});

import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import { createNearbyFinder } from "./nearby.ts";

const { places } = loadGazetteer();
const nearbyPlaces = createNearbyFinder(places);
function nearby(slug: string) {
  const place = places.find((candidate) => candidate.canonicalSlug === slug);
  if (!place) throw new Error(`no ${slug}`);
  return nearbyPlaces(place);
}

test("returns at most twelve places within 15 miles, nearest first", () => {
  const found = nearby("maidstone");
  const miles = found.map((near) => near.miles);
  expect(found).toHaveLength(12);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  expect(Math.max(...miles)).toBeLessThanOrEqual(15);
});

test("distances have one decimal and are correct for a known pair", () => {
  expect(nearby("ramsgate").find(({ place }) => place.canonicalSlug === "margate")?.miles).toBeCloseTo(3.4, 1);
  const miles = nearby("leeds").map((near) => near.miles);
  expect(miles.map((value) => Number(value.toFixed(1)))).toEqual(miles);
});

test("a remote place has few or none", () => {
  expect(nearby("lerwick").length).toBeLessThan(12);
});

test("leaves out the place itself and other names for the same point", () => {
  expect(nearby("woolwich").map(({ place }) => place.canonicalSlug)).not.toContain("woolwich");
  expect(nearby("woolwich").map(({ place }) => place.canonicalSlug)).not.toContain("greenwich");
});

test("no place across the water is near one on an island, or the other way round", () => {
  const slugs = nearby("cowes").map(({ place }) => place.canonicalSlug);
  expect(slugs).toContain("ryde");
  expect(slugs).not.toContain("lee-on-the-solent");
  expect(nearby("lee-on-the-solent").map(({ place }) => place.canonicalSlug)).not.toContain("cowes");
});

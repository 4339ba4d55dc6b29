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

test("rounds distances to a decimal and matches a known distance", () => {
  expect(nearby("ramsgate").find(({ place }) => place.canonicalSlug === "margate")?.miles).toBeCloseTo(3.4, 1);
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

test("returns no places across the water from an island", () => {
  const slugs = nearby("cowes").map(({ place }) => place.canonicalSlug);
  expect(slugs).toContain("ryde");
  expect(slugs).not.toContain("lee-on-the-solent");
  expect(nearby("lee-on-the-solent").map(({ place }) => place.canonicalSlug)).not.toContain("cowes");
});

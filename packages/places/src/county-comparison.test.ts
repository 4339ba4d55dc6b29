import { expect, test } from "vitest";
import { createCountyComparison } from "./county-comparison.ts";
import { loadGazetteer } from "./gazetteer.ts";

const gazetteer = loadGazetteer();
const { places } = gazetteer;

test("a place differs from its county only if it exceeds three quarters of the county's places", () => {
  const differs = createCountyComparison(gazetteer);
  const more = places.filter((place) => differs(place).stations === "more");
  expect(more.length).toBeGreaterThan(200);
  for (const place of more) {
    const counts = place.county.places.map(({ garageCount }) => garageCount);
    const below = counts.filter((count) => count < place.garageCount).length;
    expect(below / counts.length).toBeGreaterThanOrEqual(0.75);
  }
  for (const [word, isBeyond] of [
    ["further", (other: number, own: number) => other < own],
    ["nearer", (other: number, own: number) => other > own],
  ] as const) {
    const found = places.filter((place) => differs(place).class7 === word);
    expect(found.length).toBeGreaterThan(200);
    for (const { county, nearestClass7Miles: own } of found) {
      const beyond = county.places.filter(({ nearestClass7Miles: other }) =>
        isBeyond(other, own),
      ).length;
      expect(beyond / county.places.length).toBeGreaterThanOrEqual(0.75);
    }
  }
});

test("places on islands, in Northern Ireland and in small counties never differ", () => {
  const differs = createCountyComparison(gazetteer);
  const none = { stations: null, class7: null };
  const exempt = places.filter(
    ({ island, region, county }) =>
      island !== null || region.name === "Northern Ireland" || county.places.length < 8,
  );
  expect(exempt.length).toBeGreaterThan(100);
  expect(
    exempt
      .map((place) => differs(place))
      .every((each) => JSON.stringify(each) === JSON.stringify(none)),
  ).toBe(true);
});

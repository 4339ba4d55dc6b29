import { expect, test } from "vitest";
import { kilometresBetween } from "@vanfettle/contract/geo/distance";
import { fromNationalGrid, toNationalGrid } from "./national-grid.ts";

/** Caister water tower, the worked example in Ordnance Survey's guide to coordinate systems. */
const tower = {
  easting: 651_409.804,
  northing: 313_177.45,
  latitude: 52.65800783,
  longitude: 1.71607397,
};

test("converts a National Grid point to within 5 m of its satellite position", () => {
  const point = fromNationalGrid(tower.easting, tower.northing);
  expect(kilometresBetween(point, tower) * 1000).toBeLessThan(5);
});

test("returns to the same point after a round trip", () => {
  const [easting, northing] = toNationalGrid(fromNationalGrid(447_759, 1_141_280));
  expect(Math.hypot(easting - 447_759, northing - 1_141_280)).toBeLessThan(0.1);
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  countedMiles,
  kilometresBetween,
  milesBetween,
  milesPerDegree,
  milesText,
  roundMiles,
} from "./distance.ts";

const dover = { latitude: 51.128, longitude: 1.312 };
const folkestone = { latitude: 51.081, longitude: 1.166 };

test("distances are correct for known towns", () => {
  expect(kilometresBetween(dover, folkestone)).toBeCloseTo(11.5, 1);
  expect(milesBetween(dover, folkestone)).toBeCloseTo(7.1, 1);
  expect(milesBetween(folkestone, dover)).toBe(milesBetween(dover, folkestone));
  expect(milesBetween(dover, dover)).toBe(0);
});

test("a degree of latitude has the same length at every longitude", () => {
  for (const longitude of [-8, 0, 1.7]) {
    const [south, north] = [
      { latitude: 54, longitude },
      { latitude: 55, longitude },
    ];
    expect(milesBetween(south, north)).toBeCloseTo(milesPerDegree, 9);
  }
});

test.each([
  [0, 0],
  [0.04, 0],
  [0.05, 0.1],
  [6.8457, 6.8],
  [6.849, 6.8],
  [4.96, 5],
  [5, 5],
  [5.000_01, 5.1],
  [5.04, 5.1],
  [5.06, 5.1],
  [10, 10],
  [10.01, 10.1],
  [12.04, 12],
])("rounds %d miles to %d", (miles, rounded) => {
  expect(roundMiles(miles)).toBe(rounded);
});

test("rounding is idempotent and keeps a distance on the same side of each counted limit", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 12, noNaN: true }), (miles) => {
      const rounded = roundMiles(miles);
      for (const limit of Object.values(countedMiles)) {
        expect(rounded <= limit).toBe(miles <= limit);
      }
      expect(Math.abs(rounded - miles)).toBeLessThanOrEqual(0.1 + 1e-9);
      expect(roundMiles(rounded)).toBe(rounded);
    }),
  );
});

test("shows a distance with one decimal, and one mile in the singular", () => {
  expect([0, 0.04, 0.96, 1, 1.04, 1.06, 12].map(milesText)).toEqual([
    "0.0 miles",
    "0.0 miles",
    "1.0 mile",
    "1.0 mile",
    "1.0 mile",
    "1.1 miles",
    "12.0 miles",
  ]);
});

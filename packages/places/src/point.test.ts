import { expect, test } from "vitest";
import { kilometresBetween, milesBetween, nearest } from "./point.ts";

const dover = { latitude: 51.128, longitude: 1.312 };
const folkestone = { latitude: 51.081, longitude: 1.166 };
const lerwick = { latitude: 60.155, longitude: -1.145 };

test("distances agree with the map", () => {
  expect(kilometresBetween(dover, folkestone)).toBeCloseTo(11.5, 1);
  expect(milesBetween(dover, folkestone)).toBeCloseTo(7.1, 1);
  expect(milesBetween(dover, dover)).toBe(0);
});

test("the nearest candidate wins, and none at all is an error", () => {
  expect(nearest(dover, [lerwick, folkestone])).toBe(folkestone);
  expect(() => nearest(dover, [])).toThrow("no candidate");
});

import { expect, test } from "vitest";
import { kilometresBetween, milesBetween, nearest } from "./point.ts";

const dover = { latitude: 51.128, longitude: 1.312 };
const folkestone = { latitude: 51.081, longitude: 1.166 };
const lerwick = { latitude: 60.155, longitude: -1.145 };

test("distances are correct for known towns", () => {
  expect(kilometresBetween(dover, folkestone)).toBeCloseTo(11.5, 1);
  expect(milesBetween(dover, folkestone)).toBeCloseTo(7.1, 1);
  expect(milesBetween(dover, dover)).toBe(0);
});

test("nearest returns the nearest candidate, and throws if there are none", () => {
  expect(nearest(dover, [lerwick, folkestone])).toBe(folkestone);
  expect(() => nearest(dover, [])).toThrow("no candidate");
});

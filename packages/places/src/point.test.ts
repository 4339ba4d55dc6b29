import { expect, test } from "vitest";
import { nearest } from "./point.ts";

const dover = { latitude: 51.128, longitude: 1.312 };
const folkestone = { latitude: 51.081, longitude: 1.166 };
const lerwick = { latitude: 60.155, longitude: -1.145 };

test("nearest returns the nearest candidate, and throws for an empty list", () => {
  expect(nearest(dover, [lerwick, folkestone])).toBe(folkestone);
  expect(() => nearest(dover, [])).toThrow("no candidate");
});

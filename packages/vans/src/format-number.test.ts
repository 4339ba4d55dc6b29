import { expect, test } from "vitest";
import { pluralise, withCommas } from "./format-number.ts";

test("separates groups of three digits with commas", () => {
  expect([0, 12, 999, 1000, 22_047, 1_000_000].map(withCommas)).toEqual([
    "0",
    "12",
    "999",
    "1,000",
    "22,047",
    "1,000,000",
  ]);
});

test("uses the singular only for 1", () => {
  expect([0, 1, 2, 1378].map((count) => pluralise(count, "county", "counties"))).toEqual([
    "0 counties",
    "1 county",
    "2 counties",
    "1,378 counties",
  ]);
});

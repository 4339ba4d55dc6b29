import { expect, test } from "vitest";
import { withCommas } from "./format-number.ts";

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

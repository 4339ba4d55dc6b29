import { expect, test } from "vitest";
import { withCommas } from "./format-number.ts";

test("inserts a comma before every third digit", () => {
  expect([0, 12, 999, 1000, 22_047, 1_000_000].map(withCommas)).toEqual([
    "0",
    "12",
    "999",
    "1,000",
    "22,047",
    "1,000,000",
  ]);
});

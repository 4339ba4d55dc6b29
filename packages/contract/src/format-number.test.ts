import { expect, test } from "vitest";
import { counted, milesText } from "./format-number.ts";

test("uses the singular only for 1", () => {
  expect([0, 1, 2, 1378].map((count) => counted(count, "county", "counties"))).toEqual([
    "0 counties",
    "1 county",
    "2 counties",
    "1,378 counties",
  ]);
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

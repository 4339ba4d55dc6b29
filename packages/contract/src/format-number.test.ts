import { expect, test } from "vitest";
import { counted, milesText } from "./format-number.ts";

test("only one is singular", () => {
  expect([0, 1, 2, 1378].map((count) => counted(count, "county", "counties"))).toEqual([
    "0 counties",
    "1 county",
    "2 counties",
    "1,378 counties",
  ]);
});

test("a distance has one decimal, and one mile is singular", () => {
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

import { expect, test } from "vitest";
import { islandOutsideUk } from "./outside-uk.ts";

test.each([
  ["GY1", "Guernsey"],
  ["je2 3ab", "Jersey"],
  ["IM1 1AA", "the Isle of Man"],
  ["Isle of Man", "the Isle of Man"],
  ["channel islands", "the Channel Islands"],
])("%s is in %s", (text, island) => {
  expect(islandOutsideUk(text)).toBe(island);
});

test.each(["BT1 1AA", "PO30", "Maidstone", "GIR 0AA", "", "constructor"])(
  "%j is not outside the UK",
  (text) => {
    expect(islandOutsideUk(text)).toBeUndefined();
  },
);

import { expect, test } from "vitest";
import { listInWords, numberInWords } from "./in-words.ts";

test.each([
  [[], ""],
  [["oil"], "oil"],
  [["brakes", "oil"], "brakes and oil"],
  [["brakes", "oil", "diagnostics"], "brakes, oil and diagnostics"],
])("joins %j as %j", (items, text) => {
  expect(listInWords(items)).toBe(text);
});

test.each([
  [0, "no"],
  [1, "one"],
  [7, "seven"],
  [12, "twelve"],
  [13, "13"],
  [1_378, "1,378"],
])("writes %d as %s", (count, text) => {
  expect(numberInWords(count)).toBe(text);
});

import { expect, test } from "vitest";
import { listInWords } from "./list-in-words.ts";

test.each([
  [[], ""],
  [["oil"], "oil"],
  [["brakes", "oil"], "brakes and oil"],
  [["brakes", "oil", "diagnostics"], "brakes, oil and diagnostics"],
])("joins %j as %j", (items, text) => {
  expect(listInWords(items)).toBe(text);
});

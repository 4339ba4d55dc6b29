import { expect, test } from "vitest";
import { numberInWords } from "./number-in-words.ts";

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

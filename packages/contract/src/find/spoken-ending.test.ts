import { expect, test } from "vitest";
import { spokenEnding } from "./spoken-ending.ts";

test.each([
  ["edinborough", "edinburgh"],
  ["edinboro", "edinburgh"],
  ["middlesborough", "middlesbrough"],
  ["lester", "leicester"],
  ["bister", "bicester"],
])("%s and %s are compared as the same word", (one, other) => {
  expect(spokenEnding(one)).toBe(spokenEnding(other));
});

test.each([
  ["chester", "chester"],
  ["cester", "cester"],
  ["maidstone", "maidstone"],
  ["", ""],
])("%j is compared as %j", (word, compared) => {
  expect(spokenEnding(word)).toBe(compared);
});

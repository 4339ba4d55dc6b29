import { expect, test } from "vitest";
import { spokenEnding } from "./find-places.ts";

test.each([
  ["edinborough", "edinburgh"],
  ["edinboro", "edinburgh"],
  ["middlesborough", "middlesbrough"],
  ["lester", "leicester"],
  ["bister", "bicester"],
])("reduces %s and %s to the same word", (one, other) => {
  expect(spokenEnding(one)).toBe(spokenEnding(other));
});

test.each([
  ["chester", "chester"],
  ["cester", "cester"],
  ["maidstone", "maidstone"],
  ["", ""],
])("reduces %j to %j", (word, compared) => {
  expect(spokenEnding(word)).toBe(compared);
});

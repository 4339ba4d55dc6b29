import { expect, test } from "vitest";
import { findablePlaces } from "../geo/place-list.ts";
import { isKnownWord, spelledRight } from "./query-words.ts";

test.each([
  ["chnage", "change"],
  ["squeeling", "squealing"],
  ["diagnosic", "diagnostic"],
  ["cluthc", "clutch"],
  ["chnge", "change"],
  ["cambelt", "cambelt"],
  // Too short to tell from a name.
  ["brak", "brak"],
  ["leeds", "leeds"],
])("takes %s for %s", (typed, meant) => expect(spelledRight(typed)).toBe(meant));

test("takes no word of a place's name for a service", () => {
  const words = findablePlaces().flatMap(({ keys }) => keys.flatMap((key) => key.split(" ")));
  expect(words.filter((word) => !isKnownWord(word) && spelledRight(word) !== word)).toEqual([]);
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nameDistance, spokenEnding } from "./misspelt-names.ts";

test.each([
  ["whitby", "whitby", 0],
  ["wh1tby", "whitby", 1],
  ["whtby", "whitby", 1],
  ["whitbyy", "whitby", 1],
  ["whibty", "whitby", 1],
  ["hwitybridge", "whitbybridge", 2],
  ["wh", "whitby", 1],
  ["whitb", "whitby", 1],
  ["whitb", "whitburn", 1],
  ["kingston", "kingston upon thames", 0.5],
  ["kingstn", "kingston upon thames", 1],
  ["kingsotn u", "kingston upon thames", 2],
  ["isle of whight", "isle of wight", 1],
])("the distance of %s from %s is %d", (text, name, distance) => {
  expect(nameDistance(text, name)).toBe(distance);
});

test.each([
  ["mousehole", "moseley"],
  ["cartmel", "hartwell"],
  ["cartmel", "hartley"],
  ["lond", "long eaton"],
  ["newc", "new malden"],
  ["kigst", "kingston"],
  ["why", "whitby"],
  ["isle of islay", "isle of ely"],
])("%s is too far from %s to match", (text, name) => {
  expect(nameDistance(text, name)).toBe(Infinity);
});

test("adds the penalty and allows fewer wrong letters", () => {
  expect(nameDistance("hempsted", "hempstead", 1)).toBe(2);
  expect(nameDistance("lyn", "lynn", 1)).toBe(2);
  expect(nameDistance("lynm", "lynn", 1)).toBe(Infinity);
});

test("counts 1 for any single wrong letter in a name of at least five", () => {
  const name = fc.stringMatching(/^[a-z]{5,12}$/);
  fc.assert(
    fc.property(name, fc.nat(), (written, at) => {
      const i = at % written.length;
      const replaced = `${written.slice(0, i)}1${written.slice(i + 1)}`;
      expect(nameDistance(replaced, written)).toBe(1);
    }),
  );
});

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

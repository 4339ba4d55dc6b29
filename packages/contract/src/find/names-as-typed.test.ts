import { expect, test } from "vitest";
import { foldName } from "../geo/fold-name.ts";
import { findablePlaces } from "../geo/place-list.ts";
import { namesWithoutPage, shortNames, shortWords } from "./names-as-typed.ts";
import { threeLetterPlaces } from "./query-words.ts";

const places = findablePlaces();
const names = [...Object.keys(shortNames), ...namesWithoutPage.keys()];

test("every name is folded and belongs to no place with a page", () => {
  expect(names.filter((name) => foldName(name) !== name)).toEqual([]);
  const ofPlaces = new Set(places.filter(({ kind }) => kind === "place").flatMap((p) => p.keys));
  expect(names.filter((name) => ofPlaces.has(name))).toEqual([]);
});

test("every name leads to places that exist", () => {
  const slugs = new Set(places.map(({ slug }) => slug));
  const targets = [...Object.values(shortNames), ...Array.from(namesWithoutPage.values()).flat()];
  expect(targets.filter((slug) => !slugs.has(slug))).toEqual([]);
});

test("every place of three letters may stand after an outcode", () => {
  const short = places.flatMap(({ name, kind }) => (kind === "place" ? name.split(",", 1) : []));
  const expected = new Set(short.filter((name) => name.length === 3));
  expect(threeLetterPlaces).toEqual(new Set(Array.from(expected, (name) => name.toLowerCase())));
});

test("no name has a shortened word", () => {
  const words = new Set(places.flatMap(({ keys }) => keys.flatMap((key) => key.split(" "))));
  expect(Object.keys(shortWords).filter((word) => words.has(word))).toEqual([]);
});

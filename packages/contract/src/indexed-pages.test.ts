import { expect, test } from "vitest";
import { isIndexedLocation, type IndexedFacts } from "./indexed-pages.ts";
import type { LocationKind } from "./location/location.ts";

const bare: IndexedFacts = { isCore: false, garageCount: 0 };

test("a place without its own stations is not indexed", () => {
  expect(isIndexedLocation("place", bare)).toBe(false);
});

test("a place that shares all its stations with a larger place is indexed only as a core place", () => {
  const shared: IndexedFacts = { ...bare, garageCount: 12, listing: "same-stations" };
  expect(isIndexedLocation("place", shared)).toBe(false);
  expect(isIndexedLocation("place", { ...shared, isCore: true })).toBe(true);
});

test.each<[string, LocationKind, Partial<IndexedFacts>]>([
  ["a region", "region", {}],
  ["a county", "county", {}],
  ["a core place", "place", { isCore: true }],
  ["a place with a figure", "place", { garageCount: 1 }],
])("%s is indexed", (_, kind, facts) => {
  expect(isIndexedLocation(kind, { ...bare, ...facts })).toBe(true);
});

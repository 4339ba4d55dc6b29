import { expect, test } from "vitest";
import { isIndexed, type IndexingFacts } from "./location-row.ts";

const bare: IndexingFacts = {
  kind: "place",
  isCore: false,
  garageCount: 0,
  sharesStations: false,
  hasPublishedText: false,
};

test("a place without its own stations or text is not indexed", () => {
  expect(isIndexed(bare)).toBe(false);
});

test("a place that shares all its stations with a larger place is indexed once its text is published", () => {
  const shared = { ...bare, garageCount: 12, sharesStations: true };
  expect(isIndexed(shared)).toBe(false);
  expect(isIndexed({ ...shared, hasPublishedText: true })).toBe(true);
  expect(isIndexed({ ...shared, isCore: true })).toBe(true);
});

test.each<[string, Partial<IndexingFacts>]>([
  ["a region", { kind: "region" }],
  ["a county", { kind: "county" }],
  ["a core place", { isCore: true }],
  ["a place with a figure", { garageCount: 1 }],
  ["a place with a published text", { hasPublishedText: true }],
])("%s is indexed", (_, facts) => {
  expect(isIndexed({ ...bare, ...facts })).toBe(true);
});

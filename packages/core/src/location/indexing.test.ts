import { expect, test } from "vitest";
import { isIndexedRow, type IndexedRow, type StoredLocation } from "./location-row.ts";

const bare: IndexedRow = { isCore: false, garageCount: 0 };

test("a place without its own stations is not indexed", () => {
  expect(isIndexedRow("place", bare)).toBe(false);
});

test("a place that shares all its stations with a larger place is indexed only as a core place", () => {
  const shared: IndexedRow = { ...bare, garageCount: 12, listing: "same-stations" };
  expect(isIndexedRow("place", shared)).toBe(false);
  expect(isIndexedRow("place", { ...shared, isCore: true })).toBe(true);
});

test.each<[string, StoredLocation["kind"], Partial<IndexedRow>]>([
  ["a region", "region", {}],
  ["a county", "county", {}],
  ["a core place", "place", { isCore: true }],
  ["a place with a figure", "place", { garageCount: 1 }],
])("%s is indexed", (_, kind, facts) => {
  expect(isIndexedRow(kind, { ...bare, ...facts })).toBe(true);
});

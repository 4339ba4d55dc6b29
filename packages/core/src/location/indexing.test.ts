import { expect, test } from "vitest";
import { isIndexedRow, type IndexedRow, type StoredLocation } from "./location-row.ts";

const bare: IndexedRow = { isCore: false, garageCount: 0 };
const publishedAt = "2026-11-21T12:00:00.000Z";

test("a place without its own stations or text is not indexed", () => {
  expect(isIndexedRow("place", bare)).toBe(false);
});

test("a place that shares all its stations with a larger place is indexed once its text is published", () => {
  const shared: IndexedRow = { ...bare, garageCount: 12, listing: "same-stations" };
  expect(isIndexedRow("place", shared)).toBe(false);
  expect(isIndexedRow("place", { ...shared, publishedAt })).toBe(true);
  expect(isIndexedRow("place", { ...shared, isCore: true })).toBe(true);
});

test.each<[string, StoredLocation["kind"], Partial<IndexedRow>]>([
  ["a region", "region", {}],
  ["a county", "county", {}],
  ["a core place", "place", { isCore: true }],
  ["a place with a figure", "place", { garageCount: 1 }],
  ["a place with a published text", "place", { publishedAt }],
])("%s is indexed", (_, kind, facts) => {
  expect(isIndexedRow(kind, { ...bare, ...facts })).toBe(true);
});

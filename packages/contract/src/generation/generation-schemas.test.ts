import { expect, test } from "vitest";
import { ContentBatchRequest } from "./generation-schemas.ts";

test.each([1, 10, 50])("a batch limit of %i is accepted", (limit) => {
  expect(ContentBatchRequest.safeParse({ locationSlugs: ["leeds"], limit }).success).toBe(true);
});

test.each([
  ["over 50", 51],
  ["of 0", 0],
  ["below 0", -1],
  ["that is not a whole number", 2.5],
  ["that is text", "10"],
  ["that is missing", undefined],
  ["that is null", null],
])("a batch limit %s is rejected", (_, limit) => {
  expect(ContentBatchRequest.safeParse({ locationSlugs: ["leeds"], limit }).success).toBe(false);
});

test.each([[[]], [undefined], ["leeds"], [[7]], [[""]]])(
  "a batch with the location slugs %j is rejected",
  (locationSlugs) => {
    expect(ContentBatchRequest.safeParse({ locationSlugs, limit: 1 }).success).toBe(false);
  },
);

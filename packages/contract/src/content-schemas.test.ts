import { expect, test } from "vitest";
import { contentEndpoints } from "./content-endpoints.ts";
import { ContentBatchRequest, contentSchemas } from "./content-schemas.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

test.each([1, 10, 50])("a batch of at most %i is accepted", (limit) => {
  expect(ContentBatchRequest.safeParse({ locationSlugs: ["leeds"], limit }).success).toBe(true);
});

test.each([
  ["over 50", 51],
  ["of 0", 0],
  ["below 0", -1],
  ["that is no whole number", 2.5],
  ["that is text", "10"],
  ["that is missing", undefined],
  ["that is no number", null],
])("a batch limit %s is refused", (_, limit) => {
  expect(ContentBatchRequest.safeParse({ locationSlugs: ["leeds"], limit }).success).toBe(false);
});

test.each([[[]], [undefined], ["leeds"], [[7]], [[""]]])("a batch of the places %j is refused", (locationSlugs) => {
  expect(ContentBatchRequest.safeParse({ locationSlugs, limit: 1 }).success).toBe(false);
});

test("every call that needs an operator names the scope it needs, and no other does", () => {
  const calls: [string, Endpoint][] = Object.entries(endpoints);
  const scoped = calls.filter(([, { scope }]) => scope !== undefined).map(([name]) => name);
  expect(scoped).toEqual(calls.filter(([, { access }]) => access === "operator").map(([name]) => name));
  expect(scoped).toEqual([
    "requestContentBatch",
    "generateRegion",
    "listContentVersions",
    "getContentVersion",
    "publishContentVersion",
  ]);
});

test("what changes texts or costs money needs the right to write, what shows drafts the right to read", () => {
  const calls: Endpoint[] = Object.values(contentEndpoints).filter(({ access }) => access === "operator");
  for (const { method, scope } of calls) expect(scope).toBe(method === "POST" ? "content/write" : "content/read");
  expect(Object.keys(contentSchemas)).toEqual(Object.keys(contentEndpoints));
});

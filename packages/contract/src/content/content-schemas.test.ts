import { expect, test } from "vitest";
import type { Endpoint } from "../endpoint.ts";
import { endpoints } from "../endpoints.ts";
import { ContentBatchRequest, contentSchemas } from "./content-schemas.ts";

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

test("only the endpoints that need an operator name a scope", () => {
  const calls: [string, Endpoint][] = Object.entries(endpoints);
  const scoped = calls.filter(([, { scope }]) => scope !== undefined).map(([name]) => name);
  expect(scoped).toEqual(
    calls.filter(([, { access }]) => access === "operator").map(([name]) => name),
  );
  expect(scoped).toEqual([
    "countBookings",
    "exportBookings",
    "listDayBookings",
    "getContentRun",
    "getContentEstimate",
    "listRegionFailures",
    "requestContentBatch",
    "generateRegion",
    "estimateContentQueue",
    "startContentQueue",
    "cancelContentRun",
    "listContentVersions",
    "getContentVersion",
    "publishContentVersion",
    "rejectContentVersion",
    "editContentVersion",
    "approveContentDrafts",
    "listContentStates",
    "listContentRuns",
    "undoContentRun",
    "listContentAudit",
  ]);
});

test("endpoints that change texts or cost money need the write scope, endpoints that show drafts the read scope", () => {
  const calls = Object.values<Endpoint>(endpoints).filter(
    ({ group, access }) => group === "content" && access === "operator",
  );
  expect(calls.length).toBeGreaterThan(15);
  for (const { method, scope } of calls) {
    expect(scope).toBe(method === "POST" ? "content/write" : "content/read");
  }
});

test("only the endpoints that show bookings to operators need the scope for bookings", () => {
  const withScope = Object.entries<Endpoint>(endpoints).filter(
    ([, { scope }]) => scope === "bookings/read",
  );
  expect(withScope.map(([name]) => name)).toEqual([
    "countBookings",
    "exportBookings",
    "listDayBookings",
  ]);
});

test.each([
  ["a paragraph", 2_000, (text: string) => ({ servicing: [{ heading: "A", paragraphs: [text] }] })],
  [
    "an answer",
    2_000,
    (text: string) => ({ faqs: [1, 2].map(() => ({ question: "A", answer: text })) }),
  ],
  ["a heading", 600, (text: string) => ({ mot: [{ heading: text, paragraphs: ["A"] }] })],
  [
    "a question",
    600,
    (text: string) => ({ faqs: [1, 2].map(() => ({ question: text, answer: "A" })) }),
  ],
  ["a title", 600, (text: string) => ({ servicingMetaTitle: text })],
  ["a description", 600, (text: string) => ({ motMetaDescription: text })],
])("an edit may have %s of up to %d characters", (_, most, changes) => {
  const sections = [{ heading: "A", paragraphs: ["A"] }];
  const text = {
    servicing: sections,
    mot: sections,
    faqs: [1, 2].map(() => ({ question: "A", answer: "A" })),
    servicingMetaTitle: "A",
    servicingMetaDescription: "A",
    motMetaTitle: "A",
    motMetaDescription: "A",
  };
  const { body } = contentSchemas.editContentVersion;
  expect(body.safeParse({ text: { ...text, ...changes("a".repeat(most)) } }).success).toBe(true);
  expect(body.safeParse({ text: { ...text, ...changes("a".repeat(most + 1)) } }).success).toBe(
    false,
  );
});

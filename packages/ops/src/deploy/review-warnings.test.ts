import { expect, test } from "vitest";
import { adviceLibrary } from "@vanfettle/core/content/advice/advice-library";
import { adviceWarnings } from "./review-warnings.ts";

const due = (...days: string[]) =>
  Object.fromEntries(days.map((reviewBy, i) => [`entry-${i}`, { reviewBy }]));

test("names only entries that are past their review or due soon", () => {
  const warnings = adviceWarnings(
    "2027-10-01",
    due("2027-09-30", "2027-10-01", "2027-11-30", "2027-12-01"),
  );
  expect(warnings).toEqual([
    expect.stringMatching(/the review of entry-0 is overdue/),
    expect.stringMatching(/the review of entry-1, entry-2 is due within 60 days/),
  ]);
});

test("names the first entries of many, and counts the others", () => {
  expect(
    adviceWarnings("2030-01-01", due(...Array.from({ length: 7 }, () => "2027-11-01"))),
  ).toEqual([
    expect.stringContaining("entry-0, entry-1, entry-2, entry-3, entry-4 and 2 others is overdue"),
  ]);
});

test("no entry of the library was near its review when it was last changed", () => {
  expect(adviceWarnings("2026-11-23")).toEqual([]);
  expect(adviceWarnings("2030-01-01")).toHaveLength(1);
  expect(Object.keys(adviceLibrary).length).toBeGreaterThan(80);
});

import { expect, test } from "vitest";
import { entriesPastReview, law } from "./law.ts";

const entry = (reviewBy: string) => ({
  value: 1,
  source: "https://www.gov.uk/",
  validFrom: "2020-01-01",
  reviewBy,
});
const table = { fee: entry("2027-05-01"), age: entry("2027-11-01") };

test("entriesPastReview reports an entry from the day after its last review day", () => {
  expect(entriesPastReview(table, "2027-05-01")).toEqual([]);
  expect(entriesPastReview(table, "2027-05-02")).toEqual(["fee"]);
  expect(entriesPastReview(table, "2028-01-01")).toEqual(["fee", "age"]);
});

test("the law table had no overdue entry when it last changed", () => {
  expect(entriesPastReview(law, "2026-11-22")).toEqual([]);
});

test("every entry has an official source, valid dates and a review after the rule starts", () => {
  const isDay = (day: string) => new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  for (const [name, { source, validFrom, reviewBy }] of Object.entries(law)) {
    expect([name, source]).toEqual([
      name,
      expect.stringMatching(
        /^https:\/\/www\.(gov\.uk|legislation\.gov\.uk|nidirect\.gov\.uk|niassembly\.gov\.uk)\//,
      ),
    ]);
    expect([name, isDay(validFrom), isDay(reviewBy), validFrom < reviewBy]).toEqual([
      name,
      true,
      true,
      true,
    ]);
  }
});

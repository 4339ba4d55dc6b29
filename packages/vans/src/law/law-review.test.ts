import { expect, test } from "vitest";
import { entriesPastReview } from "./law-review.ts";
import { law } from "./law.ts";

const entry = (reviewBy: string) => ({ value: 1, source: "https://www.gov.uk/", validFrom: "2020-01-01", reviewBy });
const table = { fee: entry("2027-05-01"), age: entry("2027-11-01") };

test("an entry is past its review on the day after the last one, and not before", () => {
  expect(entriesPastReview(table, "2027-05-01")).toEqual([]);
  expect(entriesPastReview(table, "2027-05-02")).toEqual(["fee"]);
  expect(entriesPastReview(table, "2028-01-01")).toEqual(["fee", "age"]);
});

test("no entry of the table was past its review when it was last changed", () => {
  expect(entriesPastReview(law, "2026-11-22")).toEqual([]);
});

test("every entry has an official source, real dates and a review after the rule came into force", () => {
  const isDay = (day: string) => new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  for (const [name, { source, validFrom, reviewBy }] of Object.entries(law)) {
    expect([name, source]).toEqual([
      name,
      expect.stringMatching(/^https:\/\/www\.(gov\.uk|legislation\.gov\.uk|nidirect\.gov\.uk)\//),
    ]);
    expect([name, isDay(validFrom), isDay(reviewBy), validFrom < reviewBy]).toEqual([name, true, true, true]);
  }
});

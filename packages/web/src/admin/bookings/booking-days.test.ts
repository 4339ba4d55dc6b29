import { expect, test } from "vitest";
import { lastDays, rangeInWords, rangeProblem, shortDay, utcDay } from "./booking-days.ts";

test("the last days include today, which is the day in UTC", () => {
  expect(utcDay(new Date("2026-06-30T23:30:00Z"))).toBe("2026-06-30");
  expect(lastDays(7, "2026-03-02")).toEqual({ from: "2026-02-24", to: "2026-03-02" });
  expect(lastDays(1, "2026-03-02")).toEqual({ from: "2026-03-02", to: "2026-03-02" });
});

test.each([
  ["2026-01-01", "2026-04-02", undefined],
  ["2026-01-01", "2026-04-03", "Choose at most 92 days."],
  ["2026-01-02", "2026-01-01", "The last day is before the first."],
  ["", "2026-01-01", "Enter both days."],
  ["2026-01-01", "", "Enter both days."],
])("from '%s' to '%s' gives the problem %s", (from, to, problem) => {
  expect(rangeProblem({ from, to })).toBe(problem);
});

test.each([
  ["2026-11-21", "2026-11-21", "21 November 2026"],
  ["2026-11-15", "2026-11-21", "15 to 21 November 2026"],
  ["2026-10-28", "2026-11-03", "28 October to 3 November 2026"],
  ["2026-12-28", "2027-01-03", "28 December 2026 to 3 January 2027"],
])("%s to %s reads '%s'", (from, to, words) => {
  expect(rangeInWords({ from, to })).toBe(words);
});

test("formats a short day without the year", () => {
  expect(shortDay("2026-05-01")).toBe("1 May");
});

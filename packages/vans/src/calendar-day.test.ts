import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  addYears,
  dayInWords,
  daysBetween,
  isDay,
  lastDayOf,
} from "./calendar-day.ts";

test.each(["2026-11-22", "2028-02-29", "2000-02-29", "1900-01-01", "9999-12-31"])(
  "accepts the day %s",
  (text) => {
    expect(isDay(text)).toBe(true);
  },
);

test.each([
  "2027-04-31",
  "2027-02-29",
  "2100-02-29",
  "2027-13-01",
  "2027-00-10",
  "2027-01-00",
  "1899-12-31",
  "27-01-01",
  "2027-1-1",
  "01/05/2027",
  "2027-01-01T00:00:00Z",
  " 2027-01-01",
  "",
])("rejects '%s'", (text) => {
  expect(isDay(text)).toBe(false);
});

test("adds days across months and leap days", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
});

test("clamps to the last day of a shorter month", () => {
  expect(addMonths("2027-03-31", -1)).toBe("2027-02-28");
  expect(addMonths("2028-01-30", 1)).toBe("2028-02-29");
  expect(addMonths("2027-01-15", -1)).toBe("2026-12-15");
});

test("moves 29 February to 1 March in a year that is not a leap year", () => {
  expect(addYears("2028-02-29", 1)).toBe("2029-03-01");
  expect(addYears("2028-02-29", 4)).toBe("2032-02-29");
});

test("returns the number of days that addDays needs to reach the second day", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: -400, max: 400 }),
      (start, days) => {
        const from = addDays("1902-01-01", start);
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      },
    ),
  );
});

test("formats a day with its month's name", () => {
  expect(dayInWords("2026-06-01")).toBe("1 June 2026");
  expect(dayInWords("2028-12-31")).toBe("31 December 2028");
});

test("throws for text that is not a day", () => {
  expect(() => addDays("2027-04-31", 1)).toThrow(RangeError);
  expect(() => daysBetween("2027-04-30", "tomorrow")).toThrow(RangeError);
});

test.each([
  ["2028-02", "2028-02-29"],
  ["2027-02", "2027-02-28"],
  ["1986-12", "1986-12-31"],
  ["1986-11-22", "1986-11-22"],
])("the last day of %s is %s", (registered, last) => {
  expect(lastDayOf(registered)).toBe(last);
});

test("a text that is neither a day nor a month has no last day", () => {
  expect(() => lastDayOf("1986-13")).toThrow(RangeError);
});

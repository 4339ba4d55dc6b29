import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarFile, type TestReminder } from "./calendar-file.ts";
import { failedTestOf } from "./failed-test.ts";
import type { TestJurisdiction } from "./jurisdiction.ts";

const now = new Date("2026-11-22T08:00:00.123Z");
const brand = "VanFettle";
const reminder: TestReminder = { due: "2027-05-15", earliest: "2027-04-16", label: "White Transit" };

/** Unfolds a file and returns its lines. */
const linesOf = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n");
const valuesOf = (file: string, name: string): string[] =>
  linesOf(file).flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []));

test("creates three all-day entries: the earliest day, two weeks before the due day, and the due day", () => {
  const file = calendarFile([reminder], now, brand);
  expect(valuesOf(file, "DTSTART;VALUE=DATE:")).toEqual(["20270416", "20270501", "20270515"]);
  expect(valuesOf(file, "DTEND;VALUE=DATE:")).toEqual(["20270417", "20270502", "20270516"]);
  expect(valuesOf(file, "SUMMARY:")).toEqual([
    "MOT (White Transit): from today a test keeps the renewal date",
    "MOT (White Transit): two weeks left",
    "MOT (White Transit): last day",
  ]);
  expect(valuesOf(file, "DTSTAMP:")).toEqual(Array(3).fill("20261122T080000Z"));
});

describe("after a failed test", () => {
  const lastTest = { on: "2026-11-20", passed: false, defects: [{ kind: "DANGEROUS", dangerous: true }] };
  const failedFrom = (due: string, jurisdiction: TestJurisdiction = "great-britain") =>
    failedTestOf({ lastTest, due, first: false, jurisdiction, isHeavy: false }, "2026-11-23");
  const warning = "Failed 20 November 2026: do not drive until repaired.";

  test("opens every entry with the warning and adds an entry for the retest", () => {
    const file = calendarFile([{ ...reminder, failed: failedFrom(reminder.due) }], now, brand);
    expect(valuesOf(file, "SUMMARY:")).toEqual([
      `${warning} MOT (White Transit): last day for a partial retest`,
      `${warning} MOT (White Transit): from today a test keeps the renewal date`,
      `${warning} MOT (White Transit): two weeks left`,
      `${warning} MOT (White Transit): last day of the earlier pass`,
    ]);
    expect(valuesOf(file, "DTSTART;VALUE=DATE:")[0]).toBe("20261204");
  });

  test("omits days before the failure", () => {
    const file = calendarFile(
      [{ due: "2026-11-21", earliest: "2026-10-22", failed: failedFrom("2026-11-21"), label: "" }],
      now,
      brand,
    );
    expect(valuesOf(file, "SUMMARY:")).toEqual([
      `${warning} MOT: last day for a partial retest`,
      `${warning} MOT: last day of the earlier pass`,
    ]);
  });

  test("uses the last day to apply for a retest in Northern Ireland", () => {
    const file = calendarFile([{ ...reminder, failed: failedFrom(reminder.due, "northern-ireland") }], now, brand);
    expect(valuesOf(file, "SUMMARY:")[0]).toBe(`${warning} MOT (White Transit): last day to apply for a retest`);
    expect(valuesOf(file, "DTSTART;VALUE=DATE:")[0]).toBe("20261211");
  });
});

test("begins, ends and closes every component as RFC 5545 requires", () => {
  const file = calendarFile([reminder], now, brand);
  const lines = linesOf(file);
  expect(lines.slice(0, 3)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//VanFettle//MOT dates//EN"]);
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  const open: string[] = [];
  const ended: [string | undefined, string][] = [];
  for (const line of lines) {
    if (line.startsWith("BEGIN:")) open.push(line.slice(6));
    if (line.startsWith("END:")) ended.push([open.pop(), line.slice(4)]);
  }
  expect(open).toEqual([]);
  expect(ended.filter(([began, end]) => began !== end)).toEqual([]);
});

test("creates two entries when the earliest day and the label are missing", () => {
  const file = calendarFile([{ due: "2027-05-15", earliest: null, label: " " }], now, brand);
  expect(valuesOf(file, "SUMMARY:")).toEqual(["MOT: two weeks left", "MOT: last day"]);
});

test("keeps the UIDs of a reminder when its label or the time changes", () => {
  const uids = valuesOf(calendarFile([reminder], now, brand), "UID:");
  expect(uids).toEqual([
    "mot-2027-05-15-1-earliest@vanfettle",
    "mot-2027-05-15-1-soon@vanfettle",
    "mot-2027-05-15-1-due@vanfettle",
  ]);
  const later = calendarFile([{ ...reminder, label: "AB12 CDE" }], new Date("2027-01-01T00:00:00Z"), brand);
  expect(valuesOf(later, "UID:")).toEqual(uids);
});

test("gives vans due on the same day different UIDs", () => {
  const file = calendarFile(
    [reminder, { ...reminder, label: "Blue Vivaro" }, { ...reminder, due: "2027-06-15" }],
    now,
    brand,
  );
  const uids = valuesOf(file, "UID:");
  expect(uids).toHaveLength(9);
  expect(new Set(uids).size).toBe(9);
});

test("stops a label from ending its line, starting a property or leaving its value", () => {
  const file = calendarFile([{ ...reminder, label: "a;b,c\\d\r\nEND:VCALENDAR\u0000\nX:1" }], now, brand);
  expect(valuesOf(file, "SUMMARY:")[2]).toBe("MOT (a\\;b\\,c\\\\d END:VCALENDAR  X:1): last day");
  expect(linesOf(file).filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
});

test("ends lines with CRLF and folds them at 75 bytes without splitting a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (label) => {
      const file = calendarFile([{ ...reminder, label }], now, brand);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of file.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      const words = label
        .trim()
        .replace(/[\\;,]/g, "\\$&")
        .replace(/\r\n|\p{Cc}/gu, " ");
      expect(valuesOf(file, "SUMMARY:").at(-1)).toBe(words === "" ? "MOT: last day" : `MOT (${words}): last day`);
    }),
  );
});

test("throws for a day that does not exist", () => {
  expect(() => calendarFile([{ ...reminder, due: "2027-04-31" }], now, brand)).toThrow(RangeError);
  expect(() => calendarFile([{ ...reminder, earliest: "2027-04-31" }], now, brand)).toThrow(RangeError);
});

import { expect, test } from "vitest";
import { calendarEntries } from "@vanfettle/vans/calendar-entries";
import { buildSavedVan } from "../../testing/build-saved-van.ts";
import { toVan, type SavedVan } from "../my-vans/saved-van.ts";
import { reminderOf } from "./save-calendar.ts";

const today = "2026-11-26";
const titlesOf = (over: Partial<SavedVan>): string[] =>
  calendarEntries(reminderOf(toVan(buildSavedVan(over), today)), today).map(
    ({ day, title }) => `${day} ${title}`,
  );

test("does not tell the owner of a van that may be exempt of a last day", () => {
  expect(titlesOf({ exemption: { kind: "over 40", from: "2020-05-01" } })).toEqual([
    expect.stringContaining("2027-04-16"),
    expect.stringContaining("2027-05-01 MOT: due on 15 May 2027 unless exempt"),
    "2027-05-15 MOT: due unless exempt",
  ]);
});

test("states no day for a first test of which only a range is known", () => {
  const dueBetween = { from: "2026-12-20", to: "2027-01-18" };
  expect(titlesOf({ due: null, dueBetween, basis: "registered month", testsKnown: false })).toEqual(
    [
      "2026-12-06 MOT: may be due from 20 December 2026, 18 January 2027 at the latest",
      "2026-12-20 MOT: first day it may be due, 18 January 2027 at the latest",
    ],
  );
});

test("names the annual test, and both tests while it is unclear which applies", () => {
  expect(titlesOf({ regime: "annual" }).at(-1)).toBe("2027-05-15 Annual test: last day");
  expect(titlesOf({ regime: "unclear" }).at(-1)).toBe("2027-05-15 MOT or annual test: last day");
});

import { describe, expect, test } from "vitest";
import { calendarEntries, type TestReminder } from "./calendar-entries.ts";
import { failedTestOf } from "./failed-test.ts";
import type { TestJurisdiction } from "./law/law-values.ts";

const today = "2026-11-22";
const reminder: TestReminder = { due: "2027-05-15", earliest: "2027-04-16", name: "White Transit" };
const entriesOf = (overrides: Partial<TestReminder>, on = today) =>
  calendarEntries({ ...reminder, ...overrides }, on).map(({ day, title }) => `${day} ${title}`);

test("lists the earliest day, two weeks before the due day, and the due day", () => {
  expect(entriesOf({})).toEqual([
    "2027-04-16 MOT (White Transit): first day for a test that keeps the renewal date",
    "2027-05-01 MOT (White Transit): last day is 15 May 2027",
    "2027-05-15 MOT (White Transit): last day",
  ]);
});

test("omits the earliest day and the name if they are missing", () => {
  expect(entriesOf({ earliest: null, name: " " })).toEqual([
    "2027-05-01 MOT: last day is 15 May 2027",
    "2027-05-15 MOT: last day",
  ]);
});

test.each([
  ["2027-04-16", ["2027-04-16", "2027-05-01", "2027-05-15"]],
  ["2027-04-17", ["2027-05-01", "2027-05-15"]],
  ["2027-05-15", ["2027-05-15"]],
  ["2027-05-16", []],
])("omits days before %s", (on, days) => {
  expect(calendarEntries(reminder, on).map(({ day }) => day)).toEqual(days);
});

test("lists no entry of a due day without a due day", () => {
  expect(entriesOf({ due: null, earliest: null })).toEqual([]);
});

test.each([
  ["annual", "Annual test (White Transit): last day"],
  ["unclear", "MOT or annual test (White Transit): last day"],
  ["MOT", "MOT (White Transit): last day"],
] as const)("names the test of a vehicle with the regime %s", (regime, title) => {
  expect(calendarEntries({ ...reminder, regime }, today).at(-1)?.title).toBe(title);
});

describe("for a van that may be exempt", () => {
  test("states no last day", () => {
    const entries = entriesOf({ exemptFrom: "2027-05-15" });
    expect(entries).toEqual([
      "2027-04-16 MOT (White Transit): first day for a test that keeps the renewal date",
      "2027-05-01 MOT (White Transit): due on 15 May 2027 unless exempt",
      "2027-05-15 MOT (White Transit): due unless exempt",
    ]);
    expect(entries.join()).not.toContain("last day");
  });

  test("states the last day if the exemption begins after it", () => {
    expect(entriesOf({ exemptFrom: "2027-05-16" }).at(-1)).toBe(
      "2027-05-15 MOT (White Transit): last day",
    );
  });
});

describe("for a due day known as a range", () => {
  const range = { due: null, earliest: null, dueBetween: { from: "2027-02-01", to: "2027-02-27" } };

  test("reminds of its first day and states both ends", () => {
    expect(entriesOf(range)).toEqual([
      "2027-01-18 MOT (White Transit): may be due from 1 February 2027, 27 February 2027 at the latest",
      "2027-02-01 MOT (White Transit): first day it may be due, 27 February 2027 at the latest",
    ]);
  });

  test("mentions an exemption", () => {
    const titles = entriesOf({ ...range, exemptFrom: "2026-12-31" });
    expect(
      titles.every((title) => title.endsWith("27 February 2027 at the latest unless exempt")),
    ).toBe(true);
  });

  test("prefers a day to a range", () => {
    expect(entriesOf({ ...range, due: "2027-05-15" }).at(-1)).toBe(
      "2027-05-15 MOT (White Transit): last day",
    );
  });
});

describe("after a failed test", () => {
  const lastTest = {
    testedOn: "2026-11-20",
    passed: false,
    defects: [{ kind: "DANGEROUS", dangerous: true }],
  };
  const failedFrom = (due: string, jurisdiction: TestJurisdiction = "great-britain") =>
    failedTestOf({ lastTest, due, isFirstTest: false, jurisdiction, isHeavy: false }, "2026-11-23");
  const warning = "Failed 20 November 2026: do not drive until repaired.";

  test("opens every entry with the warning and adds an entry for the retest", () => {
    expect(entriesOf({ failed: failedFrom("2027-05-15") })).toEqual([
      `2026-12-04 ${warning} MOT (White Transit): last day for a partial retest`,
      `2027-04-16 ${warning} MOT (White Transit): first day for a test that keeps the renewal date`,
      `2027-05-01 ${warning} MOT (White Transit): last day of the earlier pass is 15 May 2027`,
      `2027-05-15 ${warning} MOT (White Transit): last day of the earlier pass`,
    ]);
  });

  test("lists only the retest if the earlier pass has run out", () => {
    const expired = { due: "2026-11-21", earliest: "2026-10-22", failed: failedFrom("2026-11-21") };
    expect(entriesOf(expired, "2026-11-23")).toEqual([
      `2026-12-04 ${warning} MOT (White Transit): last day for a partial retest`,
    ]);
  });

  test("has no entry for a retest of a heavy vehicle", () => {
    const heavy = failedTestOf(
      {
        lastTest,
        due: "2027-05-15",
        isFirstTest: false,
        jurisdiction: "great-britain",
        isHeavy: true,
      },
      "2026-11-23",
    );
    expect(calendarEntries({ ...reminder, failed: heavy }, today).map(({ kind }) => kind)).toEqual([
      "earliest",
      "soon",
      "due",
    ]);
  });

  test("uses the last day to apply for a retest in Northern Ireland", () => {
    const northernIrish = { ...reminder, failed: failedFrom("2027-05-15", "northern-ireland") };
    expect(calendarEntries(northernIrish, today)[0]?.kind).toBe("retest");
    expect(entriesOf({ failed: failedFrom("2027-05-15", "northern-ireland") })[0]).toBe(
      `2026-12-11 ${warning} MOT (White Transit): last day to apply for a retest`,
    );
  });
});

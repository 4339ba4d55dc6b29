import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TestReminder } from "./calendar-entries.ts";
import {
  calendarFile,
  createCalendarRecord,
  entriesToWrite,
  type CalendarRecord,
} from "./calendar-file.ts";
import { failedTestOf } from "./failed-test.ts";
import { parseCalendar } from "./testing/parse-calendar.ts";

const today = "2026-11-22";
const now = new Date("2026-11-22T08:00:00.123Z");
const reminder: TestReminder = { due: "2027-05-15", earliest: "2027-04-16", name: "White Transit" };

function write(
  overrides: Partial<TestReminder> = {},
  {
    record = createCalendarRecord(),
    at = now,
    on = today,
  }: { record?: CalendarRecord; at?: Date; on?: string } = {},
) {
  const van = { reminder: { ...reminder, ...overrides }, record };
  const { text, records } = calendarFile([van], { now: at, today: on, brand: "VanFettle" });
  return { text, record: records[0] as CalendarRecord, events: parseCalendar(text) };
}

test("creates all-day entries that leave the day free", () => {
  const { events } = write();
  expect(events.map(({ day, end }) => [day, end])).toEqual([
    ["2027-04-16", "2027-04-17"],
    ["2027-05-01", "2027-05-02"],
    ["2027-05-15", "2027-05-16"],
  ]);
  expect(
    events.every(({ isAllDay, isFree, status }) => isAllDay && isFree && status === "CONFIRMED"),
  ).toBe(true);
});

test("rings at 9am on the day before an entry, with the entry's title", () => {
  const { events } = write();
  expect(events.map(({ rings }) => rings)).toEqual([
    "2027-04-15T09:00:00",
    "2027-04-30T09:00:00",
    "2027-05-14T09:00:00",
  ]);
  expect(events.at(-1)).toMatchObject({
    alarmText: "Tomorrow: MOT (White Transit): last day",
    alarmAction: "DISPLAY",
  });
});

test("rings for an entry of tomorrow and not for an entry of today", () => {
  const ringsOn = (on: string) => write({}, { on }).events.map(({ rings }) => rings);
  expect(ringsOn("2027-05-14")).toEqual(["2027-05-14T09:00:00"]);
  expect(ringsOn("2027-05-15")).toEqual([null]);
});

test("begins, ends and names the file as RFC 5545 requires", () => {
  const lines = write().text.split("\r\n");
  expect(lines.slice(0, 3)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//VanFettle//MOT dates//EN",
  ]);
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

describe("the UIDs of entries", () => {
  const uidsOf = (text: string) => parseCalendar(text).map(({ uid }) => uid);

  test("differ between vans due on the same day, in one file and in two", () => {
    const first = { reminder, record: createCalendarRecord() };
    const second = {
      reminder: { ...reminder, name: "Blue Vivaro" },
      record: createCalendarRecord(),
    };
    const { text } = calendarFile([first, second], { now, today, brand: "VanFettle" });
    const all = [...uidsOf(text), ...uidsOf(write().text), ...uidsOf(write().text)];
    expect(all).toHaveLength(12);
    expect(new Set(all).size).toBe(12);
  });

  test("contain 128 random bits and nothing of the van or the site", () => {
    expect(createCalendarRecord()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      entries: [],
    });
    expect(uidsOf(write().text)).toEqual(
      ["earliest", "soon", "due"].map((kind) =>
        expect.stringMatching(new RegExp(`^[0-9a-f]{32}-${kind}$`)),
      ),
    );
  });

  test("stay the same when the dates, the name or the other vans of the file change", () => {
    const { text, record } = write();
    const changed = write({ due: "2028-05-15", earliest: "2028-04-16", name: "Luton" }, { record });
    expect(uidsOf(changed.text)).toEqual(uidsOf(text));
    const others = [createCalendarRecord(), record, createCalendarRecord()].map((each) => ({
      reminder,
      record: each,
    }));
    const together = calendarFile(others, { now, today, brand: "VanFettle" });
    expect(uidsOf(together.text).slice(3, 6)).toEqual(uidsOf(text));
    expect(together.records[1]).toEqual(record);
  });
});

describe("a later file of the same van", () => {
  const later = new Date("2027-01-05T10:30:00Z");
  const next = (record: CalendarRecord, overrides: Partial<TestReminder> = {}) =>
    write(overrides, { record, at: later, on: "2027-01-05" });
  const versions = ({ events }: { events: ReturnType<typeof parseCalendar> }) =>
    events.map(({ sequence, stamp, modified }) => [sequence, stamp, modified]);
  const first = ["2026-11-22T08:00:00Z", "2026-11-22T08:00:00Z"];
  const second = ["2027-01-05T10:30:00Z", "2027-01-05T10:30:00Z"];

  test("is equal if nothing changed", () => {
    const before = write();
    const after = next(before.record);
    expect(after.text).toBe(before.text);
    expect(after.record).toEqual(before.record);
    expect(versions(after)).toEqual(Array(3).fill([0, ...first]));
  });

  test("raises the sequence and the time of the changed entries only", () => {
    const { record } = write();
    const changed = next(record, { earliest: "2027-04-18" });
    expect(versions(changed)).toEqual([
      [1, ...second],
      [0, ...first],
      [0, ...first],
    ]);
    expect(versions(next(changed.record, { earliest: "2027-04-16" }))[0]).toEqual([2, ...second]);
  });

  test("raises the sequence if only the name changed, because some calendars ignore equal sequences", () => {
    expect(versions(next(write().record, { name: "Luton" }))).toEqual(
      Array(3).fill([1, ...second]),
    );
  });

  test("cancels entries that no longer apply, on their last day in the calendar and without an alarm", () => {
    const lastTest = { testedOn: "2026-12-30", passed: false, defects: [] };
    const van = {
      lastTest,
      due: "2027-05-15",
      isFirstTest: false,
      jurisdiction: "great-britain",
      isHeavy: false,
    } as const;
    const failed = write({ failed: failedTestOf(van, "2027-01-04") }, { on: "2027-01-04" });
    const passed = next(failed.record, { due: "2028-01-04", earliest: null, failed: null });
    expect(
      passed.events.map(({ uid, day, title, status, rings }) => [
        uid.slice(33),
        day,
        title,
        status,
        rings,
      ]),
    ).toEqual([
      [
        "soon",
        "2027-12-21",
        "MOT (White Transit): last day is 4 January 2028",
        "CONFIRMED",
        "2027-12-20T09:00:00",
      ],
      ["due", "2028-01-04", "MOT (White Transit): last day", "CONFIRMED", "2028-01-03T09:00:00"],
      ["retest", "2027-01-13", "MOT (White Transit): no longer applies", "CANCELLED", null],
      ["earliest", "2027-04-16", "MOT (White Transit): no longer applies", "CANCELLED", null],
    ]);
    expect(passed.events.map(({ sequence }) => sequence)).toEqual([1, 1, 1, 1]);
  });

  test("cancels a later day that an earlier file stated if the van is due before it", () => {
    const corrected = next(write().record, { due: "2027-01-10", earliest: "2026-12-11" });
    expect(corrected.events.map(({ day, status }) => [day, status])).toEqual([
      ["2027-01-10", "CONFIRMED"],
      ["2027-04-16", "CANCELLED"],
      ["2027-05-01", "CANCELLED"],
    ]);
  });

  test("cancels an entry of today and leaves an entry of yesterday as it was", () => {
    const { record } = write();
    const on = (day: string) =>
      write({ due: "2026-12-01", earliest: null }, { record, on: day }).events.map(
        ({ uid, day: at }) => [uid.slice(33), at],
      );
    expect(on("2027-05-01")).toEqual([
      ["soon", "2027-05-01"],
      ["due", "2027-05-15"],
    ]);
    expect(on("2027-05-02")).toEqual([["due", "2027-05-15"]]);
  });

  test("revives a cancelled entry with a higher sequence", () => {
    const cancelled = next(write().record, { earliest: null });
    const revived = next(cancelled.record);
    expect(revived.events[0]).toMatchObject({
      day: "2027-04-16",
      status: "CONFIRMED",
      sequence: 2,
    });
  });

  test("leaves past entries out, and continues their sequence a year later", () => {
    const { record } = write();
    const spring = write({}, { record, on: "2027-04-20" });
    expect(spring.events.map(({ day }) => day)).toEqual(["2027-05-01", "2027-05-15"]);
    const renewed = write(
      { due: "2028-05-15", earliest: "2028-04-16" },
      { record: spring.record, on: "2027-05-10" },
    );
    expect(renewed.events.map(({ day, sequence }) => [day, sequence])).toEqual([
      ["2028-04-16", 1],
      ["2028-05-01", 1],
      ["2028-05-15", 1],
    ]);
  });
});

test("has entries to write if only a cancellation is left", () => {
  const { record } = write();
  const expired = { ...reminder, due: "2026-11-01", earliest: "2026-10-02" };
  expect(entriesToWrite({ reminder: expired, record: createCalendarRecord() }, today)).toEqual([]);
  expect(
    entriesToWrite({ reminder: expired, record }, today).map(({ isCancelled }) => isCancelled),
  ).toEqual([true, true, true]);
});

test("stops a name from ending its line, starting a property or leaving its value", () => {
  const { text, events } = write({ name: "a;b,c\\d\r\nEND:VCALENDAR\u0000\nX:1" });
  expect(events.map(({ title }) => title).at(-1)).toBe(
    "MOT (a;b,c\\d END:VCALENDAR  X:1): last day",
  );
  expect(events.map(({ alarmText }) => alarmText).at(-1)).toBe(`Tomorrow: ${events.at(-1)?.title}`);
  expect(text.split("\r\n").filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
});

test("ends lines with CRLF, folds them at 75 bytes, and keeps every name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (name) => {
      const { text, events } = write({ name });
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of text.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      const kept = name.trim().replace(/\r\n|\p{Cc}/gu, " ");
      expect(events.at(-1)?.title).toBe(kept === "" ? "MOT: last day" : `MOT (${kept}): last day`);
    }),
  );
});

test("uses all 75 bytes of a folded line", () => {
  const lengths = write({ name: "x".repeat(200) })
    .text.split("\r\n")
    .map(({ length }) => length);
  expect(Math.max(...lengths)).toBe(75);
});

test("throws for a day that does not exist", () => {
  expect(() => write({ due: "2027-04-31" })).toThrow(RangeError);
  expect(() => write({ earliest: "2027-04-31" })).toThrow(RangeError);
});

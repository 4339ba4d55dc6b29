import { addDays, dayInWords, type Day } from "./calendar-day.ts";
import type { FailedTest } from "./failed-test.ts";
import { failedTestSummary } from "./law/failed-test-sentences.ts";
import type { TestRegime } from "./mot-dates.ts";

/** The kinds of a van's calendar entries. A van has at most one entry of each. */
export const entryKinds = ["retest", "earliest", "soon", "due"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The dates of a van's next test, and the van's name in a calendar. */
export interface TestReminder {
  /** The last day without a new test; null if it is unknown or known as a range only. */
  due: Day | null;
  /** The days between which `due` lies, if the day itself is unknown. */
  dueBetween?: { from: Day; to: Day } | null;
  /** The first day on which a test keeps the renewal date, or null if unknown. */
  earliest: Day | null;
  /** The first day on which the van may not need a test; null if it is not exempt. */
  exemptFrom?: Day | null;
  /** The test that the van needs; an MOT if missing. */
  regime?: TestRegime;
  /** The van's last test, if it failed. Its warning opens every entry. */
  failed?: FailedTest | null;
  /**
   * The name of the van in the entries. May be empty. It is a registration only if the owner chose
   * so.
   */
  name: string;
}

/** An all-day entry of a calendar. */
export interface CalendarEntry {
  kind: EntryKind;
  day: Day;
  title: string;
}

const testNames: Record<TestRegime, string> = {
  MOT: "MOT",
  annual: "Annual test",
  unclear: "MOT or annual test",
};

/** Returns the start of a title, such as `MOT (White Transit): `. */
export function titleStart({ regime = "MOT", name }: TestReminder): string {
  const van = name.trim() === "" ? "" : ` (${name.trim()})`;
  return `${testNames[regime]}${van}: `;
}

const daysBeforeDue = 14;

type UntitledEntry = { kind: EntryKind; day: Day; what: string };

function dueEntries({ due, dueBetween, exemptFrom, failed }: TestReminder): UntitledEntry[] {
  const day = due ?? dueBetween?.from;
  if (day === undefined) return [];
  const unless = exemptFrom && exemptFrom <= day ? " unless exempt" : "";
  const lastDay = failed ? "last day of the earlier pass" : "last day";
  // A title is read on other days too: an alarm shows it the day before.
  const words = (): { soon: string; due: string } => {
    if (due === null && dueBetween) {
      const latest = `${dayInWords(dueBetween.to)} at the latest${unless}`;
      return {
        soon: `may be due from ${dayInWords(day)}, ${latest}`,
        due: `first day it may be due, ${latest}`,
      };
    }
    if (unless) return { soon: `due on ${dayInWords(day)}${unless}`, due: `due${unless}` };
    return { soon: `${lastDay} is ${dayInWords(day)}`, due: lastDay };
  };
  return [
    { kind: "soon", day: addDays(day, -daysBeforeDue), what: words().soon },
    { kind: "due", day, what: words().due },
  ];
}

const retestEntry = ({ by, applyBy }: NonNullable<FailedTest["retest"]>): UntitledEntry =>
  applyBy
    ? { kind: "retest", day: applyBy, what: "last day to apply for a retest" }
    : { kind: "retest", day: by, what: "last day for a partial retest" };

/** Returns a van's entries from `today` on. Throws a RangeError if a date does not exist. */
export function calendarEntries(reminder: TestReminder, today: Day): CalendarEntry[] {
  const { earliest, failed } = reminder;
  const untitled: UntitledEntry[] = [];
  if (failed?.retest?.state === "open") untitled.push(retestEntry(failed.retest));
  if (earliest) {
    const what = "first day for a test that keeps the renewal date";
    untitled.push({ kind: "earliest", day: earliest, what });
  }
  untitled.push(...dueEntries(reminder));
  // A warning comes first, because calendars cut off long titles.
  const warning = failed ? `${failedTestSummary(failed)}. ` : "";
  const start = warning + titleStart(reminder);
  const upcoming = untitled.filter(({ day }) => day >= today);
  return upcoming.map(({ kind, day, what }) => ({ kind, day, title: start + what }));
}

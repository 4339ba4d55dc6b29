import { addDays, type Day } from "./calendar-day.ts";
import type { FailedTest } from "./failed-test.ts";
import { failedTestSummary } from "./law/failed-test-sentences.ts";

/** A reminder of a van's next test. It does not include the registration, because people share calendar files. */
export interface TestReminder {
  due: Day;
  /** The first day on which a test keeps the renewal date, or null if unknown. */
  earliest: Day | null;
  /** The van's last test, if it failed. Its warning opens every entry. */
  failed?: FailedTest | null;
  /** The owner's name for the van, such as `White Transit`. May be empty. */
  label: string;
}

/** The longest line of a calendar file in bytes, without its line break (RFC 5545, 3.1). */
const lineMaxBytes = 75;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line: continuation lines start with a space, and no character is split. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > lineMaxBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Escapes a text value (RFC 5545, 3.3.11). Replaces control characters, which values cannot contain, with spaces. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\p{Cc}/gu, " ");

const basicDate = (day: Day): string => day.replaceAll("-", "");

const daysBeforeDue = 14;

/** A calendar entry: an all-day event with a reminder at 9am. `what` is the end of its title. */
type Entry = { kind: "retest" | "earliest" | "soon" | "due"; day: Day; what: string };

function entriesOf({ due, earliest, failed }: TestReminder): Entry[] {
  const entries: Entry[] = [
    ...(failed?.retest?.state === "open" ? [retestEntry(failed.retest)] : []),
    ...(earliest
      ? [{ kind: "earliest" as const, day: earliest, what: "from today a test keeps the renewal date" }]
      : []),
    { kind: "soon", day: addDays(due, -daysBeforeDue), what: "two weeks left" },
    { kind: "due", day: due, what: failed ? "last day of the earlier pass" : "last day" },
  ];
  return failed ? entries.filter(({ day }) => day >= failed.on) : entries;
}

const retestEntry = ({ by, applyBy }: NonNullable<FailedTest["retest"]>): Entry =>
  applyBy
    ? { kind: "retest", day: applyBy, what: "last day to apply for a retest" }
    : { kind: "retest", day: by, what: "last day for a partial retest" };

/** Returns the title of an entry. A warning comes first, because calendars cut off long titles. */
function summaryOf({ what }: Entry, { label, failed }: TestReminder): string {
  const van = label.trim() === "" ? "" : ` (${label.trim()})`;
  return failed ? `${failedTestSummary(failed)}. MOT${van}: ${what}` : `MOT${van}: ${what}`;
}

const event = (day: Day, summary: string, uid: string, madeAt: string): string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${madeAt}`,
  `DTSTART;VALUE=DATE:${basicDate(day)}`,
  `DTEND;VALUE=DATE:${basicDate(addDays(day, 1))}`,
  `SUMMARY:${escapeText(summary)}`,
  "TRANSP:TRANSPARENT",
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(summary)}`,
  "TRIGGER:PT9H",
  "END:VALARM",
  "END:VEVENT",
];

/** Returns a calendar file (RFC 5545), whose UIDs let a new file replace earlier entries. Throws a RangeError. */
export function calendarFile(reminders: readonly TestReminder[], now: Date, brand: string): string {
  const madeAt = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const withSameDue = new Map<Day, number>();
  const events = reminders.flatMap((reminder) => {
    const place = (withSameDue.get(reminder.due) ?? 0) + 1;
    withSameDue.set(reminder.due, place);
    return entriesOf(reminder).flatMap((entry) =>
      event(entry.day, summaryOf(entry, reminder), `mot-${reminder.due}-${place}-${entry.kind}@vanfettle`, madeAt),
    );
  });
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${brand}//MOT dates//EN`, ...events, "END:VCALENDAR"];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

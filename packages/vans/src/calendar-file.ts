import { addDays, type Day } from "./calendar-day.ts";
import {
  calendarEntries,
  titleStart,
  type CalendarEntry,
  type TestReminder,
} from "./calendar-entries.ts";
import { randomId } from "./random-id.ts";

/** An entry as an earlier calendar file contains it. */
export interface WrittenEntry extends CalendarEntry {
  /** True if the entry no longer applies. */
  isCancelled: boolean;
  /** The number of its changes since its first file (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** The time of its last change, such as `20261122T080000Z`. */
  changed: string;
}

/**
 * The identity of a van in calendars, and its entries as last written. A later file updates them by
 * it.
 */
export interface CalendarRecord {
  /** Random, because calendars replace entries of the same UID, also of other vans. */
  id: string;
  entries: readonly WrittenEntry[];
}

/** Creates the record of a van that is not in a calendar yet. */
export const createCalendarRecord = (): CalendarRecord => ({ id: randomId(), entries: [] });

export interface CalendarVan {
  reminder: TestReminder;
  record: CalendarRecord;
}

type UnnumberedEntry = Omit<WrittenEntry, "sequence" | "changed">;

/**
 * Returns the entries of a van's next file: its entries from `today` on, and earlier ones that no
 * longer apply.
 */
export function entriesToWrite({ reminder, record }: CalendarVan, today: Day): UnnumberedEntry[] {
  const current = calendarEntries(reminder, today);
  const currentKinds = new Set(current.map(({ kind }) => kind));
  const dropped = record.entries.filter(({ kind, day }) => day >= today && !currentKinds.has(kind));
  const title = `${titleStart(reminder)}no longer applies`;
  return [
    ...current.map((entry) => ({ ...entry, isCancelled: false })),
    ...dropped.map(({ kind, day }) => ({ kind, day, title, isCancelled: true })),
  ];
}

function nextVersion(
  entry: UnnumberedEntry,
  { entries }: CalendarRecord,
  changed: string,
): WrittenEntry {
  const last = entries.find(({ kind }) => kind === entry.kind);
  if (!last) return { ...entry, sequence: 0, changed };
  // The title of a cancelled entry is its own.
  const isSame = last.day === entry.day && last.title === entry.title;
  return isSame ? last : { ...entry, sequence: last.sequence + 1, changed };
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

/**
 * Escapes a text value (RFC 5545, 3.3.11). Replaces control characters, which values cannot
 * contain, with spaces.
 */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\p{Cc}/gu, " ");

const basicDate = (day: Day): string => day.replaceAll("-", "");
const basicTime = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * The lines of an alarm at 9am on the day before: 15 hours before the entry begins. Outlook reads
 * every trigger as a time before the start ([MS-OXCICAL] 2.1.3.1.1.20.62), so an alarm on the day
 * itself would come at 3pm the day before.
 */
const alarm = (title: string): string[] => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(`Tomorrow: ${title}`)}`,
  "TRIGGER:-PT15H",
  "END:VALARM",
];

function event(
  { kind, day, title, isCancelled, sequence, changed }: WrittenEntry,
  id: string,
  today: Day,
): string[] {
  // The alarm of an entry of today is past.
  const hasAlarm = !isCancelled && day > today;
  return [
    "BEGIN:VEVENT",
    `UID:${id}-${kind}`,
    // Without METHOD, DTSTAMP means the time of the last change, like LAST-MODIFIED (RFC 5545,
    // 3.8.7.2).
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTART;VALUE=DATE:${basicDate(day)}`,
    `DTEND;VALUE=DATE:${basicDate(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    "TRANSP:TRANSPARENT",
    ...(hasAlarm ? alarm(title) : []),
    "END:VEVENT",
  ];
}

/**
 * Returns a calendar file (RFC 5545) of the vans' entries from `today` on, and the vans' new
 * records in the same order. Throws a RangeError if a date does not exist.
 */
export function calendarFile(
  vans: readonly CalendarVan[],
  { now, today, brand }: { now: Date; today: Day; brand: string },
): { text: string; records: CalendarRecord[] } {
  const changed = basicTime(now);
  const written = vans.map((van) => {
    const entries = entriesToWrite(van, today).map((entry) =>
      nextVersion(entry, van.record, changed),
    );
    const writtenKinds = new Set(entries.map(({ kind }) => kind));
    const others = van.record.entries.filter(({ kind }) => !writtenKinds.has(kind));
    return { id: van.record.id, entries, others };
  });
  const records = written.map(({ id, entries, others }) => ({
    id,
    entries: [...entries, ...others],
  }));
  const events = written.flatMap(({ id, entries }) =>
    entries.flatMap((entry) => event(entry, id, today)),
  );
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand}//MOT dates//EN`,
    ...events,
    "END:VCALENDAR",
  ];
  return { text: `${lines.map(fold).join("\r\n")}\r\n`, records };
}

import { addDays, type Day } from "./calendar-day.ts";

/** The test that a calendar file reminds of. It holds no registration, because people pass such files on. */
export interface TestReminder {
  /** The last day on which the van may be used without a new test. */
  due: Day;
  /** The first day on which a test keeps the renewal date, or null where that is not known. */
  earliest: Day | null;
  /** What the owner calls the van, such as `White Transit`. It may be empty. */
  label: string;
}

/** The longest line of a calendar file in bytes, without its line break (RFC 5545, 3.1). */
const lineMaxBytes = 75;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line: each line that follows begins with a blank, and no character is split. */
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

/** Escapes a text value (RFC 5545, 3.3.11). Control characters, which no value may hold, become blanks. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\p{Cc}/gu, " ");

const basicDate = (day: Day): string => day.replaceAll("-", "");

const daysBeforeDue = 14;

/** One entry of the calendar: a whole day, with a reminder at nine in the morning. */
interface Entry {
  kind: "earliest" | "soon" | "due";
  day: Day;
  summary: string;
}

function entriesOf({ due, earliest, label }: TestReminder): Entry[] {
  const van = label.trim() === "" ? "" : ` (${label.trim()})`;
  const first: Entry[] =
    earliest === null
      ? []
      : [{ kind: "earliest", day: earliest, summary: `MOT${van}: from today a test keeps the renewal date` }];
  return [
    ...first,
    { kind: "soon", day: addDays(due, -daysBeforeDue), summary: `MOT${van}: two weeks left` },
    { kind: "due", day: due, summary: `MOT${van}: last day` },
  ];
}

const event = ({ day, summary }: Entry, uid: string, madeAt: string): string[] => [
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

/**
 * Returns a calendar file (RFC 5545, `text/calendar`) with up to three entries for each reminder: the earliest day, two
 * weeks before the due day, and the due day. An entry's UID follows from its reminder's days and its place among those
 * with the same due day, so that a file made again replaces the entries of the first one. `now` is stamped on each entry.
 * Throws a RangeError if a day does not exist.
 */
export function calendarFile(reminders: readonly TestReminder[], now: Date): string {
  const madeAt = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const withSameDue = new Map<Day, number>();
  const events = reminders.flatMap((reminder) => {
    const place = (withSameDue.get(reminder.due) ?? 0) + 1;
    withSameDue.set(reminder.due, place);
    return entriesOf(reminder).flatMap((entry) =>
      event(entry, `mot-${reminder.due}-${place}-${entry.kind}@vanfettle`, madeAt),
    );
  });
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//VanFettle//MOT dates//EN", ...events, "END:VCALENDAR"];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

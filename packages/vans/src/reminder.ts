import { isDay, type Day } from "./calendar-day.ts";
import { calendarEntries, type TestReminder } from "./calendar-entries.ts";
import { dateMessages, earliestTest, parseDue, testRegimes } from "./mot-dates.ts";

/**
 * The fields of the calendar file form. Dates are written YYYY-MM-DD; all but one of `due` and
 * `dueFrom` may be empty.
 */
export interface ReminderFields {
  due: string;
  /** The first and the last of the days between which the van is due, if `due` is unknown. */
  dueFrom: string;
  dueTo: string;
  /** The first day on which a test keeps the renewal date. */
  keeps: string;
  /** The first day on which the van may be exempt. */
  exempt: string;
  /** The test that the van needs; an MOT if empty. */
  regime: string;
  /** The owner's name for the van. */
  label: string;
}

export const reminderLabelMaxLength = 60;

export const reminderMessages = {
  date: "Date must be a real date, such as 2027-05-15",
  past: "Date must be today or later, because a calendar file has no past days",
  order: "Last date must be the first date or later",
  keeps:
    "This is not the earliest day for that last day. Leave it empty, or check the van's dates again",
  regime: "Choose MOT, annual or unclear",
  label: `Write at most ${reminderLabelMaxLength} characters`,
} as const;

type Issue = { field: keyof ReminderFields; message: string };

export type ReminderEntry =
  { valid: true; reminder: TestReminder } | { valid: false; issues: Issue[] };

/**
 * Returns the form's fields for a reminder, for hidden inputs. The label is the owner's to enter.
 */
export const reminderFields = (reminder: TestReminder): Omit<ReminderFields, "label"> => ({
  due: reminder.due ?? "",
  dueFrom: reminder.dueBetween?.from ?? "",
  dueTo: reminder.dueBetween?.to ?? "",
  keeps: reminder.earliest ?? "",
  exempt: reminder.exemptFrom ?? "",
  regime: reminder.regime ?? "",
});

/** Validates the form as of `today`. Returns the reminder, or a message for each invalid field. */
export function parseReminder(fields: ReminderFields, today: Day): ReminderEntry {
  const issues: Issue[] = [];
  const trimmed = (field: keyof ReminderFields): string | null => fields[field].trim() || null;

  function parseDueField(field: "due" | "dueFrom" | "dueTo"): Day | null {
    const entry = parseDue(fields[field], today);
    if (entry.valid) return entry.day;
    const message = entry.message === dateMessages.notADay ? reminderMessages.date : entry.message;
    issues.push({ field, message });
    return null;
  }
  const isRange = trimmed("due") === null && (trimmed("dueFrom") ?? trimmed("dueTo")) !== null;
  const due = isRange ? null : parseDueField("due");
  const from = isRange ? parseDueField("dueFrom") : null;
  const to = isRange ? parseDueField("dueTo") : null;
  if (from && to && from > to) issues.push({ field: "dueTo", message: reminderMessages.order });

  const earliest = trimmed("keeps");
  if (earliest && (isRange || (due && earliest !== earliestTest(due)))) {
    issues.push({ field: "keeps", message: reminderMessages.keeps });
  }
  const exemptFrom = trimmed("exempt");
  if (exemptFrom && !isDay(exemptFrom)) {
    issues.push({ field: "exempt", message: reminderMessages.date });
  }
  const regime = testRegimes.find((each) => each === (trimmed("regime") ?? "MOT"));
  if (!regime) issues.push({ field: "regime", message: reminderMessages.regime });
  if (fields.label.length > reminderLabelMaxLength) {
    issues.push({ field: "label", message: reminderMessages.label });
  }
  if (issues.length > 0 || !regime) return { valid: false, issues };

  const dueBetween = from && to ? { from, to } : null;
  const reminder = { due, dueBetween, earliest, exemptFrom, regime, name: fields.label };
  if (calendarEntries(reminder, today).length > 0) return { valid: true, reminder };
  return {
    valid: false,
    issues: [{ field: isRange ? "dueFrom" : "due", message: reminderMessages.past }],
  };
}

import type { Day } from "./calendar-day.ts";
import type { TestReminder } from "./calendar-file.ts";
import { dateMessages, earliestTest, parseDue } from "./mot-dates.ts";

/** The fields of the calendar file form. Dates are written YYYY-MM-DD. */
export interface ReminderFields {
  due: string;
  /** The first day on which a test keeps the renewal date; empty if unknown. */
  keeps: string;
  /** The owner's name for the van. May be empty. */
  label: string;
}

export const reminderLabelMaxLength = 60;

export const reminderMessages = {
  due: "Date must be a real date, such as 2027-05-15",
  keeps: "This is not the earliest day for that last day. Leave it empty, or check the van's dates again",
  label: `Write at most ${reminderLabelMaxLength} characters`,
} as const;

export type ReminderEntry =
  | { valid: true; reminder: TestReminder }
  | { valid: false; issues: { field: keyof ReminderFields; message: string }[] };

/** Validates the form as of `today`. Returns the reminder, or a message for each invalid field. */
export function parseReminder({ due, keeps, label }: ReminderFields, today: Day): ReminderEntry {
  const issues: { field: keyof ReminderFields; message: string }[] = [];
  const dueEntry = parseDue(due, today);
  if (!dueEntry.valid) {
    const message = dueEntry.message === dateMessages.notADay ? reminderMessages.due : dueEntry.message;
    issues.push({ field: "due", message });
  }
  const earliest = keeps.trim();
  if (dueEntry.valid && earliest !== "" && earliest !== earliestTest(dueEntry.day)) {
    issues.push({ field: "keeps", message: reminderMessages.keeps });
  }
  if (label.length > reminderLabelMaxLength) issues.push({ field: "label", message: reminderMessages.label });
  if (!dueEntry.valid || issues.length > 0) return { valid: false, issues };
  return { valid: true, reminder: { due: dueEntry.day, earliest: earliest === "" ? null : earliest, label } };
}

import { site } from "@vanfettle/contract/site";
import type { Day } from "@vanfettle/vans/calendar-day";
import { calendarEntries, type TestReminder } from "@vanfettle/vans/calendar-entries";
import { calendarFile } from "@vanfettle/vans/calendar-file";
import { formatRegistration } from "@vanfettle/vans/registration";
import { toasts } from "../../ui/overlays/toasts.ts";
import { saveFile } from "../../ui/save-file.ts";
import { numbered, type Van } from "../vehicle/van.ts";
import { keepCalendarRecords, withCalendarRecords, type LabelledVan } from "./calendar-records.ts";

/**
 * The notes beside buttons that save calendar files. They say what the file does, because calendars
 * differ in what they keep.
 */
export const calendarNotes = {
  alarm:
    "The file asks for a reminder at 9am on the day before each date. Some calendars leave it out, so look at an entry after you add the file.",
  unsaved:
    "Save the vans on this device, and a later file has the same entries. Some calendars update them, others show them twice.",
  saved:
    "A later file has the same entries. Some calendars update them, others show them twice: delete the old ones there. If you remove a van here, delete its entries in your calendar too.",
} as const;

/** A van and its name in a calendar file, which may be empty. */
export interface NamedVan extends LabelledVan {
  name: string;
}

/** Returns the reminder of a van under the name. */
export const reminderOf = (
  { due, dueBetween, earliest, exemption, regime, failed }: Van,
  name = "",
): TestReminder => ({
  due,
  dueBetween,
  earliest,
  exemptFrom: exemption?.from ?? null,
  regime,
  failed,
  name,
});

/** Returns whether a first calendar file of the van would have an entry. */
export const hasEntries = (van: Van, today: Day): boolean =>
  calendarEntries(reminderOf(van), today).length > 0;

/**
 * Names the vans of a calendar file: by registration only if the owner chose so, otherwise by a
 * label that no other van of the file has, or by number.
 */
export function nameVans(
  vans: readonly (LabelledVan & { number: number })[],
  { withRegistrations }: { withRegistrations: boolean },
): NamedVan[] {
  const labelKey = ({ label }: LabelledVan): string => label.trim().toLowerCase();
  const sameLabel = Map.groupBy(vans, labelKey);
  return vans.map((each) => {
    const { van, label, number } = each;
    const isSole = labelKey(each) !== "" && sameLabel.get(labelKey(each))?.length === 1;
    const ownName = isSole
      ? label
      : [numbered(number), label || van.description].filter(Boolean).join(", ");
    const plate = withRegistrations && van.registration;
    return { van, label, name: plate ? formatRegistration(plate) : ownName };
  });
}

/**
 * Saves a calendar file of the vans. A later file of the same vans updates its entries; a toast says
 * if it cannot.
 */
export function saveCalendar(
  named: readonly NamedVan[],
  { fileName, today }: { fileName: string; today: Day },
): void {
  const vans = withCalendarRecords(named).map((each) => ({
    ...each,
    reminder: reminderOf(each.van, each.name),
  }));
  const { text, records } = calendarFile(vans, { now: new Date(), today, brand: site.brand });
  saveFile({ name: fileName, type: "text/calendar", text });
  const areKept = keepCalendarRecords(
    vans.map((each, index) => ({ ...each, record: records[index] ?? each.record })),
  );
  if (areKept) return;
  toasts().show({
    title: "Calendar file saved",
    description:
      "This browser could not store its entries. Delete them in your calendar before you add a later file.",
    tone: "destructive",
  });
}

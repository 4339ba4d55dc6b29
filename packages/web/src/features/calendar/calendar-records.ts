import { createCalendarRecord, type CalendarRecord } from "@vanfettle/vans/calendar-file";
import { keptInDocument } from "../../ui/kept-in-document.ts";
import { matchSavedVans, storeCalendars } from "../my-vans/saved-vans.ts";
import type { Van } from "../vehicle/van.ts";

/** A van and the owner's label for it, which may be empty. */
export interface LabelledVan {
  van: Van;
  label: string;
}

/**
 * The records of this visit. They are in memory only: nothing of an unsaved van is stored on the
 * device.
 */
const visitRecords = keptInDocument(() => new Map<string, CalendarRecord>());

/**
 * Returns the key of a van. Only its label tells a van without a registration from another with the
 * same details.
 */
const visitKey = ({ van: { registration, key }, label }: LabelledVan): string =>
  registration ?? JSON.stringify([key, label.trim().toLowerCase()]);

/** Returns the record of an unsaved van, which stays the same until the page is loaded again. */
export function visitRecord(van: LabelledVan): CalendarRecord {
  const key = visitKey(van);
  const record = visitRecords().get(key) ?? createCalendarRecord();
  visitRecords().set(key, record);
  return record;
}

/** Returns the vans with their records: the saved vans' records, or else this visit's records. */
export function withCalendarRecords<Van extends LabelledVan>(
  vans: readonly Van[],
): (Van & { record: CalendarRecord })[] {
  const unsaved = vans.map((each) => ({ ...each, record: visitRecord(each) }));
  const saved = matchSavedVans(
    unsaved.map(({ van, label, record }) => ({ van, label, id: record.id })),
  );
  return unsaved.map((each, index) => ({ ...each, record: saved[index]?.calendar ?? each.record }));
}

/**
 * Keeps the vans' records, for saved vans on this device. Returns false if storage is full or
 * blocked.
 */
export function keepCalendarRecords(
  vans: readonly (LabelledVan & { record: CalendarRecord })[],
): boolean {
  for (const each of vans) visitRecords().set(visitKey(each), each.record);
  return storeCalendars(vans.map(({ record }) => record));
}

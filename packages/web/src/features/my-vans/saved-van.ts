import { isDay, type Day } from "@vanfettle/vans/calendar-day";
import { entryKinds } from "@vanfettle/vans/calendar-entries";
import type { CalendarRecord, WrittenEntry } from "@vanfettle/vans/calendar-file";
import { failedTestAsOf, failureSeverities, type Failure } from "@vanfettle/vans/failed-test";
import { testJurisdictions } from "@vanfettle/vans/jurisdiction";
import { classCertainties, motClasses } from "@vanfettle/vans/mot-class";
import { motDates } from "@vanfettle/vans/mot-dates";
import { formatRegistration, parseRegistration } from "@vanfettle/vans/registration";
import { reminderLabelMaxLength } from "@vanfettle/vans/reminder";
import { isCount, isFlag, isText, isTime, listOf, oneOf, orNull, shape } from "../../ui/stored-json.ts";
import { failureHidden, numbered, type FleetVan, type VanRecord } from "../fleet/fleet-van.ts";

/** A checked van, reduced to facts that do not change with the day. */
export interface CheckedVan extends VanRecord {
  /** The owner's name for the van; it may be empty. */
  label: string;
  /** The failed last test; null if it was passed or is unknown. */
  failed: Pick<Failure, "on" | "severity" | "isHeavy"> | null;
  /** The time of the lookup or entry, in ISO format and UTC. */
  lookedUpAt: string;
}

/** The van as stored on this device. */
export interface SavedVan extends CheckedVan {
  /** The van's number, which names it without a label. It stays when other vans are deleted. */
  number: number;
  /** The van's entries in the owner's calendar. Its id is the van's id on this device. */
  calendar: CalendarRecord;
}

/** Returns the key of a van's facts. Vans without a registration are alike with the same label, day and class. */
export const keyOf = ({ registration, label, due, motClass }: CheckedVan): string =>
  registration ?? JSON.stringify([label.toLowerCase(), due, motClass.answer]);

/** Returns true if a van has a date, a class or a failed test to save. */
export const canSave = ({ due, motClass, failed }: FleetVan): boolean =>
  due !== null || motClass.answer !== null || failed !== null;

/** Converts a van for saving. */
export const toCheckedVan = (
  { registration, due, earliest, first, jurisdiction, motClass, failed, isHistoryMissing, sample }: FleetVan,
  { label, now }: { label: string; now: Date },
): CheckedVan => ({
  registration,
  label: label.trim().slice(0, reminderLabelMaxLength),
  due,
  earliest,
  first,
  jurisdiction,
  motClass: { answer: motClass.answer, certainty: motClass.certainty },
  failed: failed && { on: failed.on, severity: failed.severity, isHeavy: failed.isHeavy },
  isHistoryMissing,
  sample,
  lookedUpAt: now.toISOString(),
});

/** Returns a saved van with its state as of `today`. */
export function toFleetVan({ label, failed, number, calendar, ...saved }: SavedVan, today: Day): FleetVan {
  const { registration, due, first, jurisdiction } = saved;
  const plate = registration === null ? "" : formatRegistration(registration);
  return {
    ...saved,
    key: calendar.id,
    title: label || plate || numbered(number),
    description: label && plate,
    state: motDates(saved, today).state,
    failed: failed && failedTestAsOf({ ...failed, due, first, jurisdiction }, today),
    note: saved.isHistoryMissing ? failureHidden : "",
  };
}

const isStoredDay = (value: unknown): value is Day => isText(value) && isDay(value);
function isRegistration(value: unknown): value is string {
  const entry = isText(value) && parseRegistration(value);
  return entry && entry.valid && entry.registration === value;
}

const isId = (value: unknown): value is string => isText(value) && /^[0-9a-f]{32}$/.test(value);
const isWrittenEntry = shape<WrittenEntry>({
  kind: oneOf(entryKinds),
  day: isStoredDay,
  title: isText,
  isCancelled: isFlag,
  sequence: isCount,
  changed: (value): value is string => isText(value) && /^\d{8}T\d{6}Z$/.test(value),
});

/** Returns true if a stored value is a van that this version can show. */
export const isSavedVan = shape<SavedVan>({
  registration: orNull(isRegistration),
  label: (value): value is string => isText(value) && value.length <= reminderLabelMaxLength,
  due: orNull(isStoredDay),
  earliest: orNull(isStoredDay),
  first: isFlag,
  jurisdiction: oneOf(testJurisdictions),
  motClass: shape<SavedVan["motClass"]>({ answer: orNull(oneOf(motClasses)), certainty: oneOf(classCertainties) }),
  failed: orNull(
    shape<NonNullable<SavedVan["failed"]>>({ on: isStoredDay, severity: oneOf(failureSeverities), isHeavy: isFlag }),
  ),
  isHistoryMissing: isFlag,
  sample: isFlag,
  lookedUpAt: isTime,
  number: isCount,
  calendar: shape<CalendarRecord>({ id: isId, entries: listOf(isWrittenEntry) }),
});

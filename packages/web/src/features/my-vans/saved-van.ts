import { serviceIds } from "@vanfettle/contract/services";
import { isDay, type Day } from "@vanfettle/vans/calendar-day";
import { entryKinds } from "@vanfettle/vans/calendar-entries";
import type { CalendarRecord, WrittenEntry } from "@vanfettle/vans/calendar-file";
import {
  failedTestAsOf,
  failureSeverities,
  type FailedTest,
  type Failure,
} from "@vanfettle/vans/failed-test";
import { testJurisdictions } from "@vanfettle/vans/law/law-values";
import { classCertainties, motClasses } from "@vanfettle/vans/mot-class";
import {
  isFirstTest,
  motBases,
  motDates,
  testRegimes,
  type DayRange,
} from "@vanfettle/vans/mot-dates";
import { exemptionKinds, type Exemption } from "@vanfettle/vans/mot-exemption";
import { formatRegistration, parseRegistration } from "@vanfettle/vans/registration";
import { reminderLabelMaxLength } from "@vanfettle/vans/reminder";
import { visibleText } from "@vanfettle/vans/visible-text";
import {
  isCount,
  isFlag,
  isText,
  isTime,
  listOf,
  oneOf,
  orNull,
  shape,
} from "../../ui/stored-json.ts";
import { failureHidden, numbered, type Van, type VanRecord } from "../vehicle/van.ts";

/** A checked van, reduced to facts that do not change with the day. */
export interface CheckedVan extends VanRecord {
  /** The owner's name for the van; it may be empty. */
  label: string;
  /** The failed last test, as devices store it; null if it was passed or is unknown. */
  failed: (Pick<Failure, "severity" | "isHeavy"> & { on: Day }) | null;
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

/**
 * Returns the key of a van's facts. Vans without a registration are alike with the same label, day
 * and class.
 */
export const keyOf = ({ registration, label, due, motClass }: CheckedVan): string =>
  registration ?? JSON.stringify([label.toLowerCase(), due, motClass.answer]);

/** Returns the label of a van that is saved under its registration, or undefined. */
export const savedLabel = (
  { registration }: Pick<Van, "registration">,
  saved: readonly SavedVan[],
): string | undefined =>
  saved.find((each) => registration !== null && each.registration === registration)?.label;

/** Returns true if a van has a date, an exemption today, a class or a failed test to save. */
export const canSave = ({ due, dueBetween, state, motClass, failed }: Van): boolean =>
  state === "may be exempt" ||
  [due, dueBetween, motClass.answer, failed].some((fact) => fact !== null);

/** Converts a van for saving. */
export const toCheckedVan = (
  { failed, exemption, firstTestWasDue, ...van }: Van,
  { label, now }: { label: string; now: Date },
): CheckedVan => ({
  registration: van.registration,
  label: visibleText(label).trim().slice(0, reminderLabelMaxLength),
  due: van.due ?? firstTestWasDue,
  dueBetween: van.dueBetween,
  basis: van.basis,
  testsKnown: van.testsKnown,
  regime: van.regime,
  exemption: exemption && { kind: exemption.kind, from: exemption.from },
  jurisdiction: van.jurisdiction,
  motClass: { answer: van.motClass.answer, certainty: van.motClass.certainty },
  isVan: van.isVan,
  failed: failed && { on: failed.testedOn, severity: failed.severity, isHeavy: failed.isHeavy },
  grossKg: van.grossKg,
  repair: van.repair,
  isHistoryMissing: van.isHistoryMissing,
  sample: van.sample,
  lookedUpAt: now.toISOString(),
});

/** Returns a saved van with its state as of `today`. */
export function toVan(van: SavedVan, today: Day): Van {
  const { label, number, calendar, ...saved } = van;
  const { registration } = saved;
  const plate = registration === null ? "" : formatRegistration(registration);
  return {
    ...saved,
    ...motDates(saved, today),
    key: calendar.id,
    title: label || plate || numbered(number),
    description: label && plate,
    failed: failedTestOfSaved(van, today),
    note: saved.isHistoryMissing ? failureHidden : "",
    registers: null,
  };
}

function failedTestOfSaved({ failed, ...van }: SavedVan, today: Day): FailedTest | null {
  if (!failed) return null;
  const { on: testedOn, severity, isHeavy } = failed;
  const { due, jurisdiction } = van;
  const failure = { testedOn, severity, isHeavy, due, jurisdiction };
  return failedTestAsOf({ ...failure, isFirstTest: isFirstTest(van) }, today);
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
  dueBetween: orNull(shape<DayRange>({ from: isStoredDay, to: isStoredDay })),
  basis: orNull(oneOf(motBases)),
  testsKnown: isFlag,
  regime: oneOf(testRegimes),
  exemption: orNull(shape<Exemption>({ kind: oneOf(exemptionKinds), from: isStoredDay })),
  jurisdiction: oneOf(testJurisdictions),
  motClass: shape<SavedVan["motClass"]>({
    answer: orNull(oneOf(motClasses)),
    certainty: oneOf(classCertainties),
  }),
  isVan: isFlag,
  failed: orNull(
    shape<NonNullable<SavedVan["failed"]>>({
      on: isStoredDay,
      severity: oneOf(failureSeverities),
      isHeavy: isFlag,
    }),
  ),
  grossKg: orNull(isCount),
  repair: orNull(oneOf(serviceIds)),
  isHistoryMissing: isFlag,
  sample: isFlag,
  lookedUpAt: isTime,
  number: isCount,
  calendar: shape<CalendarRecord>({ id: isId, entries: listOf(isWrittenEntry) }),
});

import { isDay, type Day } from "@vanfettle/vans/calendar-day";
import { failedTestAsOf, failureSeverities, type Failure } from "@vanfettle/vans/failed-test";
import { testJurisdictions } from "@vanfettle/vans/jurisdiction";
import { classCertainties, motClasses, type ClassResult } from "@vanfettle/vans/mot-class";
import { motDates, type NextTest } from "@vanfettle/vans/mot-dates";
import { formatRegistration, parseRegistration } from "@vanfettle/vans/registration";
import { reminderLabelMaxLength } from "@vanfettle/vans/reminder";
import { failureHidden, type FleetVan } from "../fleet/fleet-van.ts";

/** The van as stored on this device, reduced to facts that do not change with the day. */
export interface SavedVan extends NextTest {
  /** The registration without blanks; `null` for a manual entry. */
  registration: string | null;
  /** The owner's name for the van; it may be empty. */
  label: string;
  earliest: Day | null;
  motClass: Pick<ClassResult, "answer" | "certainty">;
  /** The failed last test; null if it was passed or is unknown. */
  failed: Pick<Failure, "on" | "severity" | "isHeavy"> | null;
  /** True if a failed test could be missing because DVSA's history was. */
  isHistoryMissing: boolean;
  /** True for a sample vehicle. */
  sample: boolean;
  /** The time of the lookup or entry, in ISO format and UTC. */
  lookedUpAt: string;
}

/** Returns the key of a van among the saved vans. */
export const keyOf = ({ registration, label, due, motClass }: SavedVan): string =>
  registration ?? JSON.stringify([label.toLowerCase(), due, motClass.answer]);

/** Returns true if a van has a date, a class or a failed test to save. */
export const canSave = ({ due, motClass, failed }: FleetVan): boolean =>
  due !== null || motClass.answer !== null || failed !== null;

interface Saving {
  registration: string | null;
  label: string;
  now: Date;
}

/** Converts a checked van for saving. */
export const toSavedVan = (van: FleetVan, { registration, label, now }: Saving): SavedVan => ({
  registration,
  label: label.trim().slice(0, reminderLabelMaxLength),
  due: van.due,
  earliest: van.earliest,
  first: van.first,
  jurisdiction: van.isNorthernIrish ? "northern-ireland" : "great-britain",
  motClass: { answer: van.motClass.answer, certainty: van.motClass.certainty },
  failed: van.failed && { on: van.failed.on, severity: van.failed.severity, isHeavy: van.failed.isHeavy },
  isHistoryMissing: van.isHistoryMissing,
  sample: van.sample,
  lookedUpAt: now.toISOString(),
});

/** Returns a saved van with its state as of `today`. The label, which a calendar shows, is never the registration. */
export function toFleetVan(saved: SavedVan, number: number, today: Day): FleetVan {
  const { registration, label, due, earliest, first, jurisdiction, failed, isHistoryMissing, sample } = saved;
  const plate = registration === null ? "" : formatRegistration(registration);
  const numbered = `Van ${number}`;
  return {
    title: label || plate || numbered,
    label: label || numbered,
    description: label && plate,
    due,
    earliest,
    first,
    state: motDates({ due, first, jurisdiction }, today).state,
    failed: failed && failedTestAsOf({ ...failed, due, first, jurisdiction }, today),
    motClass: saved.motClass,
    note: isHistoryMissing ? failureHidden : "",
    isNorthernIrish: jurisdiction === "northern-ireland",
    isHistoryMissing,
    sample,
  };
}

const isText = (value: unknown): value is string => typeof value === "string";
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isStoredDay = (value: unknown): value is Day => isText(value) && isDay(value);
function isRegistration(value: unknown): value is string {
  if (!isText(value)) return false;
  const entry = parseRegistration(value);
  return entry.valid && entry.registration === value;
}
const orNull =
  <T>(isValid: (value: unknown) => value is T) =>
  (value: unknown): value is T | null =>
    value === null || isValid(value);
const oneOf =
  <T>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((each) => each === value);

type Guards<T> = { [Name in keyof T]-?: (value: unknown) => value is T[Name] };
const shape =
  <T>(guards: Guards<T>) =>
  (value: unknown): value is T =>
    typeof value === "object" &&
    value !== null &&
    (Object.keys(guards) as (keyof T)[]).every((name) => guards[name]((value as Partial<T>)[name]));

/**
 * Returns true if a stored value is a van that this version can show. The guards replace the schema library, which
 * browsers do not load.
 */
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
  lookedUpAt: (value): value is string => isText(value) && !Number.isNaN(Date.parse(value)),
});

import { addDays, addWeekdays, type Day } from "./calendar-day.ts";
import type { TestJurisdiction } from "./jurisdiction.ts";
import { lawValues as law } from "./law/law-values.ts";

/** `other` if the list of defects has no dangerous one, `unknown` if the defects for which the van failed are not listed. */
export const failureSeverities = ["dangerous", "other", "unknown"] as const;

/** The use of a failed van that the law allows before its repair. */
export const drivingAfterFailure = [
  "not until repaired",
  /** To have the failure repaired, or to a booked test. */
  "to a repair or test only",
  /** An earlier certificate is valid, or the first test is not due yet. */
  "if roadworthy",
  /** A heavy vehicle: the rules of MOTs are not those of its test. */
  "ask the test centre",
] as const;

/** `check` if public holidays, or an application made in time, may leave some days. */
export const retestStates = ["open", "check", "over"] as const;

/** The latest days of a retest that costs less than a full test. */
export interface Retest {
  state: (typeof retestStates)[number];
  /** The last day of the retest. In Great Britain public holidays, which are not counted, may make it later. */
  by: Day;
  /** The last day to apply for the retest; null in Great Britain. */
  applyBy: Day | null;
}

/** A van whose last test failed. */
export interface FailedTest {
  on: Day;
  severity: (typeof failureSeverities)[number];
  driving: (typeof drivingAfterFailure)[number];
  /** The last day of an earlier certificate that is still valid, or before a first test; null if there is none. */
  validUntil: Day | null;
  validBy: "earlier pass" | "first test not due" | null;
  /** Null for a heavy vehicle. */
  retest: Retest | null;
  jurisdiction: TestJurisdiction;
  isHeavy: boolean;
}

/** The last test of a van and its certificate. */
export interface TestedVan {
  /** Null if the van has no test. */
  lastTest: {
    on: Day;
    passed: boolean;
    /** The defects by DVSA's kind, such as `MAJOR`. */
    defects: readonly { kind: string; dangerous: boolean }[];
  } | null;
  /** The expiry of the latest certificate or the due day of a first test; null if unknown. */
  due: Day | null;
  /** Whether `due` is the day of a first test. */
  first: boolean;
  jurisdiction: TestJurisdiction;
  isHeavy: boolean;
}

/** The kinds of defect for which a van fails. Before 20 May 2018 DVSA had one kind, `FAIL`. */
const failingKinds = ["DANGEROUS", "MAJOR", "FAIL"];

/** Returns whether a van fails its test for a defect. */
export const isFailing = ({ kind, dangerous }: { kind: string; dangerous: boolean }): boolean =>
  dangerous || failingKinds.includes(kind);

/** The most public holidays within ten working days, at the turn of the year in Scotland. */
const mostHolidays = 4;

function retestOf(on: Day, jurisdiction: TestJurisdiction, today: Day): Retest {
  if (jurisdiction === "northern-ireland") {
    const applyBy = addDays(on, law.dvaRetest.applyWithinDays);
    const by = addDays(on, law.dvaRetest.doneWithinDays);
    return { state: today <= applyBy ? "open" : today <= by ? "check" : "over", by, applyBy };
  }
  const by = addWeekdays(on, law.partialRetest.workingDays);
  const last = addWeekdays(by, mostHolidays);
  return { state: today <= by ? "open" : today <= last ? "check" : "over", by, applyBy: null };
}

function severityOf(defects: NonNullable<TestedVan["lastTest"]>["defects"]): FailedTest["severity"] {
  if (defects.some(({ kind, dangerous }) => dangerous || kind === "DANGEROUS")) return "dangerous";
  return defects.some(isFailing) ? "other" : "unknown";
}

/** The facts about a failed test that no later day changes. */
export interface Failure
  extends Pick<FailedTest, "on" | "severity" | "jurisdiction" | "isHeavy">, Pick<TestedVan, "due" | "first"> {}

/** Returns the meaning of a failed test as of `today`. Throws a RangeError if a date does not exist. */
export function failedTestAsOf({ due, first, ...failure }: Failure, today: Day): FailedTest {
  const { on, severity, jurisdiction, isHeavy } = failure;
  const validUntil = due !== null && due >= today ? due : null;
  const driving = (): FailedTest["driving"] => {
    if (severity === "dangerous" || jurisdiction === "northern-ireland") return "not until repaired";
    if (isHeavy) return "ask the test centre";
    return validUntil === null ? "to a repair or test only" : "if roadworthy";
  };
  return {
    ...failure,
    driving: driving(),
    validUntil,
    validBy: validUntil === null ? null : first ? "first test not due" : "earlier pass",
    retest: isHeavy ? null : retestOf(on, jurisdiction, today),
  };
}

/**
 * Returns what a failed last test means for a van as of `today`, or null if it was passed or there is none. Throws a RangeError
 * if a date does not exist.
 */
export function failedTestOf({ lastTest, ...van }: TestedVan, today: Day): FailedTest | null {
  if (!lastTest || lastTest.passed) return null;
  return failedTestAsOf({ ...van, on: lastTest.on, severity: severityOf(lastTest.defects) }, today);
}

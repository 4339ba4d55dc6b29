import { addDays, addWeekdays, type Day } from "./calendar-day.ts";
import type { TestJurisdiction } from "./law/law-values.ts";
import { lawValues as law } from "./law/law-values.ts";

/**
 * `other` if no defect is dangerous; `unknown` if the failing defects or their kinds are not
 * listed.
 */
export const failureSeverities = ["dangerous", "other", "unknown"] as const;

/** The permitted use of a failed van before its repair. */
export const drivingAfterFailure = [
  "not until repaired",
  /** Driving to a repair or to a booked test. */
  "to a repair or test only",
  /** An earlier certificate is still valid, or the first test is not due yet. */
  "if roadworthy",
  /** A heavy vehicle, which MOT rules do not cover. */
  "ask the test centre",
] as const;

/** `check` if public holidays or an earlier application may extend the period. */
export const retestStates = ["open", "check", "over"] as const;

export interface Retest {
  state: (typeof retestStates)[number];
  /**
   * The last day of the retest. Public holidays, which are not counted, can extend it in Great
   * Britain.
   */
  by: Day;
  /** The last day to apply for the retest; null in Great Britain. */
  applyBy: Day | null;
}

export interface FailedTest {
  testedOn: Day;
  severity: (typeof failureSeverities)[number];
  driving: (typeof drivingAfterFailure)[number];
  /** The last day of a valid earlier certificate, or before a first test; null without either. */
  validUntil: Day | null;
  validBy: "earlier pass" | "first test not due" | null;
  /**
   * The last day of an earlier certificate, or before a first test, that has passed; null if valid
   * or unknown.
   */
  expiredOn: Day | null;
  /** Null for a heavy vehicle in Great Britain. */
  retest: Retest | null;
  jurisdiction: TestJurisdiction;
  isHeavy: boolean;
}

export interface TestedVan {
  /** Null if the van was never tested. */
  lastTest: {
    testedOn: Day;
    passed: boolean;
    defects: readonly RankedDefect[];
  } | null;
  /** The expiry of the latest certificate, or the due day of the first test; null if unknown. */
  due: Day | null;
  /** True if `due` is the due day of a first test. */
  isFirstTest: boolean;
  jurisdiction: TestJurisdiction;
  isHeavy: boolean;
}

/** A defect with DVSA's kind, such as `MAJOR`. The kind is empty if unknown. */
export interface RankedDefect {
  kind: string;
  dangerous: boolean;
}

/**
 * The kinds of defect from the worst to the least. Before 20 May 2018, all failing defects were
 * `FAIL`.
 */
const ranks = { DANGEROUS: 0, MAJOR: 1, FAIL: 1, "": 2, MINOR: 3 };
const otherRank = 4;

function rankOf({ kind, dangerous }: RankedDefect): number {
  if (dangerous) return ranks.DANGEROUS;
  const found = Object.entries(ranks).find(([name]) => name === kind);
  return found?.[1] ?? otherRank;
}

export const isFailing = (defect: RankedDefect): boolean => rankOf(defect) <= ranks.MAJOR;

/**
 * Returns the defects of a failed test with the worst first. Defects of the same kind keep their
 * order.
 */
export const worstFirst = <D extends RankedDefect>(defects: readonly D[]): D[] =>
  defects.toSorted((one, other) => rankOf(one) - rankOf(other));

/**
 * Returns the defects to repair for a pass, with the worst first. A defect of unknown kind may be
 * among them.
 */
export const defectsToRepair = <D extends RankedDefect>(defects: readonly D[]): D[] =>
  worstFirst(defects.filter((defect) => rankOf(defect) <= ranks[""]));

/** Returns the worst of the defects to repair, all of the same severity. */
export function worstDefects<D extends RankedDefect>(defects: readonly D[]): D[] {
  const [worst, ...others] = defectsToRepair(defects);
  return worst ? [worst, ...others.filter((defect) => rankOf(defect) === rankOf(worst))] : [];
}

/** The most public holidays in any ten working days: New Year in Scotland. */
const mostHolidays = 4;

function retestOf(testedOn: Day, jurisdiction: TestJurisdiction, today: Day): Retest {
  if (jurisdiction === "northern-ireland") {
    const applyBy = addDays(testedOn, law.dvaRetest.applyWithinDays);
    const by = addDays(testedOn, law.dvaRetest.doneWithinDays);
    return { state: stateOn(today, applyBy, by), by, applyBy };
  }
  const by = addWeekdays(testedOn, law.partialRetest.workingDays);
  const last = addWeekdays(by, mostHolidays);
  return { state: stateOn(today, by, last), by, applyBy: null };
}

function stateOn(today: Day, openUntil: Day, checkUntil: Day): Retest["state"] {
  if (today <= openUntil) return "open";
  return today <= checkUntil ? "check" : "over";
}

function severityOf(defects: readonly RankedDefect[]): FailedTest["severity"] {
  if (defects.some((defect) => rankOf(defect) === ranks.DANGEROUS)) return "dangerous";
  if (defects.some(({ kind }) => kind === "")) return "unknown";
  return defects.some(isFailing) ? "other" : "unknown";
}

/** The facts about a failed test that do not depend on the current day. */
export interface Failure
  extends
    Pick<FailedTest, "testedOn" | "severity" | "jurisdiction" | "isHeavy">,
    Pick<TestedVan, "due" | "isFirstTest"> {}

/**
 * Returns the consequences of a failed test as of `today`. Throws a RangeError if a date does not
 * exist.
 */
export function failedTestAsOf({ due, isFirstTest, ...failure }: Failure, today: Day): FailedTest {
  const { testedOn, severity, jurisdiction, isHeavy } = failure;
  const validUntil = due !== null && due >= today ? due : null;
  const reason = isFirstTest ? "first test not due" : "earlier pass";
  const driving = (): FailedTest["driving"] => {
    if (severity === "dangerous" || jurisdiction === "northern-ireland") {
      return "not until repaired";
    }
    if (isHeavy) return "ask the test centre";
    return validUntil === null ? "to a repair or test only" : "if roadworthy";
  };
  const hasRetest = !isHeavy || jurisdiction === "northern-ireland";
  return {
    ...failure,
    driving: driving(),
    validUntil,
    validBy: validUntil === null ? null : reason,
    expiredOn: validUntil === null ? due : null,
    retest: hasRetest ? retestOf(testedOn, jurisdiction, today) : null,
  };
}

/**
 * Returns the consequences of a van's failed last test as of `today`, or null if it did not fail.
 */
export function failedTestOf({ lastTest, ...van }: TestedVan, today: Day): FailedTest | null {
  if (!lastTest || lastTest.passed) return null;
  return failedTestAsOf(
    { ...van, testedOn: lastTest.testedOn, severity: severityOf(lastTest.defects) },
    today,
  );
}

import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  firstDayOf,
  isDay,
  lastDayOf,
  type Day,
} from "./calendar-day.ts";
import type { TestJurisdiction } from "./law/law-values.ts";
import { lawValues as law } from "./law/law-values.ts";
import type { Exemption } from "./mot-exemption.ts";

/**
 * The states of a test. `due soon` starts on the first day on which a test keeps the renewal date.
 * `may be exempt` stands before all others, because neither registers nor owners' dates prove an
 * exemption.
 */
export const motStates = [
  "valid",
  "due soon",
  "expired",
  "first not due",
  "may be exempt",
  "unknown",
] as const;
export type MotState = (typeof motStates)[number];

/** The origin of a due day. A first test without a recorded day has a range: `dueBetween`. */
export const motBases = [
  "last pass",
  /** The yearly test of heavy vehicles. */
  "annual test",
  "first test",
  /** The first yearly test of heavy vehicles. */
  "first annual test",
  /** The range of a vehicle in Northern Ireland that may be a van or a car. */
  "van or car",
  /** Only the month of first registration is known. */
  "registered month",
  /** The range of a vehicle that may have been used before it was registered here. */
  "import",
  /** The range of a vehicle that may be a licensed taxi or an ambulance. */
  "taxi or ambulance",
  "DVLA",
] as const;
export type MotBasis = (typeof motBases)[number];

/** The rules that apply to a vehicle: MOT, the yearly test of heavy vehicles, or either. */
export const testRegimes = ["MOT", "annual", "unclear"] as const;
export type TestRegime = (typeof testRegimes)[number];

/** Returns the first day on which a test keeps the renewal date `expiry`. Great Britain only. */
export function earliestTest(expiry: Day): Day {
  const { months, lessDays } = law.earlyTest;
  // `addMonths` clamps to the last day of a shorter month, so the earliest day is then the first of
  // the next month.
  return addDays(addMonths(expiry, -months), lessDays);
}

/**
 * Returns the expiry for a test passed on `testDay`, given the earlier due day. Great Britain only.
 */
export function newExpiry(testDay: Day, due: Day | null): Day {
  const keepsDate = due !== null && earliestTest(due) <= testDay && testDay <= due;
  const { years } = law.certificate;
  // The sources do not cover 29 February. Counting in months gives the 28th, the earlier and safer
  // day.
  if (keepsDate) return addMonths(due, 12 * years);
  return addDays(addYears(testDay, years), -1);
}

/**
 * The vehicles whose first tests differ in age. `early` are minibuses, licensed taxis and
 * ambulances.
 */
export type FirstTestKind = "van" | "car" | "early";

/** The age in years at the first test, or null where the law table does not have a rule. */
const firstTestYears: Record<TestJurisdiction, Record<FirstTestKind, number | null>> = {
  "great-britain": {
    van: law.firstMotYears,
    car: law.firstMotYears,
    early: law.minibusFirstTest.years,
  },
  "northern-ireland": { ...law.dvaFirstTestYears, early: null },
};

/**
 * Returns the last day without a first test, counted from the day of first registration, or null
 * without a rule. Prefer DVSA's date.
 */
export function firstTestDue(
  registered: Day,
  {
    jurisdiction = "great-britain",
    kind = "van",
  }: { jurisdiction?: TestJurisdiction; kind?: FirstTestKind } = {},
): Day | null {
  const years = firstTestYears[jurisdiction][kind];
  return years === null ? null : addDays(addYears(registered, years), -1);
}

/** The first and the last of several possible days. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** Returns the possible days of `firstTestDue` for a vehicle registered on a day of the month. */
export function firstTestDueBetween(
  month: string,
  options: Parameters<typeof firstTestDue>[1],
): DayRange | null {
  const from = firstTestDue(firstDayOf(month), options);
  const to = firstTestDue(lastDayOf(month), options);
  return from === null || to === null ? null : { from, to };
}

/**
 * Returns the last day without a first test if the vehicle was used before its registration. Great
 * Britain only.
 */
export const usedVehicleTestDue = (yearOfManufacture: number): Day =>
  `${yearOfManufacture + law.usedBeforeRegistration.yearsAfterManufacture}-12-31`;

/** The facts about a van's next test. They do not change with the day, so they can be stored. */
export interface NextTest {
  /** The expiry of the certificate, or the due day of the first test; null if unknown. */
  due: Day | null;
  /** The possible due days if the registers leave several open. `due` is then null. */
  dueBetween: DayRange | null;
  basis: MotBasis | null;
  /**
   * True if a first test would be known: without it, a computed day in the past does not mean that
   * the test is missing.
   */
  testsKnown: boolean;
  regime: TestRegime;
  exemption: Exemption | null;
  /**
   * The law table does not have an early-test rule for Northern Ireland, so those dates are null
   * there.
   */
  jurisdiction: TestJurisdiction;
}

/** A next test of which nothing is known. */
export const unknownTest = { due: null, dueBetween: null, basis: null, testsKnown: false } as const;

export const isFirstTest = ({ basis }: Pick<NextTest, "basis">): boolean =>
  basis === "first test" ||
  basis === "first annual test" ||
  basis === "van or car" ||
  basis === "registered month" ||
  basis === "import" ||
  basis === "taxi or ambulance";

export interface MotDates {
  state: MotState;
  /**
   * The last day on which the van may be used without a new test. Null if only a range is known.
   */
  due: Day | null;
  dueBetween: DayRange | null;
  /** The past day by which the first test was due, if it is unknown whether the van was tested. */
  firstTestWasDue: Day | null;
  /** The first day on which a test keeps the renewal date. Null without a rule: see `NextTest`. */
  earliest: Day | null;
  /** The last day on which a test keeps the renewal date. Null without a rule. */
  lastDay: Day | null;
  /** The expiry of the certificate if the van passed today. Null without a rule. */
  ifPassedToday: Day | null;
  /** The days left until `due`: 0 on the day, negative after it. */
  days: number | null;
}

const withoutDates = {
  due: null,
  dueBetween: null,
  firstTestWasDue: null,
  earliest: null,
  lastDay: null,
  ifPassedToday: null,
  days: null,
} as const;

/** Returns the state on the way to a due day, which `from` precedes if it is one of several. */
function stateBefore(from: Day, next: NextTest, today: Day): MotState {
  if (today >= earliestTest(from)) return "due soon";
  return isFirstTest(next) ? "first not due" : "valid";
}

/** Returns the state and the dates without regard to exemptions. */
function datesOf(next: NextTest, today: Day): MotDates {
  const { due, dueBetween } = next;
  const last = due ?? dueBetween?.to ?? null;
  const first = due ?? dueBetween?.from ?? null;
  if (last === null || first === null) return { state: "unknown", ...withoutDates };
  const isOverdue = last < today;
  const isExempt = next.exemption !== null && next.exemption.from <= today;
  if (isOverdue && isFirstTest(next) && (!next.testsKnown || isExempt)) {
    return { state: "unknown", ...withoutDates, firstTestWasDue: last };
  }
  const state = isOverdue ? "expired" : stateBefore(first, next, today);
  if (due === null) return { state, ...withoutDates, dueBetween };
  const dated = { state, ...withoutDates, due, days: daysBetween(today, due) };
  if (next.regime !== "MOT" || next.jurisdiction === "northern-ireland") return dated;
  return {
    ...dated,
    earliest: earliestTest(due),
    lastDay: due,
    ifPassedToday: newExpiry(today, due),
  };
}

/**
 * Returns the state and the dates of a van's next test, as of `today`. Every page, file and tool
 * takes them from here. Throws a RangeError for a wrong date.
 */
export function motDates(next: NextTest, today: Day): MotDates {
  const dates = datesOf(next, today);
  return next.exemption && next.exemption.from <= today
    ? { ...dates, state: "may be exempt" }
    : dates;
}

/** The date that a visitor entered, or an error message. */
export type DateEntry = { valid: true; day: Day } | { valid: false; message: string };

export const dateMessages = {
  notADay: "Enter a date that exists, as year, month and day, such as 2027-05-15",
  longAgo: "Check the year: this date is too long ago",
  registeredLater: "Registration date must be today or in the past",
  testedLater: "Test date must be today or in the past",
  dueTooFarAhead: "Check the year: no MOT is due that far ahead",
  testTooFarAhead: "Check the year: the day of the test is too far ahead",
} as const;

function parseDate(text: string, from: Day, to: Day, tooLate: string): DateEntry {
  const day = text.trim();
  // Years before 1900, which the calendar functions reject, have a separate message.
  if (/^(?:0\d|1[0-8])\d\d-\d\d-\d\d$/.test(day)) {
    return { valid: false, message: dateMessages.longAgo };
  }
  if (!isDay(day)) return { valid: false, message: dateMessages.notADay };
  if (day < from) return { valid: false, message: dateMessages.longAgo };
  return day > to ? { valid: false, message: tooLate } : { valid: true, day };
}

/**
 * Parses the expiry of a certificate or the due day of a first test: at the latest that of a van
 * registered today.
 */
export const parseDue = (text: string, today: Day): DateEntry =>
  parseDate(
    text,
    "1960-01-01",
    addDays(addYears(today, law.firstMotYears), -1),
    dateMessages.dueTooFarAhead,
  );

/** Parses the day of first registration, today at the latest. */
export const parseRegistered = (text: string, today: Day): DateEntry =>
  parseDate(text, "1900-01-01", today, dateMessages.registeredLater);

/** Parses the day of a past test, today at the latest. */
export const parsePastTest = (text: string, today: Day): DateEntry =>
  parseDate(text, "1960-01-01", today, dateMessages.testedLater);

/** Parses the day of a planned test, from one year before today to three years after it. */
export const parseTestDay = (text: string, today: Day): DateEntry =>
  parseDate(
    text,
    addYears(today, -1),
    addYears(today, law.firstMotYears),
    dateMessages.testTooFarAhead,
  );

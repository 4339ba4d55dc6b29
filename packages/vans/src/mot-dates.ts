import { vehicleLawValues } from "./law/law-vehicle-values.ts";
import {
  addDays,
  addMonths,
  addYears,
  type Day,
  daysBetween,
  firstDayOf,
  isDay,
  type DayOrMonth,
} from "./calendar-day.ts";
import { lawValues as law } from "./law/law-values.ts";
import type { TestJurisdiction } from "./jurisdiction.ts";

/** The states of a test. `due soon` starts on the first day on which a test keeps the renewal date. */
export const motStates = ["valid", "due soon", "expired", "first not due", "unknown"] as const;
export type MotState = (typeof motStates)[number];

/** Returns the first day on which a test keeps the renewal date `expiry`. Great Britain only. */
export function earliestTest(expiry: Day): Day {
  const { months, lessDays } = law.earlyTest;
  // `addMonths` clamps to the last day of a shorter month, so the earliest day is then the first of the next month.
  return addDays(addMonths(expiry, -months), lessDays);
}

/** Returns the expiry for a test passed on `testDay`, given the earlier due day. Great Britain only. */
export function newExpiry(testDay: Day, due: Day | null): Day {
  const keepsDate = due !== null && earliestTest(due) <= testDay && testDay <= due;
  const { years } = law.certificate;
  // The sources do not cover 29 February. Counting in months gives the 28th, the earlier and safer day.
  return keepsDate ? addMonths(due, 12 * years) : addDays(addYears(testDay, years), -1);
}

const firstTestYears = { "great-britain": law.firstMotYears, "northern-ireland": law.dvaFirstTestYears.van };

/** Returns the last day without a first test. Prefer DVSA's date. Null for a minibus in Northern Ireland: no rule. */
export function firstTestDue(
  registered: DayOrMonth,
  { jurisdiction = "great-britain", isMinibus = false }: { jurisdiction?: TestJurisdiction; isMinibus?: boolean } = {},
): Day | null {
  if (isMinibus && jurisdiction === "northern-ireland") return null;
  const years = isMinibus ? vehicleLawValues.minibusFirstTest.years : firstTestYears[jurisdiction];
  return addDays(addYears(firstDayOf(registered), years), -1);
}

export interface MotDates {
  state: MotState;
  /** The last day on which the van may be used without a new test. */
  due: Day | null;
  /** The first day on which a test keeps the renewal date. Null in Northern Ireland and for heavy vehicles. */
  earliest: Day | null;
  /** The last day on which a test keeps the renewal date. Null in Northern Ireland and for heavy vehicles. */
  lastDay: Day | null;
  /** The expiry of the certificate if the van passed today. Null in Northern Ireland and for heavy vehicles. */
  ifPassedToday: Day | null;
  /** The days left until `due`: 0 on the day, negative after it. */
  days: number | null;
}

export interface NextTest {
  /** The expiry of the certificate, or the due day of the first test; null if unknown. */
  due: Day | null;
  /** True if the van has never been tested. */
  first: boolean;
  /** The law table has no early-test rule for Northern Ireland, so those dates are null there. */
  jurisdiction: TestJurisdiction;
}

/** Returns the state and the dates of a van's next test, as of `today`. Throws a RangeError for a wrong date. */
export function motDates(
  { due, first, jurisdiction, isHeavy = false }: NextTest & { isHeavy?: boolean },
  today: Day,
): MotDates {
  const withoutRule = { earliest: null, lastDay: null, ifPassedToday: null };
  if (due === null) return { state: "unknown", due, ...withoutRule, days: null };
  const days = daysBetween(today, due);
  const earliest = earliestTest(due);
  const notYet = first ? "first not due" : "valid";
  const state = days < 0 ? "expired" : today >= earliest ? "due soon" : notYet;
  if (isHeavy || jurisdiction === "northern-ireland") return { state, due, ...withoutRule, days };
  return { state, due, earliest, lastDay: due, ifPassedToday: newExpiry(today, due), days };
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
  if (/^(?:0\d|1[0-8])\d\d-\d\d-\d\d$/.test(day)) return { valid: false, message: dateMessages.longAgo };
  if (!isDay(day)) return { valid: false, message: dateMessages.notADay };
  if (day < from) return { valid: false, message: dateMessages.longAgo };
  return day > to ? { valid: false, message: tooLate } : { valid: true, day };
}

/** Parses the expiry of a certificate or the due day of a first test: at the latest that of a van registered today. */
export const parseDue = (text: string, today: Day): DateEntry =>
  parseDate(text, "1960-01-01", addDays(addYears(today, law.firstMotYears), -1), dateMessages.dueTooFarAhead);

/** Parses the day of first registration, today at the latest. */
export const parseRegistered = (text: string, today: Day): DateEntry =>
  parseDate(text, "1900-01-01", today, dateMessages.registeredLater);

/** Parses the day of a past test, today at the latest. */
export const parsePastTest = (text: string, today: Day): DateEntry =>
  parseDate(text, "1960-01-01", today, dateMessages.testedLater);

/** Parses the day of a planned test, from one year before today to three years after it. */
export const parseTestDay = (text: string, today: Day): DateEntry =>
  parseDate(text, addYears(today, -1), addYears(today, law.firstMotYears), dateMessages.testTooFarAhead);

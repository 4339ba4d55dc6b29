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

/** States of a test. `due soon` begins with the first day on which a test keeps the renewal date; the due day is not past. */
export const motStates = ["valid", "due soon", "expired", "first not due", "unknown"] as const;
export type MotState = (typeof motStates)[number];

/** Returns the first day on which a test keeps the renewal date of a certificate that expires on the given day. Great Britain only. */
export function earliestTest(expiry: Day): Day {
  const { months, lessDays } = law.earlyTest;
  // A month without the date gives its last day, so that the earliest day is the first of the month after it.
  return addDays(addMonths(expiry, -months), lessDays);
}

/**
 * Returns the expiry of the certificate for a test passed on `testDay`. `due` is the expiry of the certificate before it
 * or, for a first test, the day by which it is due; null if neither is known to matter. Great Britain only.
 */
export function newExpiry(testDay: Day, due: Day | null): Day {
  const keepsDate = due !== null && earliestTest(due) <= testDay && testDay <= due;
  const { years } = law.certificate;
  // The sources leave open what follows 29 February. In months it is the 28th, and so never later than the certificate's own day.
  return keepsDate ? addMonths(due, 12 * years) : addDays(addYears(testDay, years), -1);
}

const firstTestYears = { "great-britain": law.firstMotYears, "northern-ireland": law.dvaFirstTestYears.van };

/** What decides when a vehicle is first tested: by default it is a van in Great Britain. */
interface FirstTest {
  jurisdiction?: TestJurisdiction;
  /** Whether it has more passenger seats than a car. */
  isMinibus?: boolean;
}

/**
 * Returns the last day on which a van may be used without a first test: the day before its birthday. A month counts as
 * its first day, so the van is never said to be due later than it is. A date that DVSA states (`motTestDueDate`) goes
 * before this one. Null for a minibus in Northern Ireland, of which the law table has no rule.
 */
export function firstTestDue(
  registered: DayOrMonth,
  { jurisdiction = "great-britain", isMinibus = false }: FirstTest = {},
): Day | null {
  if (isMinibus && jurisdiction === "northern-ireland") return null;
  const years = isMinibus ? vehicleLawValues.minibusFirstTest.years : firstTestYears[jurisdiction];
  return addDays(addYears(firstDayOf(registered), years), -1);
}

/** When a van is to be tested. */
export interface MotDates {
  state: MotState;
  /** The last day on which the van may be used without a new test. */
  due: Day | null;
  /** The first day on which a test keeps the renewal date. Null in Northern Ireland. */
  earliest: Day | null;
  /** The last day on which a test keeps the renewal date. Null in Northern Ireland. */
  lastDay: Day | null;
  /** The expiry of the certificate if the van passed today. Null in Northern Ireland. */
  ifPassedToday: Day | null;
  /** The days left until `due`: 0 on that day, negative after it. */
  days: number | null;
}

/** What is known of a van's next test. */
export interface NextTest {
  /** The expiry of the certificate, or the day by which the first test is due; null if unknown. */
  due: Day | null;
  /** Whether the van has never been tested. */
  first: boolean;
  /** The law table has no rule on early tests for Northern Ireland, so no dates of that kind are given there. */
  jurisdiction: TestJurisdiction;
}

/** Returns the state and the dates of a van's next test, as of `today`. Throws a RangeError if a date does not exist. */
export function motDates({ due, first, jurisdiction }: NextTest, today: Day): MotDates {
  if (due === null) {
    return { state: "unknown", due, earliest: null, lastDay: null, ifPassedToday: null, days: null };
  }
  const days = daysBetween(today, due);
  const earliest = earliestTest(due);
  const notYet = first ? "first not due" : "valid";
  const state = days < 0 ? "expired" : today >= earliest ? "due soon" : notYet;
  if (jurisdiction === "northern-ireland") {
    return { state, due, earliest: null, lastDay: null, ifPassedToday: null, days };
  }
  return { state, due, earliest, lastDay: due, ifPassedToday: newExpiry(today, due), days };
}

/** A date that a visitor entered, or the message that says what is wrong with it. */
export type DateEntry = { valid: true; day: Day } | { valid: false; message: string };

export const dateMessages = {
  notADay: "Enter a date that exists, as year, month and day, such as 2027-05-15",
  longAgo: "Check the year: this date is too long ago",
  registeredLater: "Registration date must be today or in the past",
  testedLater: "Test date must be today or in the past",
  dueTooFarAhead: "Check the year: no MOT is due that far ahead",
  testTooFarAhead: "Check the year: the day of the test is too far ahead",
} as const;

function readDate(text: string, from: Day, to: Day, tooLate: string): DateEntry {
  const day = text.trim();
  // Years that the calendar functions do not count have a message of their own.
  if (/^(?:0\d|1[0-8])\d\d-\d\d-\d\d$/.test(day)) return { valid: false, message: dateMessages.longAgo };
  if (!isDay(day)) return { valid: false, message: dateMessages.notADay };
  if (day < from) return { valid: false, message: dateMessages.longAgo };
  return day > to ? { valid: false, message: tooLate } : { valid: true, day };
}

/** Reads the expiry of a certificate, or the due day of a first test, which is at most that of a van registered today. */
export const readDue = (text: string, today: Day): DateEntry =>
  readDate(text, "1960-01-01", addDays(addYears(today, law.firstMotYears), -1), dateMessages.dueTooFarAhead);

/** Reads the day of a first registration, which is today at the latest. */
export const readRegistered = (text: string, today: Day): DateEntry =>
  readDate(text, "1900-01-01", today, dateMessages.registeredLater);

/** Reads the day of a test in the past, which is today at the latest. */
export const readPastTest = (text: string, today: Day): DateEntry =>
  readDate(text, "1960-01-01", today, dateMessages.testedLater);

/** Reads the day on which a test may be: within the year before today and the three years after it. */
export const readTestDay = (text: string, today: Day): DateEntry =>
  readDate(text, addYears(today, -1), addYears(today, law.firstMotYears), dateMessages.testTooFarAhead);

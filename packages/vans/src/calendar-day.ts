/** A calendar day, written YYYY-MM-DD, without a time or time zone. */
export type Day = string;

/** A day, or a month written YYYY-MM. DVLA returns only the month of first registration. */
export type DayOrMonth = string;

const dayMs = 86_400_000;

/**
 * Returns midnight of a day in UTC, in milliseconds. Dates past the end of a month roll over into
 * the next month.
 */
const midnight = (year: number, month: number, date: number): number =>
  Date.UTC(year, month - 1, date);

const toDay = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** Returns whether the text is an existing day, written YYYY-MM-DD. Rejects years before 1900. */
export function isDay(text: string): boolean {
  const match = /^((?:19|[2-9]\d)\d\d)-(\d\d)-(\d\d)$/.exec(text);
  return (
    match !== null && toDay(midnight(Number(match[1]), Number(match[2]), Number(match[3]))) === text
  );
}

/**
 * Splits a day into its year, month (from 1) and date. Throws a RangeError if the text is not a
 * day.
 */
function split(day: Day): [year: number, month: number, date: number] {
  if (!isDay(day)) throw new RangeError("not a day of the calendar, written YYYY-MM-DD");
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
}

/**
 * Returns the day `days` days later, or earlier if `days` is negative. Throws a RangeError if `day`
 * is not a day.
 */
export function addDays(day: Day, days: number): Day {
  const [year, month, date] = split(day);
  return toDay(midnight(year, month, date + days));
}

/**
 * Returns the day `weekdays` weekdays (Monday to Friday) later. Counts public holidays as weekdays.
 */
export function addWeekdays(day: Day, weekdays: number): Day {
  let last = day;
  for (let left = weekdays; left > 0;) {
    last = addDays(last, 1);
    const isWeekend = [0, 6].includes(new Date(midnight(...split(last))).getUTCDay());
    if (!isWeekend) left -= 1;
  }
  return last;
}

/** Returns the day itself, or the first day of a month. Throws a RangeError for anything else. */
export function firstDayOf(registered: DayOrMonth): Day {
  const day = registered.length === 7 ? `${registered}-01` : registered;
  if (!isDay(day)) throw new RangeError("neither a day nor a month of the calendar");
  return day;
}

/** Returns the day itself, or the last day of a month. Throws a RangeError for anything else. */
export const lastDayOf = (registered: DayOrMonth): Day =>
  registered.length === 7
    ? addDays(addMonths(firstDayOf(registered), 1), -1)
    : firstDayOf(registered);

/** Returns the same date `months` months later, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = split(day);
  const lastOfMonth = midnight(year, month + months + 1, 0);
  return toDay(Math.min(midnight(year, month + months, date), lastOfMonth));
}

/**
 * Returns the same date `years` years later. Moves 29 February to 1 March unless the target year is
 * a leap year.
 */
export function addYears(day: Day, years: number): Day {
  const [year, month, date] = split(day);
  return toDay(midnight(year + years, month, date));
}

/** Returns the number of days between two days, negative if the second is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  (midnight(...split(to)) - midnight(...split(from))) / dayMs;

/** The names of the months, starting with January at index 0. */
export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Formats a day as `1 June 2026`. Throws a RangeError if the text is not a day. */
export function dayInWords(day: Day): string {
  const [year, month, date] = split(day);
  return `${date} ${monthNames[month - 1]} ${year}`;
}

/**
 * Formats a month such as `2026-06` as `June 2026`. Throws a RangeError if the text is not a month.
 */
export const monthInWords = (month: string): string =>
  dayInWords(firstDayOf(month)).replace(/^1 /, "");

/** A day of the calendar, written YYYY-MM-DD. It has no time and no time zone. */
export type Day = string;

/** A day, or a month written YYYY-MM: DVLA tells no more than the month of a first registration. */
export type DayOrMonth = string;

const dayMs = 86_400_000;

/** Returns the milliseconds of a day's midnight in UTC. A day past the month's end is one of the next month. */
const midnight = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date);

const toDay = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** Returns whether the text is a day that exists, written YYYY-MM-DD. Years before 1900 do not count. */
export function isDay(text: string): boolean {
  const match = /^((?:19|[2-9]\d)\d\d)-(\d\d)-(\d\d)$/.exec(text);
  return match !== null && toDay(midnight(Number(match[1]), Number(match[2]), Number(match[3]))) === text;
}

/** Splits a day into its year, its month from 1 and its date. Throws a RangeError for a text that is not a day. */
function split(day: Day): [year: number, month: number, date: number] {
  if (!isDay(day)) throw new RangeError("not a day of the calendar, written YYYY-MM-DD");
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
}

/** Returns the day that is so many days later, or earlier if the count is negative. Throws a RangeError as all here do. */
export function addDays(day: Day, days: number): Day {
  const [year, month, date] = split(day);
  return toDay(midnight(year, month, date + days));
}

/** Returns the day that is so many weekdays (Monday to Friday) later. Public holidays count as weekdays. */
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

/** Returns the same date so many months later, or the last day of that month if it has no such date. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = split(day);
  const lastOfMonth = midnight(year, month + months + 1, 0);
  return toDay(Math.min(midnight(year, month + months, date), lastOfMonth));
}

/** Returns the same date so many years later, which for 29 February is 1 March unless that year is a leap year. */
export function addYears(day: Day, years: number): Day {
  const [year, month, date] = split(day);
  return toDay(midnight(year + years, month, date));
}

/** Returns the days from the first day to the second, which are negative if the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => (midnight(...split(to)) - midnight(...split(from))) / dayMs;

/** The names of the months; January is at 0. */
export const monthNames = "January February March April May June July August September October November December".split(
  " ",
);

/** Formats a day as `1 June 2026`. Throws a RangeError for a text that is not a day. */
export function dayInWords(day: Day): string {
  const [year, month, date] = split(day);
  return `${date} ${monthNames[month - 1]} ${year}`;
}

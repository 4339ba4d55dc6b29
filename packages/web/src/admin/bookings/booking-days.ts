import type { BookingRange } from "@vanfettle/contract/booking/operator-bookings-schemas";
import { bookingReportLimits } from "@vanfettle/contract/operator/operator-limits";
import {
  addDays,
  dayInWords,
  daysBetween,
  isDay,
  monthNames,
  type Day,
} from "@vanfettle/vans/calendar-day";

export const presets = [7, 28, bookingReportLimits.days] as const;

/** Returns the present day as bookings are stored by it, which is in UTC. */
export const utcDay = (now: Date): Day => now.toISOString().slice(0, 10);

/** Returns the last so many days up to today, today included. */
export const lastDays = (count: number, today: Day): BookingRange => ({
  from: addDays(today, 1 - count),
  to: today,
});

/** Returns why days cannot be shown, or undefined if they can. */
export function rangeProblem({ from, to }: BookingRange): string | undefined {
  if (!isDay(from) || !isDay(to)) return "Enter both days.";
  const days = daysBetween(from, to) + 1;
  if (days < 1) return "The last day is before the first.";
  return days > bookingReportLimits.days
    ? `Choose at most ${bookingReportLimits.days} days.`
    : undefined;
}

/** `21 Nov` */
export const shortDay = (day: Day): string =>
  `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`;

/** `15 to 21 November 2026`, `28 October to 3 November 2026`, `21 November 2026` */
export function rangeInWords({ from, to }: BookingRange): string {
  if (from === to) return dayInWords(to);
  const [date, month, year] = dayInWords(from).split(" ");
  const [, lastMonth, lastYear] = dayInWords(to).split(" ");
  if (year !== lastYear) return `${dayInWords(from)} to ${dayInWords(to)}`;
  const first = month === lastMonth ? date : `${date} ${month}`;
  return `${first} to ${dayInWords(to)}`;
}

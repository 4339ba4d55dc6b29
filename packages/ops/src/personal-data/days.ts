import { UsageError } from "../errors.ts";

const dayMs = 86_400_000;

/** UTC days, newest first: one that is named, or the last few up to today. */
export function chosenDays(
  now: Date,
  { day, since }: { day?: string | undefined; since?: string | undefined },
): string[] {
  if (day !== undefined && since !== undefined) throw new UsageError("Give --day or --since, not both.");
  if (day !== undefined) return [checked(day)];
  const count = Number(since ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > 3_700) throw new UsageError("--since takes a number of days.");
  return Array.from({ length: count }, (_, back) => new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10));
}

function checked(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  if (!isDay) throw new UsageError("--day takes a date such as 2026-11-21.");
  return day;
}

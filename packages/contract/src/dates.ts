import { dayInWords, monthNames } from "@vanfettle/vans/calendar-day";
import { site } from "./site.ts";

/** Formats the edition of a list: `2025-04` becomes `April 2025`. */
export function editionText(edition: string): string {
  const [year = "", month = ""] = edition.split("-");
  return `${monthNames[Number(month) - 1] ?? ""} ${year}`.trim();
}

/** Formats a day, month or year of a source: `31 May 2026`, `May 2026` or `2026`. */
export function dateText(date: string): string {
  if (date.length === 10) return dayInWords(date);
  return date.length === 7 ? editionText(date) : date;
}

/** Only in the last hour of a UTC day can London's date be the next day, in summer time. */
const lastUtcHour = 23;

/** Returns the date in the site's time zone, such as `2026-11-21`. */
export function londonDate(now: Date): string {
  // A format with a time zone takes Chromium 25 ms to create, and a phone several times that.
  if (now.getUTCHours() < lastUtcHour) return now.toISOString().slice(0, 10);
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: site.timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const [day, month, year] = format.format(now).split("/");
  return `${year}-${month}-${day}`;
}

/** Formats an ISO time in UTC to the minute, such as `2026-11-21 12:00 UTC`. */
export const formatUtcMinute = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;

/** Formats a time in UTC to the minute in words, such as `28 November 2026, 11:41 UTC`. */
export function formatUtcTime(epochMs: number): string {
  const iso = new Date(epochMs).toISOString();
  return `${dayInWords(iso.slice(0, 10))}, ${iso.slice(11, 16)} UTC`;
}

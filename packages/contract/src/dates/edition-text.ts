import { dayInWords, monthNames } from "@vanfettle/vans/calendar-day";

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

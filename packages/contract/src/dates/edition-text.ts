import { monthNames } from "@vanfettle/vans/calendar-day";

/** Formats the edition of a list: `2025-04` becomes `April 2025`. */
export function editionText(edition: string): string {
  const [year = "", month = ""] = edition.split("-");
  return `${monthNames[Number(month) - 1] ?? ""} ${year}`.trim();
}

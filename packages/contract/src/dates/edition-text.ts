import { monthNames } from "@vanfettle/vans/calendar-day";

/** Writes the edition of a list, such as `2025-04`, as `April 2025`. */
export function editionText(edition: string): string {
  const [year = "", month = ""] = edition.split("-");
  return `${monthNames[Number(month) - 1] ?? ""} ${year}`.trim();
}

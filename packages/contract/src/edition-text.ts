const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Writes the edition of a list, such as `2025-04`, as `April 2025`. */
export function editionText(edition: string): string {
  const [year = "", month = ""] = edition.split("-");
  return `${months[Number(month) - 1] ?? ""} ${year}`.trim();
}

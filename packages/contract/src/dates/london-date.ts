import { site } from "../site.ts";

/** Created on first use: in a browser it costs more than all other script, and most pages do not need it. */
let format: Intl.DateTimeFormat | undefined;

/** Returns the date in the site's time zone, such as `2026-11-21`. */
export function londonDate(now: Date): string {
  format ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: site.timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const [day, month, year] = format.format(now).split("/");
  return `${year}-${month}-${day}`;
}

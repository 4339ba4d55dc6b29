import { site } from "@vanfettle/contract/site";

/**
 * Made once, and by nobody who does not need it: a browser takes longer to make it than to evaluate the whole script,
 * and a page that the edge wrote says its date.
 */
let format: Intl.DateTimeFormat | undefined;

const minuteMs = 60_000;
let last = { minute: Number.NaN, date: "" };

/** `2026-11-21`: the date in the site's time zone. Days begin with a minute, so each minute's is worked out once. */
export function londonDate(now: Date): string {
  const minute = Math.floor(now.getTime() / minuteMs);
  if (minute !== last.minute) last = { minute, date: dateOf(now) };
  return last.date;
}

function dateOf(now: Date): string {
  format ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: site.timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const [day, month, year] = format.format(now).split("/");
  return `${year}-${month}-${day}`;
}

const months = "January February March April May June July August September October November December".split(" ");

/** `21 November 2026`. Written without the runtime's locale data, which may differ between edge and browser. */
export function longDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

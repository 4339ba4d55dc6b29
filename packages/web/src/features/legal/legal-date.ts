import { site } from "@vanfettle/contract/site";

const format = new Intl.DateTimeFormat(site.locale, {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: site.timeZone,
});

/** "21 November 2026": the day it is in London, whatever the clock of the reader or the server. */
export const legalDate = (now: Date): string => format.format(now);

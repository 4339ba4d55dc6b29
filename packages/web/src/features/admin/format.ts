import { site } from "@vanfettle/contract/site";

const counts = new Intl.NumberFormat(site.locale);
const pounds = new Intl.NumberFormat(site.locale, { style: "currency", currency: "GBP", maximumFractionDigits: 4 });
const times = new Intl.DateTimeFormat(site.locale, { timeStyle: "medium", timeZone: site.timeZone });
const moments = new Intl.DateTimeFormat(site.locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: site.timeZone,
});

const orAsGiven = (format: Intl.DateTimeFormat, iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso));

export const countText = (count: number): string => counts.format(count);
export const poundsText = (amount: number): string => pounds.format(amount);
/** `10:42:07` */
export const timeText = (iso: string): string => orAsGiven(times, iso);
/** `21 Nov 2026, 10:42` */
export const momentText = (iso: string): string => orAsGiven(moments, iso);
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${countText(count)} ${count === 1 ? one : many}`;

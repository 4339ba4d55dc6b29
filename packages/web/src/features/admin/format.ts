import { site } from "@vanfettle/contract/site";

const countFormat = new Intl.NumberFormat(site.locale);
const poundsFormat = new Intl.NumberFormat(site.locale, {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 4,
});
const timeFormat = new Intl.DateTimeFormat(site.locale, { timeStyle: "medium", timeZone: site.timeZone });
const dateTimeFormat = new Intl.DateTimeFormat(site.locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: site.timeZone,
});

const dateFormat = new Intl.DateTimeFormat(site.locale, {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: site.timeZone,
});

/** Formats an ISO date. Returns other text unchanged. */
const formatIso = (format: Intl.DateTimeFormat, iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso));

/** `4,100` */
export const formatCount = (count: number): string => countFormat.format(count);
/** `£0.25` */
export const formatPounds = (amount: number): string => poundsFormat.format(amount);
/** `10:42:07` */
export const formatTime = (iso: string): string => formatIso(timeFormat, iso);
/** `21 November 2026` */
export const formatDate = (iso: string): string => formatIso(dateFormat, iso);
/** `21 Nov 2026, 10:42` */
export const formatDateTime = (iso: string): string => formatIso(dateTimeFormat, iso);

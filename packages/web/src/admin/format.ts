import { site } from "@vanfettle/contract/site";

const poundsFormat = new Intl.NumberFormat(site.locale, {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 4,
});

/** Returns a function that formats ISO dates. It returns other text unchanged. */
function dateFormat(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const format = new Intl.DateTimeFormat(site.locale, { timeZone: site.timeZone, ...options });
  return (iso) => (Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso)));
}

/** `£0.25` */
export const formatPounds = (amount: number): string => poundsFormat.format(amount);
/** `November 2026` */
export const formatMonth = dateFormat({ month: "long", year: "numeric" });
/** `21 Nov 2026, 10:42` */
export const formatDateTime = dateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

import { isDay, type Day } from "@vanfettle/vans/calendar-day";
import * as z from "zod";

/** The schema of an optional text: missing, null and empty all become null. */
export const WireText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

/** Null for any other value: an odd value must not hide the others. */
const wireString = z.string().nullish().catch(null);

/** Returns the day at the start of a text such as `2026-11-20T10:17:46.000Z`, or null. */
function dayOf(text: string | null | undefined): Day | null {
  const day = text?.slice(0, 10).replaceAll(".", "-") ?? "";
  return isDay(day) ? day : null;
}

/** The day of a date or date-time; null for missing and invalid values. */
export const WireDay = wireString.transform(dayOf);

/** The time of a date-time as text that sorts by time, with its day; null for missing and invalid values. */
export const WireInstant = wireString.transform((text) => {
  const day = dayOf(text);
  return day === null ? null : { day, text: `${day}${text?.slice(10) ?? ""}` };
});

/** The schema of a month such as `2019-03`, or null. */
export const WireMonth = wireString.transform((text) => (text && isDay(`${text}-01`) ? text : null));

import { isDay, type Day } from "@vanfettle/vans/calendar-day";
import * as z from "zod";

/** A text that may be missing, null or empty: all three are null. */
export const WireText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

/** The day of a date or date-time. What is missing or no date is null: one odd value must not hide the others. */
export const WireDay = z
  .string()
  .nullish()
  .catch(null)
  .transform((text): Day | null => {
    const day = text?.slice(0, 10).replaceAll(".", "-") ?? "";
    return isDay(day) ? day : null;
  });

/** A month such as `2019-03`, or null. */
export const WireMonth = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => (text && isDay(`${text}-01`) ? text : null));

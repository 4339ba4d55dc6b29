import { addDays, type Day } from "@vanfettle/vans/calendar-day";
import type { ContentAdvice } from "@vanfettle/contract/content/advice-schemas";
import { adviceReviewNoticeDays } from "@vanfettle/contract/content/content-limits";
import type { AdviceEntry } from "./advice-entry.ts";

/** Returns whether the review of an entry is overdue on `day`, due within the notice period, or later. */
export function adviceReview({ reviewBy }: Pick<AdviceEntry, "reviewBy">, day: Day): ContentAdvice["review"] {
  if (reviewBy < day) return "overdue";
  return reviewBy <= addDays(day, adviceReviewNoticeDays) ? "soon" : "later";
}

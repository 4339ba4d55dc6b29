import { adviceReviewNoticeDays } from "@vanfettle/contract/content/content-limits";
import type { AdviceEntry } from "@vanfettle/core/content/advice/advice-entry";
import { adviceLibrary } from "@vanfettle/core/content/advice/advice-library";
import { adviceReview } from "@vanfettle/core/content/advice/retired-advice";

const idsNamed = 5;

const folder = "packages/core/src/content/advice";

/** Returns which entries of the advice library need a review on `day` (YYYY-MM-DD), one sentence for each kind. */
export function adviceWarnings(
  day: string,
  library: Readonly<Record<string, Pick<AdviceEntry, "reviewBy">>> = adviceLibrary,
): string[] {
  const named = (review: ReturnType<typeof adviceReview>): string | undefined => {
    const ids = Object.entries(library).flatMap(([id, entry]) => (adviceReview(entry, day) === review ? [id] : []));
    if (ids.length === 0) return undefined;
    return `${ids.slice(0, idsNamed).join(", ")}${ids.length > idsNamed ? ` and ${ids.length - idsNamed} others` : ""}`;
  };
  const [overdue, soon] = [named("overdue"), named("soon")];
  return [
    ...(overdue ? [`${folder}: the review of ${overdue} is overdue, and pages still show them.`] : []),
    ...(soon ? [`${folder}: the review of ${soon} is due within ${adviceReviewNoticeDays} days.`] : []),
  ];
}

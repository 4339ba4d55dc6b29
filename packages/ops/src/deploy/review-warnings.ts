import { adviceReviewNoticeDays } from "@vanfettle/contract/operator-limits";
import type { AdviceEntry } from "@vanfettle/core/content/advice/advice-entry";
import { adviceLibrary } from "@vanfettle/core/content/advice/advice-library";
import { adviceReview } from "@vanfettle/core/content/advice/retired-advice";
import { entriesPastReview, law } from "@vanfettle/vans/law/law";
import { motFailures } from "@vanfettle/vans/law/mot-failures";

const folder = "packages/core/src/content/advice";
const maxIds = 5;

const sentences = {
  overdue: (ids: string) =>
    `${folder}: the review of ${ids} is overdue, and pages still show them.`,
  soon: (ids: string) =>
    `${folder}: the review of ${ids} is due within ${adviceReviewNoticeDays} days.`,
};

/**
 * Returns which entries of the advice library need a review on `day` (YYYY-MM-DD), one sentence for
 * each kind.
 */
export function adviceWarnings(
  day: string,
  library: Readonly<Record<string, Pick<AdviceEntry, "reviewBy">>> = adviceLibrary,
): string[] {
  return Object.entries(sentences).flatMap(([review, sentence]) => {
    const ids = Object.entries(library).flatMap(([id, entry]) =>
      adviceReview(entry, day) === review ? [id] : [],
    );
    const others = ids.length > maxIds ? ` and ${ids.length - maxIds} others` : "";
    return ids.length === 0 ? [] : [sentence(ids.slice(0, maxIds).join(", ") + others)];
  });
}

/**
 * Returns which entries of the tables of law and of MOT failures are past their review on `day`
 * (YYYY-MM-DD), one sentence each.
 */
export const lawWarnings = (day: string): string[] => [
  ...entriesPastReview(law, day).map(
    (name) => `packages/vans/src/law/law.ts: the review of ${name} is overdue`,
  ),
  ...entriesPastReview(motFailures, day).map(
    (name) => `packages/vans/src/law/mot-failures.ts: the review of ${name} is overdue`,
  ),
];

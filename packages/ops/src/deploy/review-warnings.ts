import { entriesPastReview, law } from "@vanfettle/vans/law/law";
import { motFailures } from "@vanfettle/vans/law/mot-failures";

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

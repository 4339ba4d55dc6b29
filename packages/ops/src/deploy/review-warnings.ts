import { entriesPastReview, law } from "@vanfettle/vans/law/law";
import { motFailures } from "@vanfettle/vans/law/mot-failures";
import { crossings } from "@vanfettle/vans/zones/crossings";
import { zones } from "@vanfettle/vans/zones/zones";

/** The dated tables, by their files in `packages/vans/src`. */
const tables = {
  "law/law.ts": law,
  "law/mot-failures.ts": motFailures,
  "zones/crossings.ts": crossings,
  "zones/zones.ts": zones,
};

/**
 * Returns which entries of the tables of law, MOT failures, tolls and zones are past their review on
 * `day` (YYYY-MM-DD), one sentence each.
 */
export const lawWarnings = (day: string): string[] =>
  Object.entries(tables).flatMap(([file, table]) =>
    entriesPastReview(table, day).map(
      (name) => `packages/vans/src/${file}: the review of ${name} is overdue`,
    ),
  );

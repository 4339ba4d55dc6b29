import type { LawEntry } from "./law.ts";

/** Returns the names of the entries with a review date before `day` (YYYY-MM-DD). */
export const entriesPastReview = (table: Record<string, LawEntry<unknown>>, day: string): string[] =>
  Object.entries(table).flatMap(([name, { reviewBy }]) => (reviewBy < day ? [name] : []));

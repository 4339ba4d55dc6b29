import type { ContentStates } from "../content/review-schemas.ts";

/** The population from which a town is written in bulk, unless an operator chooses another. */
export const bulkPopulation = 10_000;

/** The populations that an operator may choose instead; from 0 on, every place is written. */
export const bulkPopulations = [bulkPopulation, 5_000, 20_000, 0] as const;

type Listed = Pick<ContentStates["locations"][number], "kind" | "type" | "isCore" | "population">;

/**
 * Returns whether a run over all or all missing texts, or over a county, writes the location:
 * regions, counties, core places and towns of that population. Thousands of near-equal texts of
 * villages would be what search engines call scaled content abuse
 * (https://developers.google.com/search/docs/essentials/spam-policies#scaled-content). Locations that
 * an operator selects are always written.
 */
export function isWrittenInBulk(
  { kind, type, isCore, population }: Listed,
  fromPopulation: number = bulkPopulation,
): boolean {
  if (kind !== "place" || isCore || fromPopulation === 0) return true;
  return type === "town" && (population ?? 0) >= fromPopulation;
}

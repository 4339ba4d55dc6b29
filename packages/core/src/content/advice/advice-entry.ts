import type { law } from "@vanfettle/vans/law/law";

export type AdvicePage = "servicing" | "mot" | "both";

/** A reviewed sentence of advice, independent of the facts of any location. */
export interface AdviceEntry {
  subject: string;
  page: AdvicePage;
  /** The sentence in up to three wordings. Each location shows one of them. */
  wordings: readonly [string, ...string[]];
  /**
   * The source: the practice of workshops, described in any handbook, or an entry of the law table.
   */
  source: "workshop practice" | { law: keyof typeof law };
  /** The last day on which it may be shown without having been reviewed again: `yyyy-mm-dd`. */
  reviewBy: string;
  /** The fact that a location needs for it, such as `place.island`. */
  needs?: "place.island" | "mot.byDva" | "vanStations";
}

/** The day by which all entries are to be read again, unless they name another. */
const nextReview = "2027-11-01";

type Options = Partial<Pick<AdviceEntry, "needs" | "source">>;

/** Returns a function that makes the entries of a subject. */
export const about =
  (subject: string, page: AdvicePage, { needs, source = "workshop practice" }: Options = {}) =>
  (...wordings: AdviceEntry["wordings"]): AdviceEntry => ({
    subject,
    page,
    wordings,
    source,
    reviewBy: nextReview,
    ...(needs !== undefined && { needs }),
  });

import type { law } from "@vanfettle/vans/law/law";

/** What an entry of the library is about. */
export type AdviceSubject =
  | "service plan"
  | "oil and fluids"
  | "brakes"
  | "tyres and steering"
  | "lights and screen"
  | "battery and electrics"
  | "engine and exhaust"
  | "gearbox and clutch"
  | "body and load"
  | "season"
  | "quotes"
  | "booking"
  | "at the garage"
  | "records"
  | "test booking"
  | "before the test"
  | "class 7"
  | "after the test"
  | "islands"
  | "Northern Ireland";

/** The pages that may show an entry. */
export type AdvicePage = "servicing" | "mot" | "both";

/** One reviewed sentence of advice, which rests on no fact of a location. */
export interface AdviceEntry {
  subject: AdviceSubject;
  page: AdvicePage;
  /** One sentence in up to three wordings, of which each location shows one. */
  wordings: readonly [string, ...string[]];
  /** Where it comes from: the practice of workshops, which any handbook describes, or an entry of the law table. */
  source: "workshop practice" | { law: keyof typeof law };
  /** The last day on which it may be shown without having been reviewed again: `yyyy-mm-dd`. */
  reviewBy: string;
  /** The fact that a location needs for it, such as `place.island`. */
  needs?: "place.island" | "mot.byDva" | "vanStations";
}

/** The day by which all entries are to be read again, unless they name another. */
const nextReview = "2027-11-01";

type Options = Partial<Pick<AdviceEntry, "needs" | "source">>;

/** Returns a function that makes the entries of one subject. */
export const about =
  (subject: AdviceSubject, page: AdvicePage, { needs, source = "workshop practice" }: Options = {}) =>
  (...wordings: AdviceEntry["wordings"]): AdviceEntry => ({
    subject,
    page,
    wordings,
    source,
    reviewBy: nextReview,
    ...(needs !== undefined && { needs }),
  });

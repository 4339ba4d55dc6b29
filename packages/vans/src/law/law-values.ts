import { lawClassValues } from "./law-class-values.ts";
import { dvaPages } from "./official-pages.ts";
import type { VehicleLawName } from "./law-vehicle-values.ts";

/**
 * What the law on van tests says, in Great Britain and, under names that begin with `dva`, in Northern Ireland, where the
 * Driver & Vehicle Agency tests vans under rules and fees of its own. Weights are design gross weights in kg, fees are
 * pounds. `law.ts` has the source of each value and the day of its review; it is apart, so that browsers do not load it.
 */
export const lawValues = {
  ...lawClassValues,
  /** Goods vehicles above this weight have the yearly test of heavy vehicles, except some zero-emission vans. */
  heavyTest: { overKg: 3500 },
  /** The age in years at which a van needs its first MOT. */
  firstMotYears: 3,
  /** The same for the zero-emission vans of class 7 that are heavier than other vans. */
  zeroEmissionFirstTest: { years: 3 },
  /** The age by whose month's end a vehicle with the yearly test of heavy vehicles has its first one. */
  heavyFirstTest: { years: 1 },
  /** How long a certificate lasts. */
  certificate: { years: 1 },
  /** How long before a certificate expires a test keeps its renewal date: these months, less these days. */
  earlyTest: { months: 1, lessDays: 1 },
  /** The working days after a failed test within which the same station retests a van in part. */
  partialRetest: { workingDays: 10 },
  /** The highest fine in pounds and the penalty points for driving a van that failed with a dangerous defect. */
  dangerousDefect: { fine: "2,500", penaltyPoints: 3 },
  /** The conditions under which a failed van may be driven away without a repair. */
  failedTest: { certificateMustBeValid: true, dangerousDefectsAllowed: false },
  /** The highest fine in pounds for using a van without an MOT. */
  fineWithoutMot: "1,000",
  /** The form that lists the exemption of vans used only on certain islands without a road to the mainland. */
  islands: { form: "V112" },
  /** Trailers have no MOT. Goods trailers above this unladen weight that have power brakes have the yearly heavy test. */
  trailers: { heavyTestOverUnladenKg: 1020 },
  /** The fee in pounds for the test of a goods vehicle up to the weight, and for a retest. */
  dvaFee: { upToKg: 3500, test: "38", retest: "29.50" },
  dvaFirstTestYears: { van: 3, car: 4 },
  /** The age by whose month's end DVA first tests a goods vehicle above the weight. */
  dvaHeavyFirstTest: { overKg: 3500, years: 1 },
  /** The days after a failed test within which a retest is applied for and done, without the fee of a full test. */
  dvaRetest: { applyWithinDays: 21, doneWithinDays: 60 },
  /** A van that fails is treated as not roadworthy, even if an earlier certificate is valid. */
  dvaFailedTest: { earlierCertificateCounts: false },
  /** Where a test is booked and a centre chosen. */
  dvaCentres: { booking: dvaPages.booking },
  /** Trailers above this weight are tested by DVA, first at the age of one year. */
  dvaTrailers: { testedOverKg: 3500 },
} as const;

export type LawName = keyof typeof lawValues | VehicleLawName;

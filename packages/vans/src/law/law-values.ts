import { lawClassValues } from "./law-class-values.ts";
import { dvaPages } from "./official-pages.ts";
import type { PrivacyLawName } from "./law-privacy-values.ts";
import type { VehicleLawName } from "./law-vehicle-values.ts";

/** The values of the law on van tests, in pounds and kg of gross weight. Those named `dva…` are Northern Irish. */
export const lawValues = {
  ...lawClassValues,
  /** Goods vehicles above this weight need the yearly heavy vehicle test, except some zero-emission vans. */
  heavyTest: { overKg: 3500 },
  /** The age in years at which a van needs its first MOT. */
  firstMotYears: 3,
  /** The age in years at which heavier zero-emission vans of class 7 need their first MOT. */
  zeroEmissionFirstTest: { years: 3 },
  /** The age in years for the first heavy vehicle test, due by the end of that month. */
  heavyFirstTest: { years: 1 },
  certificate: { years: 1 },
  /** The earliest renewal that keeps the date: this many months, less these days, before the expiry. */
  earlyTest: { months: 1, lessDays: 1 },
  /** The working days after a failed test in which the same station can do a partial retest. */
  partialRetest: { workingDays: 10 },
  /** The days after a failed heavy vehicle test in which a retest has a reduced fee. */
  heavyRetest: { withinDays: 14 },
  /** The maximum fine in pounds and the penalty points for driving a van with a dangerous defect. */
  dangerousDefect: { fine: "2,500", penaltyPoints: 3 },
  /** The conditions for driving a failed van away without a repair. */
  failedTest: { certificateMustBeValid: true, dangerousDefectsAllowed: false },
  /** The maximum fine in pounds for using a van without an MOT. */
  fineWithoutMot: "1,000",
  /** The form that exempts vans used only on certain islands without a road to the mainland. */
  islands: { form: "V112" },
  /** Trailers need no MOT. Goods trailers with power brakes above this unladen weight need the yearly heavy test. */
  trailers: { heavyTestOverUnladenKg: 1020 },
  /** The fees in pounds for the test and retest of a goods vehicle up to the weight. */
  dvaFee: { upToKg: 3500, test: "38", retest: "29.50" },
  /** DVA's retest fee in pounds for a goods vehicle above the weight. */
  dvaHeavyRetestFee: { overKg: 3500, retest: "38" },
  dvaFirstTestYears: { van: 3, car: 4 },
  /** The age in years at DVA's first test of a goods vehicle above the weight, due by the end of that month. */
  dvaHeavyFirstTest: { overKg: 3500, years: 1 },
  /** The days after a failed test in which to apply for a reduced-fee retest, and to complete it. */
  dvaRetest: { applyWithinDays: 21, doneWithinDays: 60 },
  /** A van that fails is treated as unroadworthy, even with a valid earlier certificate. */
  dvaFailedTest: { earlierCertificateCounts: false },
  /** The page for booking a test and choosing a centre. */
  dvaCentres: { booking: dvaPages.booking },
  /** Goods vehicles up to the weight are exempt above this age if the type is out of production and unchanged. */
  dvaHistoricVehicle: { overYears: 40, upToKg: 3500 },
  /** DVA tests trailers above this weight, from the age of one year. */
  dvaTrailers: { testedOverKg: 3500 },
} as const;

export type LawName = keyof typeof lawValues | VehicleLawName | PrivacyLawName;

import { lawValues, type LawName } from "./law-values.ts";
import { dvaPages, motPages } from "./official-pages.ts";
import { vehicleLawValues } from "./law-vehicle-values.ts";

/** A legal rule that pages state, with its official source. Dates are written YYYY-MM-DD. */
export interface LawEntry<T> {
  value: T;
  /** The URL of the official page or regulation. */
  source: string;
  /** The day on which the rule took effect, or a day on which it was known to apply. */
  validFrom: string;
  /** The last day on which the value may be published without checking its source again. */
  reviewBy: string;
  /** The part that the source does not confirm yet. The sentence for the rule asks readers to check it. */
  unconfirmed?: string;
}

const zeroEmissionVans =
  "https://www.gov.uk/government/consultations/zero-emission-vans-regulatory-flexibility/outcome/zero-emission-goods-vehicles-regulatory-flexibility-consultation-response";
const historicCriteria =
  "https://www.gov.uk/government/publications/historic-classic-vehicles-mot-exemption-criteria/historic-classic-vehicles-mot-exemption-criteria";
const testsRegulations = "https://www.legislation.gov.uk/uksi/1981/1694/regulation";
const nidirect = "https://www.nidirect.gov.uk/articles";

const zeroEmissionUnconfirmed =
  "The source is the government's response of 24 November 2025, which announces the rule. A draft of the regulations was published in January 2026. BVRLA reports that they have been in force since 1 June 2026. We could not read the regulations as made, and do not know their number.";

/** The review date of entries that rarely change. Fees and new rules have earlier dates. */
const yearlyReview = "2027-11-01";

/**
 * The dated law table: each value of `law-values.ts` with its source. At a review, correct the value if it has changed
 * and set a new `reviewBy`. `npm run check` warns about overdue entries, and a deploy refuses them.
 */
export const law = {
  class4: {
    value: lawValues.class4,
    source: motPages.fees,
    validFrom: "2010-04-06",
    reviewBy: yearlyReview,
  },
  class7: {
    value: lawValues.class7,
    source: motPages.fees,
    validFrom: "2010-04-06",
    reviewBy: yearlyReview,
  },
  zeroEmissionClass7: {
    value: lawValues.zeroEmissionClass7,
    source: zeroEmissionVans,
    validFrom: lawValues.zeroEmissionClass7.since,
    reviewBy: "2027-03-01",
    unconfirmed: zeroEmissionUnconfirmed,
  },
  class4MaximumFee: {
    value: lawValues.class4MaximumFee,
    source: motPages.fees,
    validFrom: "2010-04-06",
    reviewBy: "2027-05-01",
  },
  class7MaximumFee: {
    value: lawValues.class7MaximumFee,
    source: motPages.fees,
    validFrom: "2010-04-06",
    reviewBy: "2027-05-01",
  },
  plateWeight: {
    value: vehicleLawValues.plateWeight,
    source: `${testsRegulations}/3`,
    validFrom: "1991-03-18",
    reviewBy: yearlyReview,
  },
  carTypeApproval: {
    value: vehicleLawValues.carTypeApproval,
    source: `${testsRegulations}/5`,
    validFrom: "2018-05-20",
    reviewBy: yearlyReview,
  },
  motorCaravan: {
    value: vehicleLawValues.motorCaravan,
    source: motPages.fees,
    validFrom: "2010-04-06",
    reviewBy: yearlyReview,
  },
  passengerSeats: {
    value: vehicleLawValues.passengerSeats,
    source: motPages.fees,
    validFrom: "2010-04-06",
    reviewBy: yearlyReview,
  },
  minibusFees: {
    value: vehicleLawValues.minibusFees,
    source: motPages.fees,
    validFrom: "2010-04-06",
    reviewBy: "2027-05-01",
  },
  minibusFirstTest: {
    value: vehicleLawValues.minibusFirstTest,
    source: motPages.fees,
    validFrom: "2010-04-06",
    reviewBy: yearlyReview,
  },
  dualPurposeClass: {
    value: vehicleLawValues.dualPurposeClass,
    source: motPages.fees,
    validFrom: "2010-04-06",
    reviewBy: yearlyReview,
  },
  dualPurpose: {
    value: vehicleLawValues.dualPurpose,
    source: "https://www.legislation.gov.uk/uksi/1986/1078/regulation/3",
    validFrom: "1986-08-11",
    reviewBy: yearlyReview,
  },
  heavyTest: {
    value: lawValues.heavyTest,
    source: `${testsRegulations}/6`,
    validFrom: "1991-03-18",
    reviewBy: yearlyReview,
  },
  historicVehicle: {
    value: vehicleLawValues.historicVehicle,
    source: "https://www.gov.uk/historic-vehicles",
    validFrom: "2018-05-20",
    reviewBy: yearlyReview,
  },
  historicLargeGoods: {
    value: vehicleLawValues.historicLargeGoods,
    source: historicCriteria,
    validFrom: "2018-05-20",
    reviewBy: yearlyReview,
  },
  historicBus: {
    value: vehicleLawValues.historicBus,
    source: historicCriteria,
    validFrom: "2018-05-20",
    reviewBy: yearlyReview,
  },
  earlyElectricVan: {
    value: vehicleLawValues.earlyElectricVan,
    source: motPages.exempt,
    validFrom: "2018-09-01",
    reviewBy: yearlyReview,
  },
  firstMotYears: {
    value: lawValues.firstMotYears,
    source: motPages.overview,
    validFrom: "1989-05-15",
    reviewBy: yearlyReview,
  },
  zeroEmissionFirstTest: {
    value: lawValues.zeroEmissionFirstTest,
    source: zeroEmissionVans,
    validFrom: lawValues.zeroEmissionClass7.since,
    reviewBy: "2027-03-01",
    unconfirmed: `${zeroEmissionUnconfirmed} BVRLA also reports that a heavy test in the first year does not change this day.`,
  },
  heavyFirstTest: {
    value: lawValues.heavyFirstTest,
    source: "https://www.legislation.gov.uk/uksi/1988/1478/contents",
    validFrom: "1997-03-05",
    reviewBy: yearlyReview,
  },
  certificate: {
    value: lawValues.certificate,
    source: motPages.overview,
    validFrom: "2018-05-20",
    reviewBy: yearlyReview,
  },
  earlyTest: {
    value: lawValues.earlyTest,
    source: motPages.overview,
    validFrom: "2018-05-20",
    reviewBy: yearlyReview,
  },
  partialRetest: {
    value: lawValues.partialRetest,
    source: motPages.retests,
    validFrom: "2018-05-20",
    reviewBy: yearlyReview,
  },
  dangerousDefect: {
    value: lawValues.dangerousDefect,
    source: motPages.afterTheTest,
    validFrom: "2018-05-20",
    reviewBy: yearlyReview,
  },
  failedTest: {
    value: lawValues.failedTest,
    source: motPages.afterTheTest,
    validFrom: "2018-05-20",
    reviewBy: yearlyReview,
  },
  fineWithoutMot: {
    value: lawValues.fineWithoutMot,
    source: motPages.overview,
    validFrom: "2018-05-20",
    reviewBy: yearlyReview,
  },
  islands: {
    value: lawValues.islands,
    source: motPages.exempt,
    validFrom: "1981-12-31",
    reviewBy: yearlyReview,
  },
  trailers: {
    value: lawValues.trailers,
    source: "https://www.legislation.gov.uk/uksi/1988/1478/contents",
    validFrom: "1988-10-01",
    reviewBy: yearlyReview,
  },
  dvaFee: {
    value: lawValues.dvaFee,
    source: dvaPages.fees,
    validFrom: "2023-10-01",
    reviewBy: "2027-05-01",
  },
  dvaFirstTestYears: {
    value: lawValues.dvaFirstTestYears,
    source: `${nidirect}/how-mot-scheme-works`,
    validFrom: "1996-04-01",
    reviewBy: yearlyReview,
  },
  dvaHeavyFirstTest: {
    value: lawValues.dvaHeavyFirstTest,
    source: "https://www.legislation.gov.uk/nisr/2003/304/part/II/made",
    validFrom: "2003-08-01",
    reviewBy: yearlyReview,
  },
  dvaRetest: {
    value: lawValues.dvaRetest,
    source: dvaPages.afterTheTest,
    validFrom: "2023-10-01",
    reviewBy: yearlyReview,
  },
  dvaFailedTest: {
    value: lawValues.dvaFailedTest,
    source: dvaPages.afterTheTest,
    validFrom: "2023-10-01",
    reviewBy: yearlyReview,
  },
  dvaCentres: {
    value: lawValues.dvaCentres,
    source: dvaPages.contact,
    validFrom: "2024-11-30",
    reviewBy: "2027-05-01",
  },
  dvaTrailers: {
    value: lawValues.dvaTrailers,
    source: `${nidirect}/trailers`,
    validFrom: "2012-10-29",
    reviewBy: yearlyReview,
  },
} as const satisfies { [N in LawName]: LawEntry<(typeof lawValues & typeof vehicleLawValues)[N]> };

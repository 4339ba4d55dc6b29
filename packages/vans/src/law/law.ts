import { lawValues, type LawName } from "./law-values.ts";
import { dvaPages, heavyPages, motPages } from "./official-pages.ts";

/** A legal rule that pages state, with its official source. Dates are written YYYY-MM-DD. */
export interface LawEntry<T> {
  value: T;
  source: string;
  /** The day on which the rule took effect, or a day on which it was known to apply. */
  validFrom: string;
  /** The last day on which the value may be published without checking its source again. */
  reviewBy: string;
  /**
   * The part that the source does not confirm yet. The register of claims states it; the sentence
   * asks readers to confirm.
   */
  unconfirmed?: string;
}

type Source = Omit<LawEntry<unknown>, "value" | "reviewBy"> & { reviewBy?: string };

const zeroEmissionVans =
  "https://www.gov.uk/government/consultations/zero-emission-vans-regulatory-flexibility/outcome/zero-emission-goods-vehicles-regulatory-flexibility-consultation-response";
const historicCriteria =
  "https://www.gov.uk/government/publications/historic-classic-vehicles-mot-exemption-criteria/historic-classic-vehicles-mot-exemption-criteria";
const testsRegulations = "https://www.legislation.gov.uk/uksi/1981/1694/regulation";
const nidirect = "https://www.nidirect.gov.uk/articles";

const zeroEmissionUnconfirmed =
  "The source is the government's response of 24 November 2025, which announces the rule. A draft of the Goods Vehicles (Testing, Drivers' Hours and Tachographs etc.) (Amendment) Regulations 2026 was published in January 2026. BVRLA, a trade body, quotes the Department for Transport and reports that the rule has been in force since 1 June 2026, in Great Britain only. We could not read the regulations as made, and do not know their number.";

/** The source of each value of `law-values.ts`. */
const sources: Record<LawName, Source> = {
  class4: { source: motPages.fees, validFrom: "2010-04-06" },
  class7: { source: motPages.fees, validFrom: "2010-04-06" },
  zeroEmissionClass7: {
    source: zeroEmissionVans,
    validFrom: lawValues.zeroEmissionClass7.since,
    reviewBy: "2027-03-01",
    unconfirmed: zeroEmissionUnconfirmed,
  },
  class4MaximumFee: { source: motPages.fees, validFrom: "2010-04-06", reviewBy: "2027-05-01" },
  class7MaximumFee: { source: motPages.fees, validFrom: "2010-04-06", reviewBy: "2027-05-01" },
  plateWeight: { source: `${testsRegulations}/3`, validFrom: "1991-03-18" },
  carTypeApproval: { source: `${testsRegulations}/5`, validFrom: "2018-05-20" },
  motorCaravan: { source: motPages.fees, validFrom: "2010-04-06" },
  passengerSeats: { source: motPages.fees, validFrom: "2010-04-06" },
  minibusFees: { source: motPages.fees, validFrom: "2010-04-06", reviewBy: "2027-05-01" },
  minibusFirstTest: { source: motPages.fees, validFrom: "2010-04-06" },
  taxisAndAmbulances: { source: motPages.fees, validFrom: "2010-04-06" },
  usedBeforeRegistration: {
    source: "https://www.legislation.gov.uk/ukpga/1988/52/section/47",
    validFrom: "1989-05-15",
  },
  dualPurposeClass: { source: motPages.fees, validFrom: "2010-04-06" },
  dualPurpose: {
    source: "https://www.legislation.gov.uk/uksi/1986/1078/regulation/3",
    validFrom: "1986-08-11",
  },
  heavyTest: { source: `${testsRegulations}/6`, validFrom: "1991-03-18" },
  historicVehicle: { source: "https://www.gov.uk/historic-vehicles", validFrom: "2018-05-20" },
  historicLargeGoods: { source: historicCriteria, validFrom: "2018-05-20" },
  historicBus: { source: historicCriteria, validFrom: "2018-05-20" },
  earlyElectricVan: { source: motPages.exempt, validFrom: "2018-09-01" },
  firstMotYears: { source: motPages.overview, validFrom: "1989-05-15" },
  zeroEmissionFirstTest: {
    source: zeroEmissionVans,
    validFrom: lawValues.zeroEmissionClass7.since,
    reviewBy: "2027-03-01",
    unconfirmed: `${zeroEmissionUnconfirmed} BVRLA also reports that a heavy test in the first year does not change this day.`,
  },
  heavyFirstTest: {
    source: "https://www.legislation.gov.uk/uksi/1988/1478/contents",
    validFrom: "1997-03-05",
  },
  certificate: { source: motPages.overview, validFrom: "2018-05-20" },
  earlyTest: { source: motPages.overview, validFrom: "2018-05-20" },
  partialRetest: { source: motPages.retests, validFrom: "2018-05-20" },
  heavyRetest: { source: heavyPages.retest, validFrom: "2014-10-01", reviewBy: "2027-05-01" },
  dangerousDefect: { source: motPages.afterTheTest, validFrom: "2018-05-20" },
  failedTest: { source: motPages.afterTheTest, validFrom: "2018-05-20" },
  fineWithoutMot: { source: motPages.overview, validFrom: "2018-05-20" },
  islands: { source: motPages.exempt, validFrom: "1981-12-31" },
  offRoad: {
    source: "https://www.gov.uk/sorn-statutory-off-road-notification",
    validFrom: "1998-01-31",
  },
  trailers: {
    source: "https://www.legislation.gov.uk/uksi/1988/1478/contents",
    validFrom: "1988-10-01",
  },
  dvaFee: { source: dvaPages.fees, validFrom: "2023-10-01", reviewBy: "2027-05-01" },
  dvaHeavyRetestFee: {
    source: dvaPages.heavyFees,
    validFrom: "2023-10-01",
    reviewBy: "2027-05-01",
  },
  dvaFirstTestYears: { source: `${nidirect}/how-mot-scheme-works`, validFrom: "1996-04-01" },
  dvaHeavyFirstTest: {
    source: "https://www.legislation.gov.uk/nisr/2003/304/part/II/made",
    validFrom: "2003-08-01",
  },
  dvaHistoricVehicle: {
    source: "https://www.legislation.gov.uk/nisr/2020/196/made",
    validFrom: "2020-10-12",
  },
  dvaExemptionCertificate: {
    source:
      "https://www.niassembly.gov.uk/assembly-business/official-report/written-ministerial-statements/department-for-infrastructure---extending-the-use-of-temporary-exemption-certificates-to-help-manage-mot-waiting-times",
    validFrom: "2024-06-01",
    reviewBy: "2027-05-01",
  },
  dvaRetest: { source: dvaPages.afterTheTest, validFrom: "2023-10-01" },
  dvaFailedTest: { source: dvaPages.afterTheTest, validFrom: "2023-10-01" },
  dvaCentres: { source: dvaPages.contact, validFrom: "2024-11-30", reviewBy: "2027-05-01" },
  dvaTrailers: { source: `${nidirect}/trailers`, validFrom: "2012-10-29" },
  browserStorage: {
    source: "https://www.legislation.gov.uk/uksi/2003/2426/schedule/A1",
    validFrom: lawValues.browserStorage.moreExceptionsSince,
  },
  dataComplaint: {
    source: "https://www.legislation.gov.uk/ukpga/2018/12/section/164A",
    validFrom: lawValues.dataComplaint.since,
  },
};

/** The review date of entries that rarely change. Fees and new rules have earlier dates. */
const yearlyReview = "2027-11-01";

/**
 * The dated law table. `npm run check` warns about entries whose `reviewBy` is past, and a deploy
 * refuses them unless they are accepted.
 */
export const law = Object.fromEntries(
  Object.entries(sources).map(([name, source]) => [
    name,
    { value: lawValues[name as LawName], reviewBy: yearlyReview, ...source },
  ]),
) as { [N in LawName]: LawEntry<(typeof lawValues)[N]> };

/** Returns the names of the entries with a review date before `day` (YYYY-MM-DD). */
export const entriesPastReview = (
  table: Record<string, { reviewBy: string }>,
  day: string,
): string[] =>
  Object.entries(table).flatMap(([name, { reviewBy }]) => (reviewBy < day ? [name] : []));

/*
 * The dated table of the law on van tests: for Great Britain and, under names that begin with `dva`, for Northern
 * Ireland, where the Driver & Vehicle Agency tests vans under rules and fees of its own. Each entry is an export, so that
 * a page downloads only what it states; read the table as a whole with `import * as law`. Weights are design gross
 * weights in kg, fees are pounds.
 *
 * After a review, correct the value if it has changed and set `reviewBy` anew. `npm run check` warns of entries past
 * their review, and a deploy refuses them.
 */

/** A rule of law that pages state, with the official page that states it. Days are written YYYY-MM-DD. */
export interface LawEntry<T> {
  value: T;
  /** The address of the official page or regulation. */
  source: string;
  /** The day since which the rule has held, or, if that is not known, a day on which it did. */
  validFrom: string;
  /** The last day on which the value may be published without having been compared with its source again. */
  reviewBy: string;
  /** What the source does not confirm yet. The sentence that states the rule tells readers to check it. */
  unconfirmed?: string;
}

const govUkMot = "https://www.gov.uk/getting-an-mot";
const nidirect = "https://www.nidirect.gov.uk/articles";

/** The day of the review of entries that change seldom. Fees and new rules have earlier days. */
const yearlyReview = "2027-11-01";

/** Goods vehicles of class 4, over the first weight and up to the second. */
export const class4 = {
  value: { overKg: 0, upToKg: 3000 },
  source: `${govUkMot}/mot-test-fees`,
  validFrom: "2010-04-06",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

export const class7 = {
  value: { overKg: 3000, upToKg: 3500 },
  source: `${govUkMot}/mot-test-fees`,
  validFrom: "2010-04-06",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

/** Zero-emission goods vehicles that are class 7 above the weight of other vans. Great Britain only. */
export const zeroEmissionClass7 = {
  value: { overKg: 3500, upToKg: 4250 },
  source:
    "https://www.gov.uk/government/consultations/zero-emission-vans-regulatory-flexibility/outcome/zero-emission-goods-vehicles-regulatory-flexibility-consultation-response",
  validFrom: "2026-06-01",
  reviewBy: "2027-03-01",
  unconfirmed:
    "The source announces the rule. That it came into force on 1 June 2026 is reported by BVRLA and IoTA, which quote the Department for Transport.",
} as const satisfies LawEntry<unknown>;

/** The most that a test station may charge. */
export const class4MaximumFee = {
  value: "54.85",
  source: `${govUkMot}/mot-test-fees`,
  validFrom: "2010-04-06",
  reviewBy: "2027-05-01",
} as const satisfies LawEntry<unknown>;

export const class7MaximumFee = {
  value: "58.60",
  source: `${govUkMot}/mot-test-fees`,
  validFrom: "2010-04-06",
  reviewBy: "2027-05-01",
} as const satisfies LawEntry<unknown>;

/** The age in years at which a van needs its first MOT. */
export const firstMotYears = {
  value: 3,
  source: govUkMot,
  validFrom: "1989-05-15",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

/** How long before a certificate expires a test keeps its renewal date: these months, less these days. */
export const earlyTest = {
  value: { months: 1, lessDays: 1 },
  source: govUkMot,
  validFrom: "2018-05-20",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

/** When a partial retest at the same station is free; otherwise it may charge a fee for it within these working days. */
export const partialRetest = {
  value: {
    workingDays: 10,
    freeByNextWorkingDay:
      "lamps (not their aim), mirrors, tyres, wipers, glass, seat belts (not their anchorages), doors, the horn and number plates",
  },
  source: `${govUkMot}/retests`,
  validFrom: "2018-05-20",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

/** The highest fine in pounds for using a van without an MOT. */
export const fineWithoutMot = {
  value: "1,000",
  source: govUkMot,
  validFrom: "2018-05-20",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

/** The form that lists the exemption of vans used only on certain islands without a road to the mainland. */
export const islands = {
  value: { form: "V112" },
  source: `${govUkMot}/vehicles-exempt-from-mot`,
  validFrom: "1981-12-31",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

/** Trailers have no MOT. Goods trailers above this unladen weight that have power brakes have the yearly heavy test. */
export const trailers = {
  value: { heavyTestOverUnladenKg: 1020 },
  source: "https://www.legislation.gov.uk/uksi/1988/1478/contents",
  validFrom: "1988-10-01",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

/** The fee in pounds for the test of a goods vehicle up to the weight, and for a retest. */
export const dvaFee = {
  value: { upToKg: 3500, test: "38", retest: "29.50" },
  source: `${nidirect}/vehicle-test-fees`,
  validFrom: "2023-10-01",
  reviewBy: "2027-05-01",
} as const satisfies LawEntry<unknown>;

export const dvaFirstTestYears = {
  value: { van: 3, car: 4 },
  source: `${nidirect}/how-mot-scheme-works`,
  validFrom: "1996-04-01",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

/** The days after a failed test within which a retest is applied for and done, without the fee of a full test. */
export const dvaRetest = {
  value: { applyWithinDays: 21, doneWithinDays: 60 },
  source: `${nidirect}/after-mot-vehicle-test`,
  validFrom: "2023-10-01",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

/** DVA's test centres, as its monthly figures name them, and the address where a test is booked and a centre chosen. */
export const dvaCentres = {
  value: {
    names: [
      "Armagh",
      "Ballymena",
      "Belfast",
      "Coleraine",
      "Cookstown",
      "Craigavon",
      "Downpatrick",
      "Enniskillen",
      "Larne",
      "Lisburn",
      "Londonderry",
      "Mallusk",
      "Newry",
      "Newtownards",
      "Omagh",
    ],
    booking: "https://dva-bookings.nidirect.gov.uk/",
  },
  source: "https://www.nidirect.gov.uk/contacts/driver-vehicle-agency-dva-northern-ireland",
  validFrom: "2024-11-30",
  reviewBy: "2027-05-01",
} as const satisfies LawEntry<unknown>;

/** Trailers above this weight are tested by DVA, first at the age of one year. */
export const dvaTrailers = {
  value: { testedOverKg: 3500 },
  source: `${nidirect}/trailers`,
  validFrom: "2012-10-29",
  reviewBy: yearlyReview,
} as const satisfies LawEntry<unknown>;

import { dvaPages } from "./official-pages.ts";

/**
 * The values of the law on van tests, in pounds and kg of gross weight, and on personal data. Those
 * named `dva…` are Northern Irish.
 */
export const lawValues = {
  /** Class 4 goods vehicles: above the first weight, up to the second. */
  class4: { overKg: 0, upToKg: 3000 },
  class7: { overKg: 3000, upToKg: 3500 },
  /** Zero-emission goods vehicles in class 7 despite their weight. Great Britain only. */
  zeroEmissionClass7: { overKg: 3500, upToKg: 4250, since: "2026-06-01" },
  /** The maximum fee that a test station may charge. */
  class4MaximumFee: "54.85",
  class7MaximumFee: "58.60",
  /**
   * Goods vehicles above this weight need the yearly heavy vehicle test, except some zero-emission
   * vans.
   */
  heavyTest: { overKg: 3500 },
  /** The age in years at which a van needs its first MOT. */
  firstMotYears: 3,
  /** The age in years at which heavier zero-emission vans of class 7 need their first MOT. */
  zeroEmissionFirstTest: { years: 3 },
  /** The age in years for the first heavy vehicle test, due by the end of that month. */
  heavyFirstTest: { years: 1 },
  certificate: { years: 1 },
  /**
   * The earliest renewal that keeps the date: this many months, less these days, before the expiry.
   */
  earlyTest: { months: 1, lessDays: 1 },
  /** The working days after a failed test in which the same station can do a partial retest. */
  partialRetest: { workingDays: 10 },
  /** The days after a failed heavy vehicle test in which a retest has a reduced fee. */
  heavyRetest: { withinDays: 14 },
  /**
   * The maximum fine in pounds and the penalty points for driving a van with a dangerous defect.
   */
  dangerousDefect: { fine: "2,500", penaltyPoints: 3 },
  /** The conditions for driving a failed van away without a repair. */
  failedTest: { certificateMustBeValid: true, dangerousDefectsAllowed: false },
  /** The maximum fine in pounds for using a van without an MOT. */
  fineWithoutMot: "1,000",
  /** The form that exempts vans used only on certain islands without a road to the mainland. */
  islands: { form: "V112" },
  /** The tax status, as DVLA names it, of a vehicle that its keeper has declared off the road. */
  offRoad: { taxStatus: "SORN" },
  /**
   * Trailers do not need an MOT. Goods trailers with power brakes above this unladen weight need
   * the yearly heavy test.
   */
  trailers: { heavyTestOverUnladenKg: 1020 },
  /** The fees in pounds for the test and retest of a goods vehicle up to the weight. */
  dvaFee: { upToKg: 3500, test: "38", retest: "29.50" },
  /** DVA's retest fee in pounds for a goods vehicle above the weight. */
  dvaHeavyRetestFee: { overKg: 3500, retest: "38" },
  dvaFirstTestYears: { van: 3, car: 4 },
  /**
   * The age in years at DVA's first test of a goods vehicle above the weight, due by the end of
   * that month.
   */
  dvaHeavyFirstTest: { overKg: 3500, years: 1 },
  /**
   * The days after a failed test in which to apply for a reduced-fee retest, and to complete it.
   */
  dvaRetest: { applyWithinDays: 21, doneWithinDays: 60 },
  /** A van that fails is treated as unroadworthy, even with a valid earlier certificate. */
  dvaFailedTest: { earlierCertificateCounts: false },
  /** The page for booking a test and choosing a centre. */
  dvaCentres: { booking: dvaPages.booking },
  /**
   * Goods vehicles up to the weight are exempt above this age if the type is out of production and
   * unchanged.
   */
  dvaHistoricVehicle: { overYears: 40, upToKg: 3500 },
  /** DVA exempts some private cars from a test for this many months, by their age in years. */
  dvaExemptionCertificate: { months: 12, ages: [5, 7] },
  /** DVA tests trailers above this weight, from one year of age. */
  dvaTrailers: { testedOverKg: 3500 },
  /**
   * The plate with the decisive weight, if the vehicle has one; other vehicles only have the
   * maker's plate.
   */
  plateWeight: { plate: "Ministry plate" },
  /** The type approval category that makes a vehicle class 4 at any weight. */
  carTypeApproval: { category: "M1" },
  /** Motor caravans are class 4 at any weight. */
  motorCaravan: { motClass: "4" },
  /**
   * Vehicles with more passenger seats than a car: class 4 up to this number of seats, class 5
   * above it.
   */
  passengerSeats: { carsHaveUpTo: 8, class4UpTo: 12 },
  /** The maximum fees in pounds. `moreSeats` applies above `seatsUpTo`. */
  minibusFees: { class4: "57.30", class5: "59.55", seatsUpTo: 16, moreSeats: "80.65" },
  /** The age in years at which minibuses need their first MOT. */
  minibusFirstTest: { years: 1 },
  /**
   * Ambulances and licensed taxis with few seats are class 4 at any weight. Their first MOT is as
   * early as a minibus's.
   */
  taxisAndAmbulances: { motClass: "4" },
  /**
   * The first MOT of a vehicle that was used before its registration counts from the end of its
   * year of manufacture.
   */
  usedBeforeRegistration: { yearsAfterManufacture: 3 },
  /** Dual-purpose vehicles are class 4 at any gross weight. */
  dualPurposeClass: { motClass: "4" },
  /** Above this unladen weight a vehicle is not a dual-purpose vehicle. */
  dualPurpose: { upToUnladenKg: 2040 },
  /** The age in years above which a vehicle without substantial changes is exempt from the MOT. */
  historicVehicle: { overYears: 40 },
  /** Goods vehicles above this weight are exempt by age only if first used before this day. */
  historicLargeGoods: { overKg: 3500, firstUsedBefore: "1960-01-01" },
  /** Buses used commercially are exempt by age only if first used before this day. */
  historicBus: { firstUsedBefore: "1960-01-01" },
  /** Electric goods vehicles that are exempt from the MOT. */
  earlyElectricVan: { registeredBefore: "2015-03-01" },
  /** Storage in a browser needs consent, except for the purposes of Schedule A1. */
  browserStorage: { moreExceptionsSince: "2026-02-05" },
  /** The days in which a complaint about personal data must be acknowledged, and since when. */
  dataComplaint: { acknowledgeWithinDays: 30, since: "2026-06-19" },
} as const;

export type LawName = keyof typeof lawValues;

/** The MOT classes of vans. The law table has their weights. */
export const vanClasses = ["4", "7"] as const;

export type VanClass = (typeof vanClasses)[number];

/** The parts of the United Kingdom with MOT rules. */
export const testJurisdictions = ["great-britain", "northern-ireland"] as const;

export type TestJurisdiction = (typeof testJurisdictions)[number];

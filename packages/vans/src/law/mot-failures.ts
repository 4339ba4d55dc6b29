import type { LawEntry } from "./law.ts";

/** DVSA's categories of defects. */
export const defectCategories = {
  lamps: "Lamps, reflectors and electrical equipment",
  suspension: "Suspension",
  brakes: "Brakes",
  tyres: "Tyres",
  visibility: "Visibility",
  body: "Body, chassis, structure",
  emissions: "Noise, emissions and leaks",
  steering: "Steering",
  seatBelts: "Seat belts and supplementary restraint systems",
  identification: "Identification of the vehicle",
  wheels: "Road wheels",
} as const;

export type DefectCategory = keyof typeof defectCategories;

/**
 * The failures of first tests in Great Britain as DVSA publishes them, in percent. A test can fail
 * in several categories.
 */
export const motFailures = {
  /** DVSA's table MOT-03. Its classes combine cars and light vans. */
  class4: {
    value: {
      table: "MOT-03, MOT class 3 and 4 vehicles: initial failures by defect category",
      period: "July to September 2019",
      failed: "31.7",
      /** The tests with a failure in the category, of all first tests. */
      ofTests: {
        lamps: "13.9",
        suspension: "9.7",
        brakes: "8.1",
        tyres: "6.8",
        visibility: "5.3",
        body: "4.3",
        emissions: "3.6",
        steering: "2.0",
        seatBelts: "1.3",
        identification: "0.5",
        wheels: "0.3",
      },
    },
    source:
      "https://assets.publishing.service.gov.uk/government/uploads/system/uploads/attachment_data/file/855784/dvsa-mot-03-mot-class-3-and-4-vehicles-initial-failures-by-defect-category.csv/preview",
    validFrom: "2019-07-01",
    reviewBy: "2027-11-01",
    unconfirmed:
      "It counts cars as well as light vans. DVSA publishes newer quarters, which we have not read.",
  },
  /** Vans of class 4 only. */
  class4Vans: {
    value: {
      period: "2023 to 2024",
      failed: "36",
      /** The failed tests with a failure in the category. */
      ofFailures: { lamps: "47", suspension: "34", brakes: "28", body: "18", tyres: "17" },
    },
    source: "https://www.autoexpress.co.uk/consumer-news/365018/mot-failure-rate-worse-vans-cars",
    validFrom: "2023-04-01",
    reviewBy: "2027-11-01",
    unconfirmed:
      "DVSA's answer to a freedom of information request by a leasing company, as a magazine reports it. We have not read the answer.",
  },
  /** Vans of class 7. We have not read percentages by category. */
  class7: {
    value: {
      period: "April to June 2020",
      failed: "45",
      mostOften: ["lamps", "brakes"],
    },
    source: "https://www.transportengineer.org.uk/content/features/van-brakedown",
    validFrom: "2020-04-01",
    reviewBy: "2027-11-01",
    unconfirmed:
      "DVSA's data of a quarter, as a trade magazine reports them. We have not read DVSA's table for class 7.",
  },
} as const satisfies Record<string, LawEntry<unknown>>;

const { class4, class4Vans, class7 } = motFailures;

/** The facts on failures in DVSA's data, as sentences that pages show unchanged. */
export const failureSentences = {
  class4:
    `In Great Britain ${class4.value.failed}% of cars and light vans of class 3 and 4 failed the ` +
    `initial test in ${class4.value.period}, most often on lamps, suspension, brakes, tyres and the view.`,
  class4Vans:
    `Of vans of class 4 alone, ${class4Vans.value.failed}% failed in ${class4Vans.value.period}, as ` +
    "Auto Express reports from DVSA's answer to a leasing company. " +
    `Of those, ${class4Vans.value.ofFailures.lamps}% had failed on lamps, ` +
    `${class4Vans.value.ofFailures.suspension}% on suspension, ` +
    `${class4Vans.value.ofFailures.brakes}% on brakes, ` +
    `${class4Vans.value.ofFailures.body}% on the body and ${class4Vans.value.ofFailures.tyres}% on tyres.`,
  class7:
    `Of vans of class 7, ${class7.value.failed}% failed in ${class7.value.period}, most often on lamps ` +
    "and brakes, as Transport Engineer reports from DVSA's data.",
  northernIreland:
    "The figures are DVSA's. In Northern Ireland DVA tests vans, and we have no figures from there.",
} as const;

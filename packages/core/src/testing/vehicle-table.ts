import type { MotClass } from "@vanfettle/vans/mot-class";
import type { MotBasis } from "@vanfettle/vans/mot-dates";

/**
 * Vehicles and what is true of them, written from the law and the registers' own documentation, independently of the
 * code. A field left out is one that the sources do not decide.
 *
 * Rules the table rests on (their sources are in the law table)
 * - Last pass: due is the greatest expiry of the passed tests; valid to the end of that day.
 * - Keep the date: from the day number of the expiry in the month before, plus one day.
 * - First MOT: the third anniversary less a day; the first anniversary less a day with more than
 *   eight passenger seats, for a licensed taxi and for an ambulance (Road Traffic Act 1988, 47(2), (3)).
 * - Used on roads before registration here: three years from the end of the year of manufacture
 *   (47(2)(b)), or the third anniversary here less a day, whichever is earlier.
 * - Exempt: electric goods vehicle first registered before 1 March 2015; from the 40th anniversary
 *   of first registration or manufacture (goods: up to 3,500 kg).
 * - Zero emission, goods, over 3,500 and up to 4,250 kg: MOT class 7 from 1 June 2026, Great Britain only.
 * - States of a range of days: "first not due" before the keep-the-date day of its first day, "due soon"
 *   to its last day, then "expired" where DVSA's history was read, else "unknown".
 */

type State = "valid" | "due soon" | "expired" | "first not due" | "may be exempt" | "unknown";

export type Expected = {
  /** HTTP status of the answer where it is not 200. */
  status?: 404 | 503;
  state?: State;
  /** States that would be wrong, where the sources exclude them but do not decide the right one. */
  stateNot?: State[];
  due?: string | null;
  dueBetween?: { from: string; to: string } | null;
  firstTestWasDue?: string | null;
  basis?: MotBasis | null;
  regime?: "MOT" | "annual" | "unclear";
  exemption?: "early electric" | "over 40" | null;
  motClass?: MotClass | null;
  twoVehicles?: boolean;
  isVan?: boolean;
  inStep?: boolean;
  earliest?: string | null;
  ifPassedToday?: string | null;
  lastTest?: { testedOn: string; passed: boolean; miles?: number } | null;
};

type Body = Record<string, unknown>;
/** A documented body with status 200, a bare status, or no answer at all. */
export type Answer = Body | 404 | "down";

export type Stated = {
  jurisdiction: "great-britain" | "northern-ireland";
  expires: string | null;
  registered: string | null;
  grossKg: number | null;
  kind: "van" | "motor-caravan" | "dual-purpose" | "minibus" | "taxi-or-ambulance" | null;
  passengerSeats: number | null;
  power: "engine" | "electric" | "hydrogen fuel cell" | null;
};

export type LookupRow = {
  name: string;
  today: string;
  mark: string;
  dvsa: Answer;
  dvla: Answer;
  expected: Expected;
};
export type StatedRow = { name: string; today: string; stated: Stated; expected: Expected };
export type VehicleRow = LookupRow | StatedRow;

/**
 * The row's own registration in every body; `vehicles` below replaces it with a sample
 * registration.
 */
const MARK = "MARK";

const today = "2026-11-26";

function history(registered: string, motTests: Body[], more: Body = {}): Body {
  return {
    registration: MARK,
    make: "FORD",
    model: "TRANSIT CUSTOM",
    firstUsedDate: registered,
    fuelType: "Diesel",
    primaryColour: "White",
    registrationDate: registered,
    manufactureDate: registered,
    engineSize: "1995",
    hasOutstandingRecall: "No",
    motTests,
    ...more,
  };
}

function untested(registered: string, motTestDueDate: string | null, more: Body = {}): Body {
  return {
    registration: MARK,
    make: "FORD",
    model: "TRANSIT CUSTOM",
    manufactureYear: registered.slice(0, 4),
    fuelType: "Diesel",
    primaryColour: "White",
    registrationDate: registered,
    manufactureDate: registered,
    motTestDueDate,
    hasOutstandingRecall: "No",
    ...more,
  };
}

function test(
  completed: string,
  testResult: "PASSED" | "FAILED",
  expiryDate: string | null,
  more: Body,
): Body {
  return {
    registrationAtTimeOfTest: MARK,
    completedDate: completed,
    testResult,
    expiryDate,
    odometerValue: "48211",
    odometerUnit: "MI",
    odometerResultType: "READ",
    motTestNumber: completed.replace(/\D/g, "").padEnd(12, "7").slice(0, 12),
    dataSource: "DVSA",
    ...more,
  };
}

const pass = (testedOn: string, expiry: string, more: Body = {}) =>
  test(`${testedOn}T10:15:00.000Z`, "PASSED", expiry, { defects: [], ...more });

const brakes = {
  text: "Brake pipe corroded, covered in grease or other material (1.1.11 (c))",
  type: "MAJOR",
  dangerous: false,
};
const hose = {
  text: "Brake hose excessively deteriorated and likely to fail (1.1.12 (a) (ii))",
  type: "DANGEROUS",
  dangerous: true,
};

const fail = (testedOn: string, defect: Body = brakes, more: Body = {}) =>
  test(`${testedOn}T09:05:00.000Z`, "FAILED", null, { defects: [defect], ...more });

const noOdometer = { odometerValue: null, odometerUnit: null, odometerResultType: "NO_ODOMETER" };

const annualPass = (testedOn: string, expiry: string) =>
  test(`${testedOn}T13:40:00.000Z`, "PASSED", expiry, {
    dataSource: "CVS",
    location: "Made-up Test Lane",
    defects: [],
    ...noOdometer,
  });

const annualFail = (testedOn: string) =>
  test(`${testedOn}T13:20:00.000Z`, "FAILED", null, {
    dataSource: "CVS",
    location: "Made-up Test Lane",
    defects: [brakes],
    ...noOdometer,
  });

/** Northern Ireland: a day without a time, no defects. */
const niPass = (testedOn: string, expiry: string) =>
  test(testedOn, "PASSED", expiry, { dataSource: "DVA NI" });
const niFail = (testedOn: string) => test(testedOn, "FAILED", null, { dataSource: "DVA NI" });

type DvlaMot = "Valid" | "Not valid" | "No details held by DVLA" | "No results returned";

function enquiry(
  month: string,
  revenueWeight: number | null,
  motStatus: DvlaMot,
  motExpiryDate: string | null,
  more: Body = {},
): Body {
  const body: Body = {
    registrationNumber: MARK,
    make: "FORD",
    colour: "WHITE",
    fuelType: "DIESEL",
    engineCapacity: 1995,
    co2Emissions: 181,
    markedForExport: false,
    taxStatus: "Taxed",
    taxDueDate: "2027-08-01",
    dateOfLastV5CIssued: "2025-07-04",
    wheelplan: "2 AXLE RIGID BODY",
    typeApproval: "N1",
    yearOfManufacture: Number(month.slice(0, 4)),
    monthOfFirstRegistration: month,
    motStatus,
    ...more,
  };
  if (revenueWeight !== null) body["revenueWeight"] = revenueWeight;
  if (motExpiryDate !== null) body["motExpiryDate"] = motExpiryDate;
  return body;
}

const electricDvsa = { make: "FORD", model: "E-TRANSIT", fuelType: "Electric", engineSize: null };
const electricDvla = { fuelType: "ELECTRICITY", engineCapacity: 0, co2Emissions: 0 };
const heavyElectricDvla = { ...electricDvla, typeApproval: "N2" };

const noneStated: Stated = {
  jurisdiction: "great-britain",
  expires: null,
  registered: null,
  grossKg: null,
  kind: null,
  passengerSeats: null,
  power: null,
};
const dieselVan: Stated = { ...noneStated, grossKg: 2900, kind: "van", power: "engine" };
const inNorthernIreland = { jurisdiction: "northern-ireland" } as const;

/** An ordinary MOT. */
const plain = {
  dueBetween: null,
  regime: "MOT",
  exemption: null,
  twoVehicles: false,
  isVan: true,
} as const;
/**
 * No early test date and no new expiry is stated for an annual test, an unclear regime, a range or
 * Northern Ireland.
 */
const noDates = { earliest: null, ifPassedToday: null } as const;
/** If two vehicles share a registration, nothing is derived. */
const twoVehicles = {
  twoVehicles: true,
  state: "unknown",
  due: null,
  motClass: null,
  lastTest: null,
  ...noDates,
} as const;
const notAVan = { isVan: false, motClass: null, twoVehicles: false } as const;

/** What is due, and when. */
const next = (state: State, due: string | null, more: Expected = {}): Expected => ({
  state,
  due,
  ...more,
});
/** An ordinary MOT. */
const mot: typeof next = (state, due, more) => ({ ...plain, ...next(state, due, more) });
/** A test whose early date and new expiry are not stated. */
const undated: typeof next = (state, due, more) => ({ ...noDates, ...next(state, due, more) });
const passed: typeof next = (state, due, more) => mot(state, due, { basis: "last pass", ...more });
const firstTest: typeof next = (state, due, more) =>
  mot(state, due, { basis: "first test", ...more });
const annual: typeof next = (state, due, more) =>
  undated(state, due, { basis: "annual test", regime: "annual", ...more });

const plainVans: VehicleRow[] = rows([
  {
    name: "2,900 kg diesel van, certificate in date",
    dvsa: history("2019-03-18", [pass("2026-03-10", "2027-03-17")]),
    dvla: enquiry("2019-03", 2900, "Valid", "2027-03-17"),
    expected: passed("valid", "2027-03-17", {
      motClass: "4",
      earliest: "2027-02-18",
      ifPassedToday: "2027-11-25",
      inStep: true,
    }),
  },
  {
    name: "3,500 kg diesel van, inside the month before its expiry",
    dvsa: history("2020-12-14", [pass("2025-12-01", "2026-12-13")]),
    dvla: enquiry("2020-12", 3500, "Valid", "2026-12-13"),
    expected: passed("due soon", "2026-12-13", {
      motClass: "7",
      earliest: "2026-11-14",
      ifPassedToday: "2027-12-13",
      inStep: true,
    }),
  },
  {
    name: "exactly 3,000 kg",
    dvsa: history("2018-05-16", [pass("2026-05-02", "2027-05-15")]),
    dvla: enquiry("2018-05", 3000, "Valid", "2027-05-15"),
    expected: passed("valid", "2027-05-15", { motClass: "4", earliest: "2027-04-16" }),
  },
  {
    name: "one kilogram over 3,000",
    dvsa: history("2018-06-21", [pass("2026-06-09", "2027-06-20")]),
    dvla: enquiry("2018-06", 3001, "Valid", "2027-06-20"),
    expected: passed("valid", "2027-06-20", { motClass: "7", earliest: "2027-05-21" }),
  },
  {
    name: "3,501 kg diesel goods vehicle with an annual test",
    dvsa: history("2018-07-04", [annualPass("2026-07-13", "2027-07-31")]),
    dvla: enquiry("2018-07", 3501, "Valid", "2027-07-31", { typeApproval: "N2" }),
    expected: annual("valid", "2027-07-31", { motClass: "heavy", isVan: true }),
  },
  {
    name: "certificate ran out nine days ago",
    dvsa: history("2015-11-18", [pass("2025-11-05", "2026-11-17")]),
    dvla: enquiry("2015-11", 2840, "Not valid", "2026-11-17"),
    expected: passed("expired", "2026-11-17", { motClass: "4", ifPassedToday: "2027-11-25" }),
  },
  {
    name: "certificate on its last day, valid until midnight",
    dvsa: history("2016-11-27", [pass("2025-11-20", "2026-11-26")]),
    dvla: enquiry("2016-11", 2800, "Valid", "2026-11-26"),
    expected: passed("due soon", "2026-11-26", { ifPassedToday: "2027-11-26" }),
  },
  {
    name: "certificate ran out yesterday",
    dvsa: history("2016-11-26", [pass("2025-11-19", "2026-11-25")]),
    dvla: enquiry("2016-11", 2810, "Not valid", "2026-11-25"),
    expected: passed("expired", "2026-11-25", { ifPassedToday: "2027-11-25" }),
  },
  {
    name: "first day on which a test keeps the date",
    dvsa: history("2017-12-26", [pass("2025-12-16", "2026-12-25")]),
    dvla: enquiry("2017-12", 2820, "Valid", "2026-12-25"),
    expected: mot("due soon", "2026-12-25", {
      earliest: "2026-11-26",
      ifPassedToday: "2027-12-25",
    }),
  },
  {
    name: "a day too early to keep the date",
    dvsa: history("2017-12-27", [pass("2025-12-17", "2026-12-26")]),
    dvla: enquiry("2017-12", 2830, "Valid", "2026-12-26"),
    expected: {
      ...plain,
      due: "2026-12-26",
      earliest: "2026-11-27",
      ifPassedToday: "2027-11-25",
      stateNot: ["expired", "unknown"],
    },
  },
  {
    name: "new van, DVSA gives its first date",
    dvsa: untested("2024-08-31", "2027-08-30"),
    dvla: enquiry("2024-08", 3300, "No details held by DVLA", null),
    expected: firstTest("first not due", "2027-08-30", {
      motClass: "7",
      earliest: "2027-07-31",
      ifPassedToday: "2027-11-25",
      lastTest: null,
    }),
  },
  {
    name: "new van, first test due in fifteen days",
    dvsa: untested("2023-12-12", "2026-12-11"),
    dvla: enquiry("2023-12", 2750, "No details held by DVLA", null),
    expected: firstTest("due soon", "2026-12-11", {
      motClass: "4",
      earliest: "2026-11-12",
      ifPassedToday: "2027-12-11",
    }),
  },
  {
    name: "first test missed: DVSA read, no test, its date is past",
    dvsa: untested("2023-06-03", "2026-06-02"),
    dvla: enquiry("2023-06", 2700, "Not valid", null),
    expected: firstTest("expired", "2026-06-02", { ifPassedToday: "2027-11-25" }),
  },
  {
    name: "DVSA gives the registration day but no date",
    dvsa: untested("2024-04-09", null),
    dvla: enquiry("2024-04", 2650, "No details held by DVLA", null),
    expected: firstTest("first not due", "2027-04-08", {
      motClass: "4",
      earliest: "2027-03-09",
      ifPassedToday: "2027-11-25",
    }),
  },
  {
    name: "four years old, DVSA's history is read and empty",
    dvsa: history("2022-10-05", []),
    dvla: enquiry("2022-10", 2600, "No details held by DVLA", null),
    expected: firstTest("expired", "2025-10-04"),
  },
  {
    name: "DVSA does not know the van, DVLA gives an expiry",
    dvsa: 404,
    dvla: enquiry("2017-04", 3200, "Valid", "2027-04-19"),
    expected: mot("valid", "2027-04-19", {
      basis: "DVLA",
      motClass: "7",
      earliest: "2027-03-20",
      ifPassedToday: "2027-11-25",
    }),
  },
  {
    name: "DVSA down, DVLA gives an expiry in eight days",
    dvsa: "down",
    dvla: enquiry("2014-12", 2780, "Valid", "2026-12-04"),
    expected: mot("due soon", "2026-12-04", {
      basis: "DVLA",
      motClass: "4",
      earliest: "2026-11-05",
      ifPassedToday: "2027-12-04",
    }),
  },
  {
    name: "DVSA down, DVLA says not valid with the day it ran out",
    dvsa: "down",
    dvla: enquiry("2013-08", 2770, "Not valid", "2026-08-22"),
    expected: mot("expired", "2026-08-22", { basis: "DVLA", ifPassedToday: "2027-11-25" }),
  },
  {
    name: "DVLA down, DVSA answers",
    dvsa: history("2019-01-29", [pass("2026-01-12", "2027-01-28")]),
    dvla: "down",
    expected: passed("valid", "2027-01-28", {
      earliest: "2026-12-29",
      ifPassedToday: "2027-11-25",
    }),
  },
  {
    name: "DVLA does not know the van, DVSA answers",
    dvsa: history("2019-08-13", [pass("2026-08-04", "2027-08-12")]),
    dvla: 404,
    expected: passed("valid", "2027-08-12", { earliest: "2027-07-13" }),
  },
  {
    name: "van with windows and seats, type approval M1, 3,100 kg: not a goods vehicle",
    dvsa: history("2021-10-11", [pass("2026-10-05", "2027-10-10")], { model: "TOURNEO CUSTOM" }),
    dvla: enquiry("2021-10", 3100, "Valid", "2027-10-10", { typeApproval: "M1" }),
    expected: mot("valid", "2027-10-10", { motClass: "4", earliest: "2027-09-11" }),
  },
  {
    name: "tests listed oldest first: the greatest expiry counts",
    dvsa: history("2017-02-12", [
      pass("2024-02-01", "2025-02-11"),
      pass("2025-01-30", "2026-02-11"),
      pass("2026-01-20", "2027-02-11"),
    ]),
    dvla: enquiry("2017-02", 2860, "Valid", "2027-02-11"),
    expected: passed("valid", "2027-02-11", {
      earliest: "2027-01-12",
      lastTest: { testedOn: "2026-01-20", passed: true },
    }),
  },
  { name: "both registers down", dvsa: "down", dvla: "down", expected: { status: 503 } },
]);

const fivetonne = { typeApproval: undefined, make: "PEUGEOT" };
const boxer = { make: "PEUGEOT", model: "BOXER" };

const oddAnswers: VehicleRow[] = rows([
  {
    name: "odd 1: private ambulance or horsebox of 5,000 kg, annual tests only",
    dvsa: history("2014-09-02", [annualPass("2026-06-11", "2027-06-30")], boxer),
    dvla: enquiry("2014-09", 5000, "No details held by DVLA", null, fivetonne),
    expected: undated("valid", "2027-06-30", {
      dueBetween: null,
      basis: "annual test",
      regime: "annual",
      twoVehicles: false,
      isVan: true,
    }),
  },
  {
    name: "odd 2: the same, DVLA gives no weight; first registered 1 May 2014",
    dvsa: history("2014-05-01", [annualPass("2026-06-11", "2027-06-30")], boxer),
    dvla: enquiry("2014-05", null, "No details held by DVLA", null, fivetonne),
    expected: undated("valid", "2027-06-30", {
      dueBetween: null,
      basis: "annual test",
      regime: "unclear",
      twoVehicles: false,
    }),
  },
  {
    name: "odd 3: the same, DVLA down",
    dvsa: history("2014-09-02", [annualPass("2026-06-11", "2027-06-30")], boxer),
    dvla: "down",
    expected: undated("valid", "2027-06-30", {
      dueBetween: null,
      basis: "annual test",
      regime: "unclear",
    }),
  },
  {
    name: "odd 4: the same, DVLA says 3,500 kg",
    dvsa: history("2014-09-02", [annualPass("2026-06-11", "2027-06-30")], boxer),
    dvla: enquiry("2014-09", 3500, "No details held by DVLA", null, fivetonne),
    expected: undated("valid", "2027-06-30", {
      dueBetween: null,
      basis: "annual test",
      regime: "unclear",
    }),
  },
  {
    name: "odd 5: annual test failed, the earlier certificate runs to 31 December 2026",
    today: "2026-10-10",
    dvsa: history(
      "2014-09-02",
      [annualFail("2026-09-29"), annualPass("2025-12-08", "2026-12-31")],
      boxer,
    ),
    dvla: "down",
    expected: undated("valid", "2026-12-31", {
      basis: "annual test",
      regime: "unclear",
      lastTest: { testedOn: "2026-09-29", passed: false },
    }),
  },
  {
    name: "odd 6: the plate has moved from a BMW to a Ford",
    dvsa: history(
      "2012-03-13",
      [pass("2026-03-05", "2027-03-12", { registrationAtTimeOfTest: "QQ12BMW" })],
      { make: "BMW", model: "320D" },
    ),
    dvla: enquiry("2022-09", 3500, "Not valid", "2026-09-20"),
    expected: twoVehicles,
  },
  {
    name: "odd 7: month 2023-12, DVSA down",
    dvsa: "down",
    dvla: enquiry("2023-12", 3000, "No details held by DVLA", null),
    expected: undated("due soon", null, {
      dueBetween: { from: "2026-11-30", to: "2026-12-30" },
      basis: "registered month",
      regime: "MOT",
      motClass: "4",
    }),
  },
  {
    name: "odd 7: month 2023-12, DVSA has no record",
    dvsa: 404,
    dvla: enquiry("2023-12", 3000, "No details held by DVLA", null),
    expected: undated("due soon", null, {
      dueBetween: { from: "2026-11-30", to: "2026-12-30" },
      basis: "registered month",
      regime: "MOT",
    }),
  },
  {
    name: "odd 8: import manufactured in April 2020, registered here in June 2024, no date from DVSA",
    dvsa: history("2024-06-10", [], { firstUsedDate: "2020-04-01", manufactureDate: "2020-04-01" }),
    dvla: enquiry("2020-04", 2950, "No details held by DVLA", null, {
      monthOfFirstDvlaRegistration: "2024-06",
    }),
    expected: undated("due soon", null, {
      dueBetween: { from: "2023-12-31", to: "2027-06-09" },
      basis: "import",
      regime: "MOT",
      twoVehicles: false,
    }),
  },
  {
    name: "odd 9: the same import, DVSA gives 31 March 2023",
    dvsa: untested("2024-06-10", "2023-03-31", {
      manufactureDate: "2020-04-01",
      manufactureYear: "2020",
    }),
    dvla: enquiry("2020-04", 2950, "No details held by DVLA", null, {
      monthOfFirstDvlaRegistration: "2024-06",
    }),
    expected: next("expired", "2023-03-31", {
      dueBetween: null,
      basis: "first test",
      regime: "MOT",
      twoVehicles: false,
    }),
  },
  {
    name: "odd 10: old van, DVSA down, DVLA has no result",
    dvsa: "down",
    dvla: enquiry("2009-05", 2800, "No results returned", null),
    expected: next("unknown", null, { twoVehicles: false, isVan: true }),
  },
  {
    name: "odd 11: registration null",
    dvsa: history("2018-09-09", [pass("2026-09-01", "2027-09-08")], { registration: null }),
    dvla: enquiry("2018-09", 2910, "Valid", "2027-09-08"),
    expected: passed("valid", "2027-09-08", { motClass: "4" }),
  },
  {
    name: "odd 11: a test without its source",
    dvsa: history("2018-09-10", [pass("2026-09-02", "2027-09-09", { dataSource: undefined })]),
    dvla: enquiry("2018-09", 2920, "Valid", "2027-09-09"),
    expected: passed("valid", "2027-09-09"),
  },
  {
    name: "odd 11: defects hold null",
    dvsa: history("2018-09-11", [pass("2026-09-03", "2027-09-10", { defects: [null] })]),
    dvla: enquiry("2018-09", 2930, "Valid", "2027-09-10"),
    expected: passed("valid", "2027-09-10", {
      lastTest: { testedOn: "2026-09-03", passed: true, miles: 48211 },
    }),
  },
  {
    name: "odd 11: optional fields missing",
    dvsa: {
      make: "FORD",
      model: "TRANSIT",
      hasOutstandingRecall: "Unknown",
      motTests: [pass("2026-09-04", "2027-09-11")],
    },
    dvla: enquiry("2018-09", 2940, "Valid", "2027-09-11"),
    expected: passed("valid", "2027-09-11"),
  },
  {
    name: "odd 12: miles written as mi",
    dvsa: history("2018-10-02", [
      pass("2026-09-21", "2027-10-01", { odometerUnit: "mi", odometerValue: "61034" }),
    ]),
    dvla: enquiry("2018-10", 2950, "Valid", "2027-10-01"),
    expected: {
      ...plain,
      due: "2027-10-01",
      lastTest: { testedOn: "2026-09-21", passed: true, miles: 61034 },
    },
  },
  {
    name: "odd 12: a reading marked OK",
    dvsa: history("2018-10-03", [
      pass("2026-09-22", "2027-10-02", { odometerResultType: "OK", odometerValue: "61035" }),
    ]),
    dvla: enquiry("2018-10", 2951, "Valid", "2027-10-02"),
    expected: {
      ...plain,
      due: "2027-10-02",
      lastTest: { testedOn: "2026-09-22", passed: true, miles: 61035 },
    },
  },
  {
    name: "odd 12: a space in place of T",
    dvsa: history("2018-10-04", [
      pass("2026-09-23", "2027-10-03", { completedDate: "2026-09-23 11:45:00" }),
    ]),
    dvla: enquiry("2018-10", 2952, "Valid", "2027-10-03"),
    expected: { ...plain, due: "2027-10-03", lastTest: { testedOn: "2026-09-23", passed: true } },
  },
  {
    name: "odd 12: dots in the dates",
    dvsa: history("2018.10.05", [
      pass("2026-09-24", "2027.10.04", { completedDate: "2026.09.24 11:46:00" }),
    ]),
    dvla: enquiry("2018-10", 2953, "Valid", "2027-10-04"),
    expected: mot("valid", "2027-10-04", {
      earliest: "2027-09-05",
      lastTest: { testedOn: "2026-09-24", passed: true },
    }),
  },
  {
    name: "odd 13: Northern Ireland, fail and pass on one day, pass listed first",
    dvsa: history("2016-03-10", [niPass("2026-03-10", "2027-03-09"), niFail("2026-03-10")]),
    dvla: enquiry("2016-03", 2700, "Valid", "2027-03-09"),
    expected: undated("valid", "2027-03-09", {
      basis: "last pass",
      lastTest: { testedOn: "2026-03-10", passed: true },
    }),
  },
  {
    name: "odd 13: Northern Ireland, fail and pass on one day, fail listed first",
    dvsa: history("2016-03-11", [niFail("2026-03-11"), niPass("2026-03-11", "2027-03-10")]),
    dvla: enquiry("2016-03", 2710, "Valid", "2027-03-10"),
    expected: undated("valid", "2027-03-10", {
      basis: "last pass",
      lastTest: { testedOn: "2026-03-11", passed: true },
    }),
  },
  {
    name: "odd 14: tested at half past midnight of 2 July in London",
    dvsa: history("2019-07-02", [
      pass("2026-07-01", "2027-07-01", { completedDate: "2026-07-01T23:30:00Z" }),
    ]),
    dvla: enquiry("2019-07", 2720, "Valid", "2027-07-01"),
    expected: mot("valid", "2027-07-01", { lastTest: { testedOn: "2026-07-02", passed: true } }),
  },
  {
    name: "odd 14: tested at the same hour in winter, when London keeps UTC",
    dvsa: history("2019-02-06", [
      pass("2026-02-05", "2027-02-05", { completedDate: "2026-02-05T23:30:00Z" }),
    ]),
    dvla: enquiry("2019-02", 2730, "Valid", "2027-02-05"),
    expected: mot("valid", "2027-02-05", { lastTest: { testedOn: "2026-02-05", passed: true } }),
  },
  {
    name: "odd 15: motorcycle, type approval L3",
    dvsa: history("2018-04-20", [pass("2026-04-14", "2027-04-19")], {
      make: "HONDA",
      model: "CB500F",
      fuelType: "Petrol",
      engineSize: "471",
    }),
    dvla: enquiry("2018-04", null, "Valid", "2027-04-19", {
      make: "HONDA",
      typeApproval: "L3",
      wheelplan: "2 WHEEL",
    }),
    expected: notAVan,
  },
  {
    name: "odd 15: trailer, type approval O2",
    dvsa: 404,
    dvla: enquiry("2020-01", 3500, "No details held by DVLA", null, {
      make: "IFOR WILLIAMS",
      typeApproval: "O2",
    }),
    expected: notAVan,
  },
  {
    name: "odd 15: tractor, type approval T1",
    dvsa: 404,
    dvla: enquiry("2017-06", 9500, "No details held by DVLA", null, {
      make: "JOHN DEERE",
      typeApproval: "T1",
    }),
    expected: notAVan,
  },
  { name: "odd 16: plate on retention", dvsa: 404, dvla: 404, expected: { status: 404 } },
]);

const annualTests: VehicleRow[] = rows([
  {
    name: "7,500 kg lorry, annual test in date",
    dvsa: history("2020-01-15", [annualPass("2026-01-19", "2027-01-31")], {
      make: "IVECO",
      model: "EUROCARGO",
    }),
    dvla: enquiry("2020-01", 7500, "Valid", "2027-01-31", { make: "IVECO", typeApproval: "N2" }),
    expected: annual("valid", "2027-01-31", { motClass: "heavy", exemption: null, isVan: true }),
  },
  {
    name: "7,500 kg lorry, annual test ran out on 30 September 2026",
    dvsa: history("2019-09-03", [annualPass("2025-09-22", "2026-09-30")], {
      make: "IVECO",
      model: "EUROCARGO",
    }),
    dvla: enquiry("2019-09", 7500, "Not valid", "2026-09-30", {
      make: "IVECO",
      typeApproval: "N2",
    }),
    expected: annual("expired", "2026-09-30", { motClass: "heavy" }),
  },
  {
    name: "6,000 kg horsebox, annual test runs out in four days",
    dvsa: history("2018-11-21", [annualPass("2025-11-17", "2026-11-30")], {
      make: "DAF",
      model: "LF",
    }),
    dvla: enquiry("2018-11", 6000, "Valid", "2026-11-30", { make: "DAF", typeApproval: "N2" }),
    expected: annual("due soon", "2026-11-30", { motClass: "heavy" }),
  },
  {
    name: "6,000 kg, its only annual test failed",
    dvsa: history("2025-05-06", [annualFail("2026-05-11")]),
    dvla: enquiry("2025-05", 6000, "No details held by DVLA", null, { typeApproval: "N2" }),
    expected: {
      ...noDates,
      due: null,
      regime: "annual",
      motClass: "heavy",
      stateNot: ["first not due", "valid", "due soon"],
      lastTest: { testedOn: "2026-05-11", passed: false },
    },
  },
  {
    name: "3,000 kg by DVLA, its only recorded test is a failed annual one",
    dvsa: history("2024-10-08", [annualFail("2026-08-18")]),
    dvla: enquiry("2024-10", 3000, "No details held by DVLA", null),
    expected: {
      ...noDates,
      due: null,
      regime: "unclear",
      stateNot: ["first not due", "valid", "due soon"],
      lastTest: { testedOn: "2026-08-18", passed: false },
    },
  },
  {
    name: "annual pass, DVLA says 3,000 kg",
    dvsa: history("2017-03-22", [annualPass("2026-03-16", "2027-03-31")]),
    dvla: enquiry("2017-03", 3000, "Valid", "2027-03-31"),
    expected: undated("valid", "2027-03-31", { basis: "annual test", regime: "unclear" }),
  },
  {
    name: "annual pass, DVLA gives weight 0",
    dvsa: history("2017-04-25", [annualPass("2026-04-20", "2027-04-30")]),
    dvla: enquiry("2017-04", 0, "Valid", "2027-04-30"),
    expected: undated("valid", "2027-04-30", { basis: "annual test", regime: "unclear" }),
  },
  {
    name: "annual pass, DVLA does not know the vehicle",
    dvsa: history("2017-05-30", [annualPass("2026-05-18", "2027-05-31")]),
    dvla: 404,
    expected: undated("valid", "2027-05-31", { basis: "annual test", regime: "unclear" }),
  },
  {
    name: "annual pass ran out, DVLA down",
    dvsa: history("2017-08-14", [annualPass("2025-08-11", "2026-08-31")]),
    dvla: "down",
    expected: undated("expired", "2026-08-31", { basis: "annual test", regime: "unclear" }),
  },
  {
    name: "annual pass runs out today, DVLA down",
    today: "2026-08-31",
    dvsa: history("2017-08-14", [annualPass("2025-08-11", "2026-08-31")]),
    dvla: "down",
    expected: undated("due soon", "2026-08-31", { basis: "annual test", regime: "unclear" }),
  },
  {
    name: "two annual passes listed oldest first",
    dvsa: history("2016-10-12", [
      annualPass("2025-10-06", "2026-10-31"),
      annualPass("2026-10-05", "2027-10-31"),
    ]),
    dvla: enquiry("2016-10", 7200, "Valid", "2027-10-31", { typeApproval: "N2" }),
    expected: annual("valid", "2027-10-31", { lastTest: { testedOn: "2026-10-05", passed: true } }),
  },
  {
    name: "annual test failed this month, the earlier certificate still runs, 7,200 kg",
    dvsa: history("2016-12-20", [annualFail("2026-11-19"), annualPass("2025-12-01", "2026-12-31")]),
    dvla: enquiry("2016-12", 7200, "Valid", "2026-12-31", { typeApproval: "N2" }),
    expected: {
      ...noDates,
      due: "2026-12-31",
      basis: "annual test",
      regime: "annual",
      stateNot: ["expired", "unknown", "first not due"],
      lastTest: { testedOn: "2026-11-19", passed: false },
    },
  },
  {
    name: "annual test failed, then passed a week later",
    dvsa: history("2016-06-15", [
      annualPass("2026-06-22", "2027-06-30"),
      annualFail("2026-06-15"),
      annualPass("2025-06-09", "2026-06-30"),
    ]),
    dvla: enquiry("2016-06", 5200, "Valid", "2027-06-30", { typeApproval: "N2" }),
    expected: annual("valid", "2027-06-30", { lastTest: { testedOn: "2026-06-22", passed: true } }),
  },
  {
    name: "plated up: MOT until 2025, newest test annual, 5,000 kg",
    dvsa: history("2018-05-09", [
      pass("2024-05-02", "2025-05-08"),
      annualPass("2026-05-04", "2027-05-31"),
    ]),
    dvla: enquiry("2018-05", 5000, "Valid", "2027-05-31", { typeApproval: "N2" }),
    expected: annual("valid", "2027-05-31", { motClass: "heavy" }),
  },
  {
    name: "plated down: annual until 2025, newest test an MOT, 3,500 kg",
    dvsa: history("2018-10-16", [
      annualPass("2024-10-07", "2025-10-31"),
      pass("2026-02-03", "2027-02-02"),
    ]),
    dvla: enquiry("2018-10", 3500, "Valid", "2027-02-02"),
    expected: passed("valid", "2027-02-02", {
      motClass: "7",
      earliest: "2027-01-03",
      ifPassedToday: "2027-11-25",
    }),
  },
  {
    name: "newest test annual, older one an MOT, DVLA says 2,900 kg",
    dvsa: history("2019-07-24", [
      annualPass("2026-07-06", "2027-07-31"),
      pass("2025-07-10", "2026-07-23"),
    ]),
    dvla: enquiry("2019-07", 2900, "Valid", "2027-07-31"),
    expected: undated("valid", "2027-07-31", {
      basis: "annual test",
      regime: "unclear",
      lastTest: { testedOn: "2026-07-06", passed: true },
    }),
  },
  {
    name: "newest test an MOT, older one annual, DVLA gives no weight",
    dvsa: history("2019-09-26", [
      pass("2026-09-15", "2027-09-14"),
      annualPass("2025-09-08", "2026-09-30"),
    ]),
    dvla: enquiry("2019-09", null, "Valid", "2027-09-14"),
    expected: next("valid", "2027-09-14", {
      basis: "last pass",
      lastTest: { testedOn: "2026-09-15", passed: true },
    }),
  },
  {
    name: "newest test annual, older one an MOT, DVLA down",
    dvsa: history("2019-08-19", [
      pass("2025-08-12", "2026-08-18"),
      annualPass("2026-08-10", "2027-08-31"),
    ]),
    dvla: "down",
    expected: undated("valid", "2027-08-31", { basis: "annual test", regime: "unclear" }),
  },
  {
    name: "annual pass to April 2027, then a failed MOT, 3,500 kg",
    dvsa: history("2018-04-18", [fail("2026-11-03"), annualPass("2026-04-13", "2027-04-30")]),
    dvla: enquiry("2018-04", 3500, "Valid", "2027-04-30"),
    expected: undated("valid", "2027-04-30", {
      basis: "annual test",
      regime: "unclear",
      lastTest: { testedOn: "2026-11-03", passed: false },
    }),
  },
  {
    name: "new 7,200 kg lorry, DVSA gives the date of its first annual test",
    dvsa: untested("2026-03-09", "2027-03-31"),
    dvla: enquiry("2026-03", 7200, "No details held by DVLA", null, { typeApproval: "N2" }),
    expected: undated("first not due", "2027-03-31", { regime: "annual", motClass: "heavy" }),
  },
  {
    name: "new 7,200 kg lorry, no date from DVSA: three years are not counted for it",
    dvsa: untested("2025-10-20", null),
    dvla: enquiry("2025-10", 7200, "No details held by DVLA", null, { typeApproval: "N2" }),
    expected: {
      ...noDates,
      regime: "annual",
      motClass: "heavy",
      stateNot: ["first not due", "valid"],
    },
  },
  {
    name: "12,000 kg lorry, DVSA down, DVLA gives its expiry",
    dvsa: "down",
    dvla: enquiry("2020-02", 12000, "Valid", "2027-02-28", { typeApproval: "N3" }),
    expected: undated("valid", "2027-02-28", {
      basis: "DVLA",
      regime: "annual",
      motClass: "heavy",
      isVan: true,
    }),
  },
  {
    name: "minibus in public service, type approval M2, annual tests only",
    dvsa: history("2021-01-12", [annualPass("2026-01-05", "2027-01-31")], {
      make: "FORD",
      model: "TRANSIT 460",
    }),
    dvla: enquiry("2021-01", null, "Valid", "2027-01-31", { typeApproval: "M2" }),
    expected: undated("valid", "2027-01-31", {
      basis: "annual test",
      isVan: true,
      exemption: null,
    }),
  },
]);

const zeroEmission: VehicleRow[] = rows([
  {
    name: "4,250 kg electric van, never tested",
    dvsa: untested("2025-02-20", null, electricDvsa),
    dvla: enquiry("2025-02", 4250, "No details held by DVLA", null, heavyElectricDvla),
    expected: firstTest("first not due", "2028-02-19", {
      motClass: "7",
      earliest: "2028-01-20",
      ifPassedToday: "2027-11-25",
    }),
  },
  {
    name: "4,250 kg electric van on 31 May 2026",
    today: "2026-05-31",
    dvsa: untested("2025-08-14", null, electricDvsa),
    dvla: enquiry("2025-08", 4250, "No details held by DVLA", null, heavyElectricDvla),
    expected: { ...noDates, regime: "annual", motClass: "heavy" },
  },
  {
    name: "the same van on 1 June 2026",
    today: "2026-06-01",
    dvsa: untested("2025-08-14", null, electricDvsa),
    dvla: enquiry("2025-08", 4250, "No details held by DVLA", null, heavyElectricDvla),
    expected: firstTest("first not due", "2028-08-13", {
      motClass: "7",
      earliest: "2028-07-14",
      ifPassedToday: "2027-05-31",
    }),
  },
  {
    name: "4,250 kg electric van with its first annual test, before the rule",
    today: "2026-05-20",
    dvsa: history("2024-09-10", [annualPass("2025-09-18", "2026-09-30")], electricDvsa),
    dvla: enquiry("2024-09", 4250, "Valid", "2026-09-30", heavyElectricDvla),
    expected: annual("valid", "2026-09-30", { motClass: "heavy" }),
  },
  {
    name: "the same van now: its earlier annual test sets no MOT date",
    dvsa: history("2024-09-10", [annualPass("2025-09-18", "2026-09-30")], electricDvsa),
    dvla: enquiry("2024-09", 4250, "Not valid", "2026-09-30", heavyElectricDvla),
    expected: firstTest("first not due", "2027-09-09", {
      motClass: "7",
      earliest: "2027-08-10",
      ifPassedToday: "2027-11-25",
    }),
  },
  {
    name: "3,501 kg electric van with one earlier annual test",
    dvsa: history("2024-10-21", [annualPass("2025-10-07", "2026-10-31")], electricDvsa),
    dvla: enquiry("2024-10", 3501, "Not valid", "2026-10-31", heavyElectricDvla),
    expected: firstTest("first not due", "2027-10-20", { motClass: "7", earliest: "2027-09-21" }),
  },
  {
    name: "annual test passed three days before the rule, certificate into 2027",
    dvsa: history("2025-05-12", [annualPass("2026-05-29", "2027-05-31")], electricDvsa),
    dvla: enquiry("2025-05", 4100, "Valid", "2027-05-31", heavyElectricDvla),
    expected: firstTest("first not due", "2028-05-11", { motClass: "7", earliest: "2028-04-12" }),
  },
  {
    name: "3,500 kg electric van: no special rule",
    dvsa: history("2021-06-08", [pass("2026-05-27", "2027-06-07")], electricDvsa),
    dvla: enquiry("2021-06", 3500, "Valid", "2027-06-07", electricDvla),
    expected: passed("valid", "2027-06-07", { motClass: "7", earliest: "2027-05-08" }),
  },
  {
    name: "4,251 kg electric: one kilogram too heavy",
    dvsa: history("2023-08-23", [annualPass("2026-08-17", "2027-08-31")], electricDvsa),
    dvla: enquiry("2023-08", 4251, "Valid", "2027-08-31", heavyElectricDvla),
    expected: annual("valid", "2027-08-31", { motClass: "heavy" }),
  },
  {
    name: "4,250 kg diesel: the rule is for zero emission only",
    dvsa: history("2022-07-27", [annualPass("2026-07-20", "2027-07-31")]),
    dvla: enquiry("2022-07", 4250, "Valid", "2027-07-31", { typeApproval: "N2" }),
    expected: annual("valid", "2027-07-31", { motClass: "heavy" }),
  },
  {
    name: "over three years old with annual passes up to March 2026: confirm with DVSA",
    dvsa: history(
      "2022-03-15",
      [
        annualPass("2023-03-13", "2024-03-31"),
        annualPass("2024-03-18", "2025-03-31"),
        annualPass("2025-03-17", "2026-03-31"),
        annualPass("2026-03-24", "2027-03-31"),
      ],
      electricDvsa,
    ),
    dvla: enquiry("2022-03", 4250, "Valid", "2027-03-31", heavyElectricDvla),
    expected: {
      ...noDates,
      regime: "unclear",
      motClass: "7",
      stateNot: ["expired", "first not due"],
    },
  },
  {
    name: "annual pass after the rule began: confirm with DVSA",
    dvsa: history("2024-07-02", [annualPass("2026-07-20", "2027-07-31")], electricDvsa),
    dvla: enquiry("2024-07", 4250, "Valid", "2027-07-31", heavyElectricDvla),
    expected: { regime: "unclear", motClass: "7", stateNot: ["expired"] },
  },
  {
    name: "third anniversary and the last annual certificate both past",
    dvsa: history(
      "2023-06-19",
      [annualPass("2024-06-10", "2025-06-30"), annualPass("2025-06-12", "2026-06-30")],
      electricDvsa,
    ),
    dvla: enquiry("2023-06", 4250, "Not valid", "2026-06-30", heavyElectricDvla),
    expected: { state: "expired", motClass: "7", twoVehicles: false },
  },
  {
    name: "an MOT after the earlier annual test: the MOT counts",
    dvsa: history(
      "2023-08-08",
      [annualPass("2024-08-05", "2025-08-31"), pass("2026-08-04", "2027-08-07")],
      electricDvsa,
    ),
    dvla: enquiry("2023-08", 4250, "Valid", "2027-08-07", heavyElectricDvla),
    expected: passed("valid", "2027-08-07", { motClass: "7", earliest: "2027-07-08" }),
  },
  {
    name: "4,250 kg electric van tested in Northern Ireland",
    dvsa: history("2023-02-20", [niPass("2026-02-17", "2027-02-19")], electricDvsa),
    dvla: enquiry("2023-02", 4250, "Valid", "2027-02-19", heavyElectricDvla),
    expected: undated("valid", "2027-02-19", { regime: "annual" }),
  },
  {
    name: "4,250 kg electric van, DVSA down, only the month is known",
    dvsa: "down",
    dvla: enquiry("2025-01", 4250, "No details held by DVLA", null, heavyElectricDvla),
    expected: undated("first not due", null, {
      dueBetween: { from: "2027-12-31", to: "2028-01-30" },
      basis: "registered month",
      regime: "MOT",
      motClass: "7",
    }),
  },
  {
    name: "stated: 4,250 kg electric van in Northern Ireland",
    stated: {
      ...dieselVan,
      ...inNorthernIreland,
      grossKg: 4250,
      power: "electric",
      registered: "2025-02-20",
    },
    expected: { ...noDates, regime: "annual" },
  },
  {
    name: "stated: 4,250 kg electric van in Great Britain",
    stated: { ...dieselVan, grossKg: 4250, power: "electric", registered: "2025-02-21" },
    expected: next("first not due", "2028-02-20", {
      basis: "first test",
      regime: "MOT",
      motClass: "7",
      earliest: "2028-01-21",
    }),
  },
  {
    name: "stated: 4,000 kg hydrogen van in Great Britain",
    stated: { ...dieselVan, grossKg: 4000, power: "hydrogen fuel cell", registered: "2025-03-03" },
    expected: next("first not due", "2028-03-02", {
      basis: "first test",
      regime: "MOT",
      motClass: "7",
      exemption: null,
    }),
  },
  {
    name: "stated: 4,250 kg electric van on 31 May 2026",
    today: "2026-05-31",
    stated: { ...dieselVan, grossKg: 4250, power: "electric", registered: "2025-02-21" },
    expected: { ...noDates, regime: "annual", motClass: "heavy" },
  },
  {
    name: "stated: 4,251 kg electric",
    stated: { ...dieselVan, grossKg: 4251, power: "electric", registered: "2025-02-22" },
    expected: { ...noDates, regime: "annual", motClass: "heavy" },
  },
  {
    name: "stated: 4,250 kg diesel",
    stated: { ...dieselVan, grossKg: 4250, registered: "2025-02-23" },
    expected: { ...noDates, regime: "annual", motClass: "heavy" },
  },
]);

const kangoo = {
  make: "RENAULT",
  model: "KANGOO MAXI Z.E.",
  fuelType: "Electric",
  engineSize: null,
};
const kangooDvla = { ...electricDvla, make: "RENAULT" };

const exemptions: VehicleRow[] = rows([
  {
    name: "electric goods van first registered on 28 February 2015, never tested",
    dvsa: untested("2015-02-28", null, kangoo),
    dvla: enquiry("2015-02", 2126, "No details held by DVLA", null, kangooDvla),
    expected: {
      state: "may be exempt",
      exemption: "early electric",
      twoVehicles: false,
      isVan: true,
    },
  },
  {
    name: "electric goods van first registered on 1 March 2015, never tested",
    dvsa: untested("2015-03-01", null, kangoo),
    dvla: enquiry("2015-03", 2126, "No details held by DVLA", null, kangooDvla),
    expected: next("expired", "2018-02-28", {
      exemption: null,
      basis: "first test",
      regime: "MOT",
    }),
  },
  {
    name: "electric goods van first registered on 1 March 2015, certificate in date",
    dvsa: history("2015-03-01", [pass("2026-04-02", "2027-04-14")], kangoo),
    dvla: enquiry("2015-03", 2126, "Valid", "2027-04-14", kangooDvla),
    expected: passed("valid", "2027-04-14", { motClass: "4" }),
  },
  {
    name: "electric goods van of 2014 with a valid certificate",
    dvsa: history("2014-05-01", [pass("2026-02-10", "2027-02-20")], kangoo),
    dvla: enquiry("2014-05", 2126, "Valid", "2027-02-20", kangooDvla),
    expected: next("may be exempt", "2027-02-20", {
      exemption: "early electric",
      basis: "last pass",
    }),
  },
  {
    name: "electric goods van of 2014 whose voluntary certificate ran out in 2019",
    dvsa: history("2014-06-02", [pass("2018-05-31", "2019-05-30")], kangoo),
    dvla: enquiry("2014-06", 2126, "Not valid", "2019-05-30", kangooDvla),
    expected: next("may be exempt", "2019-05-30", {
      exemption: "early electric",
      basis: "last pass",
    }),
  },
  {
    name: "electric, only the month February 2015 is known: all of it lies before 1 March",
    dvsa: "down",
    dvla: enquiry("2015-02", 2126, "No details held by DVLA", null, kangooDvla),
    expected: { state: "may be exempt", exemption: "early electric" },
  },
  {
    name: "electric, only the month March 2015 is known",
    dvsa: "down",
    dvla: enquiry("2015-03", 2126, "Valid", "2027-03-09", kangooDvla),
    expected: next("valid", "2027-03-09", { exemption: null, basis: "DVLA" }),
  },
  {
    name: "diesel van of 2014, DVSA read, never tested: not exempt",
    dvsa: untested("2014-05-01", null),
    dvla: enquiry("2014-05", 2200, "Not valid", null),
    expected: next("expired", "2017-04-30", { exemption: null, basis: "first test" }),
  },
  {
    name: "electric goods vehicle of 5,000 kg of 2014: exempt from the annual test too",
    dvsa: untested("2014-08-06", null, { make: "SMITH", model: "EDISON", fuelType: "Electric" }),
    dvla: enquiry("2014-08", 5000, "No details held by DVLA", null, {
      ...electricDvla,
      make: "SMITH",
      typeApproval: "N2",
    }),
    expected: { state: "may be exempt", exemption: "early electric" },
  },
  {
    name: "stated: electric van of 28 February 2015",
    stated: { ...dieselVan, grossKg: 2200, power: "electric", registered: "2015-02-28" },
    expected: { state: "may be exempt", exemption: "early electric" },
  },
  {
    name: "stated: electric van of 1 March 2015, tests not known",
    stated: { ...dieselVan, grossKg: 2200, power: "electric", registered: "2015-03-01" },
    expected: { state: "unknown", firstTestWasDue: "2018-02-28", exemption: null },
  },
  {
    name: "stated: electric van of 2014 with a certificate that ran out",
    stated: {
      ...dieselVan,
      grossKg: 2200,
      power: "electric",
      registered: "2014-05-01",
      expires: "2026-09-14",
    },
    expected: next("may be exempt", "2026-09-14", { exemption: "early electric" }),
  },
  {
    name: "stated: electric motor caravan of 2014: not a goods vehicle",
    stated: {
      ...noneStated,
      grossKg: 3400,
      kind: "motor-caravan",
      power: "electric",
      registered: "2014-05-01",
      expires: "2027-04-22",
    },
    expected: next("valid", "2027-04-22", {
      exemption: null,
      motClass: "4",
      earliest: "2027-03-23",
    }),
  },
  {
    name: "stated: electric minibus of 2014 with ten passenger seats: not a goods vehicle",
    stated: {
      ...noneStated,
      grossKg: 3500,
      kind: "minibus",
      passengerSeats: 10,
      power: "electric",
      registered: "2014-05-01",
      expires: "2027-05-05",
    },
    expected: next("valid", "2027-05-05", {
      exemption: null,
      motClass: "4",
      earliest: "2027-04-06",
    }),
  },
  {
    name: "stated: diesel van of 1 May 1980",
    stated: { ...dieselVan, grossKg: 2200, registered: "1980-05-01" },
    expected: { state: "may be exempt", exemption: "over 40" },
  },
  {
    name: "stated: only first registered on 1 May 1975",
    stated: { ...noneStated, registered: "1975-05-01" },
    expected: { state: "may be exempt", exemption: "over 40" },
  },
  {
    name: "stated: 40 years old tomorrow, certificate in date",
    stated: { ...dieselVan, registered: "1986-11-27", expires: "2027-02-09" },
    expected: next("valid", "2027-02-09", {
      exemption: null,
      basis: "last pass",
      earliest: "2027-01-10",
    }),
  },
  {
    name: "stated: 40 years old today",
    stated: { ...dieselVan, registered: "1986-11-26", expires: "2027-02-10" },
    expected: next("may be exempt", "2027-02-10", { exemption: "over 40" }),
  },
  {
    name: "stated: registered on 29 February 1984, the day before its 40th anniversary",
    today: "2024-02-28",
    stated: { ...dieselVan, registered: "1984-02-29", expires: "2024-09-01" },
    expected: next("valid", "2024-09-01", { exemption: null }),
  },
  {
    name: "stated: registered on 29 February 1984, on its 40th anniversary",
    today: "2024-02-29",
    stated: { ...dieselVan, registered: "1984-02-29", expires: "2024-09-01" },
    expected: next("may be exempt", "2024-09-01", { exemption: "over 40" }),
  },
  {
    name: "stated: tomorrow 40 years old, certificate ran out: not exempt yet",
    stated: { ...dieselVan, registered: "1986-11-27", expires: "2026-11-09" },
    expected: next("expired", "2026-11-09", { exemption: null }),
  },
  {
    name: "only the month October 1986 is known: 40 years passed on any day of it",
    dvsa: "down",
    dvla: enquiry("1986-10", 2600, "No results returned", null, { typeApproval: undefined }),
    expected: { state: "may be exempt", exemption: "over 40" },
  },
  {
    name: "only the month December 1986 is known: not 40 years on any day of it",
    dvsa: "down",
    dvla: enquiry("1986-12", 2600, "Valid", "2027-06-08", { typeApproval: undefined }),
    expected: next("valid", "2027-06-08", {
      exemption: null,
      basis: "DVLA",
      earliest: "2027-05-09",
    }),
  },
  {
    name: "only the month November 1986 is known, inside that month: the day decides and is not known",
    dvsa: "down",
    dvla: enquiry("1986-11", 2600, "Valid", "2027-07-03", { typeApproval: undefined }),
    expected: {
      due: "2027-07-03",
      basis: "DVLA",
      stateNot: ["expired", "unknown", "first not due"],
    },
  },
  {
    name: "van of 1978, MOT ran out in 2025, DVLA gives no weight",
    dvsa: history("1978-08-08", [pass("2024-07-31", "2025-07-30")], { model: "TRANSIT" }),
    dvla: enquiry("1978-08", null, "Not valid", "2025-07-30", { typeApproval: undefined }),
    expected: next("may be exempt", "2025-07-30", { exemption: "over 40", basis: "last pass" }),
  },
  {
    name: "van of 1979, certificate in date",
    dvsa: history("1979-09-12", [pass("2026-09-09", "2027-09-11")], { model: "TRANSIT" }),
    dvla: enquiry("1979-09", 2600, "Valid", "2027-09-11", { typeApproval: undefined }),
    expected: next("may be exempt", "2027-09-11", { exemption: "over 40", basis: "last pass" }),
  },
  {
    name: "built in 1985, first registered in March 1987: age counts from either",
    dvsa: history("1987-03-16", [pass("2025-01-09", "2026-01-10")], {
      model: "TRANSIT",
      manufactureDate: "1985-06-01",
    }),
    dvla: enquiry("1987-03", 2600, "Not valid", "2026-01-10", {
      typeApproval: undefined,
      yearOfManufacture: 1985,
    }),
    expected: next("may be exempt", "2026-01-10", { exemption: "over 40", twoVehicles: false }),
  },
  {
    name: "stated: goods vehicle of exactly 3,500 kg of 1983",
    stated: { ...dieselVan, grossKg: 3500, registered: "1983-02-02" },
    expected: { state: "may be exempt", exemption: "over 40" },
  },
  {
    name: "stated: goods vehicle of 3,501 kg of 1983: heavy goods vehicles are not exempt by age",
    stated: { ...dieselVan, grossKg: 3501, registered: "1983-02-03", expires: "2027-02-28" },
    expected: undated("valid", "2027-02-28", {
      exemption: null,
      regime: "annual",
      motClass: "heavy",
    }),
  },
  {
    name: "7,500 kg lorry of 1975, annual test in date: not exempt by age",
    dvsa: history("1975-04-04", [annualPass("2026-05-13", "2027-05-31")], {
      make: "BEDFORD",
      model: "TK",
    }),
    dvla: enquiry("1975-04", 7500, "Valid", "2027-05-31", {
      make: "BEDFORD",
      typeApproval: undefined,
    }),
    expected: undated("valid", "2027-05-31", {
      exemption: null,
      basis: "annual test",
      regime: "annual",
    }),
  },
  {
    name: "stated: motor caravan of 1984, 3,100 kg",
    stated: {
      ...noneStated,
      grossKg: 3100,
      kind: "motor-caravan",
      power: "engine",
      registered: "1984-06-15",
    },
    expected: { state: "may be exempt", exemption: "over 40" },
  },
  {
    name: "stated: minibus of 1984 with fourteen passenger seats: exempt only outside public service",
    stated: {
      ...noneStated,
      grossKg: 3500,
      kind: "minibus",
      passengerSeats: 14,
      power: "engine",
      registered: "1984-06-16",
      expires: "2027-03-12",
    },
    expected: {
      due: "2027-03-12",
      motClass: "5",
      stateNot: ["expired", "unknown", "first not due"],
    },
  },
  {
    name: "stated: van of 1979 in Northern Ireland, 2,500 kg",
    stated: { ...dieselVan, ...inNorthernIreland, grossKg: 2500, registered: "1979-01-10" },
    expected: { ...noDates, state: "may be exempt", exemption: "over 40" },
  },
  {
    name: "stated: electric van of 2014 in Northern Ireland: the sources read do not decide its exemption",
    stated: {
      ...dieselVan,
      ...inNorthernIreland,
      grossKg: 2200,
      power: "electric",
      registered: "2014-05-01",
      expires: "2027-01-20",
    },
    expected: { ...noDates, due: "2027-01-20", stateNot: ["expired", "unknown", "first not due"] },
  },
]);

const statedVans: VehicleRow[] = rows([
  {
    name: "stated: first registered in 2018, no certificate stated",
    stated: { ...dieselVan, grossKg: 2200, registered: "2018-05-14" },
    expected: {
      state: "unknown",
      firstTestWasDue: "2021-05-13",
      motClass: "4",
      exemption: null,
      regime: "MOT",
    },
  },
  {
    name: "stated: third anniversary today: its first test was due yesterday, tests not known",
    stated: { ...dieselVan, grossKg: 3500, registered: "2023-11-26" },
    expected: { state: "unknown", firstTestWasDue: "2026-11-25", motClass: "7" },
  },
  {
    name: "stated: third anniversary tomorrow",
    stated: { ...dieselVan, registered: "2023-11-27" },
    expected: next("due soon", "2026-11-26", { basis: "first test", ifPassedToday: "2027-11-26" }),
  },
  {
    name: "stated: third anniversary in a fortnight",
    stated: { ...dieselVan, registered: "2023-12-10" },
    expected: next("due soon", "2026-12-09", {
      basis: "first test",
      earliest: "2026-11-10",
      ifPassedToday: "2027-12-09",
      motClass: "4",
    }),
  },
  {
    name: "stated: new in January 2026",
    stated: { ...dieselVan, registered: "2026-01-05" },
    expected: next("first not due", "2029-01-04", {
      basis: "first test",
      earliest: "2028-12-05",
      ifPassedToday: "2027-11-25",
      regime: "MOT",
    }),
  },
  {
    name: "stated: certificate to July 2027",
    stated: { ...dieselVan, grossKg: 3050, expires: "2027-07-19" },
    expected: next("valid", "2027-07-19", {
      basis: "last pass",
      earliest: "2027-06-20",
      ifPassedToday: "2027-11-25",
      motClass: "7",
    }),
  },
  {
    name: "stated: certificate ran out in October",
    stated: { ...dieselVan, expires: "2026-10-02" },
    expected: next("expired", "2026-10-02", { basis: "last pass", ifPassedToday: "2027-11-25" }),
  },
  {
    name: "stated: nothing",
    stated: noneStated,
    expected: next("unknown", null, { firstTestWasDue: null, earliest: null, ifPassedToday: null }),
  },
  {
    name: "stated: early first test: the certificate counts, not the third anniversary",
    stated: { ...dieselVan, registered: "2024-12-01", expires: "2027-05-24" },
    expected: next("valid", "2027-05-24", { basis: "last pass", earliest: "2027-04-25" }),
  },
  {
    name: "stated: licensed taxi or ambulance, first anniversary in December",
    stated: {
      ...noneStated,
      grossKg: 2900,
      kind: "taxi-or-ambulance",
      power: "engine",
      registered: "2025-12-20",
    },
    expected: next("due soon", "2026-12-19", {
      basis: "first test",
      earliest: "2026-11-20",
      ifPassedToday: "2027-12-19",
      motClass: "4",
    }),
  },
  {
    name: "stated: licensed taxi or ambulance, first anniversary past, tests not known",
    stated: {
      ...noneStated,
      grossKg: 2900,
      kind: "taxi-or-ambulance",
      power: "engine",
      registered: "2024-05-01",
    },
    expected: { state: "unknown", firstTestWasDue: "2025-04-30" },
  },
  {
    name: "stated: ambulance of 3,400 kg: class by seats, not by weight",
    stated: {
      ...noneStated,
      grossKg: 3400,
      kind: "taxi-or-ambulance",
      power: "engine",
      registered: "2026-06-30",
    },
    expected: next("first not due", "2027-06-29", {
      basis: "first test",
      motClass: "4",
      earliest: "2027-05-30",
    }),
  },
  {
    name: "stated: nine passenger seats",
    stated: {
      ...noneStated,
      grossKg: 3400,
      kind: "minibus",
      passengerSeats: 9,
      power: "engine",
      registered: "2026-02-17",
    },
    expected: next("first not due", "2027-02-16", {
      basis: "first test",
      motClass: "4",
      earliest: "2027-01-17",
      ifPassedToday: "2027-11-25",
    }),
  },
  {
    name: "stated: eight passenger seats are not more than eight",
    stated: {
      ...noneStated,
      grossKg: 3000,
      kind: "minibus",
      passengerSeats: 8,
      power: "engine",
      registered: "2025-06-10",
    },
    expected: next("first not due", "2028-06-09", {
      basis: "first test",
      motClass: "4",
      earliest: "2028-05-10",
    }),
  },
  {
    name: "stated: twelve passenger seats",
    stated: {
      ...noneStated,
      grossKg: 3500,
      kind: "minibus",
      passengerSeats: 12,
      power: "engine",
      registered: "2026-04-27",
    },
    expected: next("first not due", "2027-04-26", { motClass: "4" }),
  },
  {
    name: "stated: thirteen passenger seats",
    stated: {
      ...noneStated,
      grossKg: 3500,
      kind: "minibus",
      passengerSeats: 13,
      power: "engine",
      registered: "2026-04-28",
    },
    expected: next("first not due", "2027-04-27", { motClass: "5" }),
  },
  {
    name: "stated: sixteen passenger seats, 4,600 kg: not a goods vehicle",
    stated: {
      ...noneStated,
      grossKg: 4600,
      kind: "minibus",
      passengerSeats: 16,
      power: "engine",
      registered: "2026-03-05",
    },
    expected: next("first not due", "2027-03-04", { motClass: "5", earliest: "2027-02-05" }),
  },
  {
    name: "stated: minibus, seats not stated, between its first and its third anniversary",
    stated: {
      ...noneStated,
      grossKg: 3500,
      kind: "minibus",
      power: "engine",
      registered: "2024-09-09",
    },
    expected: { stateNot: ["expired", "valid"] },
  },
  {
    name: "stated: motor caravan of 3,500 kg",
    stated: {
      ...noneStated,
      grossKg: 3500,
      kind: "motor-caravan",
      power: "engine",
      registered: "2025-04-04",
    },
    expected: next("first not due", "2028-04-03", {
      basis: "first test",
      motClass: "4",
      regime: "MOT",
    }),
  },
  {
    name: "stated: motor caravan of 4,500 kg: class 4 at any weight",
    stated: {
      ...noneStated,
      grossKg: 4500,
      kind: "motor-caravan",
      power: "engine",
      registered: "2025-04-05",
    },
    expected: next("first not due", "2028-04-04", {
      basis: "first test",
      motClass: "4",
      regime: "MOT",
    }),
  },
  {
    name: "stated: dual-purpose vehicle of 3,200 kg",
    stated: {
      ...noneStated,
      grossKg: 3200,
      kind: "dual-purpose",
      power: "engine",
      registered: "2025-10-09",
    },
    expected: next("first not due", "2028-10-08", { basis: "first test", motClass: "4" }),
  },
  {
    name: "stated: goods vehicle of 7,500 kg with a certificate",
    stated: { ...dieselVan, grossKg: 7500, expires: "2027-05-31" },
    expected: undated("valid", "2027-05-31", { regime: "annual", motClass: "heavy" }),
  },
  {
    name: "stated: Northern Ireland, two and a half years old",
    stated: { ...dieselVan, ...inNorthernIreland, registered: "2024-03-12" },
    expected: { ...noDates, state: "first not due" },
  },
  {
    name: "stated: Northern Ireland, the month of its third anniversary is past, tests not known",
    stated: { ...dieselVan, ...inNorthernIreland, registered: "2023-03-12" },
    expected: { ...noDates, state: "unknown" },
  },
  {
    name: "stated: Northern Ireland, certificate runs out in nine days",
    stated: { ...dieselVan, ...inNorthernIreland, expires: "2026-12-05" },
    expected: undated("due soon", "2026-12-05", { basis: "last pass" }),
  },
  {
    name: "stated: Northern Ireland, certificate ran out six days ago",
    stated: { ...dieselVan, ...inNorthernIreland, expires: "2026-11-20" },
    expected: undated("expired", "2026-11-20", { basis: "last pass" }),
  },
]);

const december2023 = enquiry("2023-12", 2950, "No details held by DVLA", null);
const december2023Range = {
  ...noDates,
  due: null,
  dueBetween: { from: "2026-11-30", to: "2026-12-30" },
  basis: "registered month",
  regime: "MOT",
} as const;
const february2023 = enquiry("2023-02", 3400, "No details held by DVLA", null);
const february2023Range = {
  ...noDates,
  due: null,
  dueBetween: { from: "2026-01-31", to: "2026-02-27" },
  basis: "registered month",
  motClass: "7",
} as const;
const march2021 = enquiry("2021-03", 2450, "No details held by DVLA", null);
const march2021Range = {
  ...noDates,
  due: null,
  dueBetween: { from: "2024-02-29", to: "2024-03-30" },
  basis: "registered month",
  motClass: "4",
} as const;

const monthsOnly: VehicleRow[] = rows([
  {
    name: "December 2023: the day before a test could keep any date",
    today: "2026-10-30",
    dvsa: "down",
    dvla: december2023,
    expected: { ...december2023Range, state: "first not due" },
  },
  {
    name: "December 2023: the first day on which a test may keep the date",
    today: "2026-10-31",
    dvsa: "down",
    dvla: december2023,
    expected: { ...december2023Range, state: "due soon" },
  },
  {
    name: "December 2023: on the first possible due day",
    today: "2026-11-30",
    dvsa: "down",
    dvla: december2023,
    expected: { ...december2023Range, state: "due soon" },
  },
  {
    name: "December 2023: on the last possible due day",
    today: "2026-12-30",
    dvsa: 404,
    dvla: december2023,
    expected: { ...december2023Range, state: "due soon" },
  },
  {
    name: "December 2023: past the range, tests not known",
    today: "2026-12-31",
    dvsa: 404,
    dvla: december2023,
    expected: undated("unknown", null),
  },
  {
    name: "February 2023: on 31 December 2025",
    today: "2025-12-31",
    dvsa: "down",
    dvla: february2023,
    expected: { ...february2023Range, state: "first not due" },
  },
  {
    name: "February 2023: on 1 January 2026",
    today: "2026-01-01",
    dvsa: "down",
    dvla: february2023,
    expected: { ...february2023Range, state: "due soon" },
  },
  {
    name: "February 2023: on 27 February 2026",
    today: "2026-02-27",
    dvsa: "down",
    dvla: february2023,
    expected: { ...february2023Range, state: "due soon" },
  },
  {
    name: "February 2023: on 28 February 2026",
    today: "2026-02-28",
    dvsa: "down",
    dvla: february2023,
    expected: undated("unknown", null),
  },
  {
    name: "February 2024, a leap year: registered on the 29th at the latest",
    dvsa: "down",
    dvla: enquiry("2024-02", 2550, "No details held by DVLA", null),
    expected: undated("first not due", null, {
      dueBetween: { from: "2027-01-31", to: "2027-02-28" },
      basis: "registered month",
    }),
  },
  {
    name: "March 2021: the range begins on 29 February 2024; the day before its keep-the-date day",
    today: "2024-01-29",
    dvsa: "down",
    dvla: march2021,
    expected: { ...march2021Range, state: "first not due" },
  },
  {
    name: "March 2021: on the keep-the-date day of 29 February 2024",
    today: "2024-01-30",
    dvsa: "down",
    dvla: march2021,
    expected: { ...march2021Range, state: "due soon" },
  },
  {
    name: "September 2023: past the range, DVSA read and without a test",
    dvsa: untested("2023-09-01", null, {
      registrationDate: null,
      manufactureDate: null,
      manufactureYear: "2023",
    }),
    dvla: enquiry("2023-09", 2560, "No details held by DVLA", null),
    expected: undated("expired", null, {
      dueBetween: { from: "2026-08-31", to: "2026-09-29" },
      basis: "registered month",
    }),
  },
  {
    name: "November 2023: today lies in the range, DVSA read and without a test",
    dvsa: untested("2023-11-01", null, {
      registrationDate: null,
      manufactureDate: null,
      manufactureYear: "2023",
    }),
    dvla: enquiry("2023-11", 2570, "No details held by DVLA", null),
    expected: undated("due soon", null, {
      dueBetween: { from: "2026-10-31", to: "2026-11-29" },
      basis: "registered month",
    }),
  },
  {
    name: "DVSA knows the day, DVLA the month: the day counts",
    dvsa: untested("2023-12-15", null),
    dvla: december2023,
    expected: firstTest("due soon", "2026-12-14", {
      earliest: "2026-11-15",
      ifPassedToday: "2027-12-14",
    }),
  },
  {
    name: "7,500 kg, only the month is known: the first annual test by the end of that month",
    dvsa: "down",
    dvla: enquiry("2026-01", 7500, "No details held by DVLA", null, { typeApproval: "N2" }),
    expected: { ...noDates, due: "2027-01-31", regime: "annual", motClass: "heavy" },
  },
  {
    name: "type approval M2, seats not known, only the month is known: one year or three",
    dvsa: "down",
    dvla: enquiry("2025-02", null, "No details held by DVLA", null, { typeApproval: "M2" }),
    expected: { due: null, isVan: true, stateNot: ["expired", "valid"] },
  },
]);

const newPass = (more: Body) => pass("2026-05-05", "2027-05-20", more);
const oldPass = pass("2025-05-06", "2026-05-20");
const noMotYet = ["No details held by DVLA", null] as const;

/** A newer pass is never hidden by an older one, and registers that differ decide nothing. */
const undatedPasses: VehicleRow[] = rows([
  {
    name: "newest pass without its expiry, DVLA down: not known, and not expired",
    dvsa: history("2019-05-21", [newPass({ expiryDate: null }), oldPass]),
    dvla: "down",
    expected: undated("unknown", null, { basis: null }),
  },
  {
    name: "newest pass without its expiry, DVLA still shows the older one",
    dvsa: history("2019-05-21", [newPass({ expiryDate: null }), oldPass]),
    dvla: enquiry("2019-05", 2900, "Not valid", "2026-05-20"),
    expected: undated("unknown", null),
  },
  {
    name: "newest pass without its expiry, DVLA has a later date",
    dvsa: history("2019-05-21", [newPass({ expiryDate: null }), oldPass]),
    dvla: enquiry("2019-05", 2900, "Valid", "2027-05-20"),
    expected: next("valid", "2027-05-20", { basis: "DVLA" }),
  },
  {
    name: "newest pass of a month, without its expiry",
    dvsa: history("2019-05-21", [newPass({ completedDate: "2026-05", expiryDate: null }), oldPass]),
    dvla: "down",
    expected: undated("unknown", null),
  },
  {
    name: "newest pass of a month, with its expiry",
    dvsa: history("2019-05-21", [newPass({ completedDate: "2026-05" }), oldPass]),
    dvla: "down",
    expected: next("valid", "2027-05-20", { basis: "last pass" }),
  },
  {
    name: "newest pass expires in a month, without a day",
    dvsa: history("2019-05-21", [newPass({ expiryDate: "2027-05" }), oldPass]),
    dvla: "down",
    expected: undated("unknown", null),
  },
  {
    name: "newest test without its result may be a pass",
    dvsa: history("2019-05-21", [newPass({ testResult: null }), oldPass]),
    dvla: "down",
    expected: undated("unknown", null),
  },
  {
    name: "an older pass without its expiry hides nothing",
    dvsa: history("2019-05-21", [
      newPass({}),
      pass("2025-05-06", "2026-05-20", { expiryDate: null }),
    ]),
    dvla: "down",
    expected: next("valid", "2027-05-20", { basis: "last pass" }),
  },
  {
    name: "a failure without an expiry leaves the running certificate",
    dvsa: history("2019-05-21", [fail("2026-11-02"), newPass({})]),
    dvla: "down",
    expected: { due: "2027-05-20", basis: "last pass", stateNot: ["expired", "unknown"] },
  },
  {
    name: "newest pass in Northern Ireland without its expiry",
    mark: "AXZ2411",
    dvsa: history("2019-05-21", [
      test("2026-05-05", "PASSED", null, { dataSource: "DVA NI" }),
      niPass("2025-05-06", "2026-05-20"),
    ]),
    dvla: "down",
    expected: undated("unknown", null),
  },
  {
    name: "newest annual test without its expiry",
    dvsa: history("2018-07-04", [
      test("2026-07-13T13:40:00.000Z", "PASSED", null, { dataSource: "CVS", defects: [] }),
      annualPass("2025-07-14", "2026-07-31"),
    ]),
    dvla: enquiry("2018-07", 7500, ...noMotYet, { typeApproval: "N2" }),
    expected: undated("unknown", null, { regime: "annual" }),
  },
  {
    name: "newest pass without its source, among annual tests: not an MOT that ran out",
    dvsa: history("2015-08-09", [
      test("2024-10-10T13:40:00.000Z", "PASSED", "2025-10-18", { dataSource: null, defects: [] }),
      annualPass("2023-10-09", "2024-10-17"),
    ]),
    dvla: "down",
    expected: { regime: "unclear" },
  },
  {
    name: "DVSA's certificate ran out, DVLA's is valid: the registers differ",
    dvsa: history("2019-05-21", [oldPass]),
    dvla: enquiry("2019-05", 2900, "Valid", "2027-12-03"),
    expected: undated("unknown", null, { inStep: false }),
  },
  {
    name: "DVLA says not valid without a day, DVSA is down",
    dvsa: "down",
    dvla: enquiry("2025-03", 2900, "Not valid", null),
    expected: undated("unknown", null, { dueBetween: null }),
  },
]);

/** Vehicles whose type approval, name or plate leaves the rule open. */
const openRules: VehicleRow[] = rows([
  {
    name: "N2 without a weight, diesel, 18 months old: no MOT date, whatever DVSA computes",
    dvsa: untested("2025-05-01", "2028-04-30"),
    dvla: enquiry("2025-05", null, ...noMotYet, { typeApproval: "N2" }),
    expected: undated("unknown", null, { regime: "annual", motClass: "heavy" }),
  },
  {
    name: "N3 without a weight",
    dvsa: untested("2026-02-10", null),
    dvla: enquiry("2026-02", null, ...noMotYet, { typeApproval: "N3" }),
    expected: undated("unknown", null, { motClass: "heavy" }),
  },
  {
    name: "N2 without a weight, electric: the weight decides",
    dvsa: untested("2025-05-02", "2028-05-01", electricDvsa),
    dvla: enquiry("2025-05", null, ...noMotYet, heavyElectricDvla),
    expected: undated("unknown", null, { regime: "unclear", motClass: null }),
  },
  {
    name: "4,250 kg without fuel or type approval, never tested: an MOT only if zero-emission",
    dvsa: untested("2013-01-01", "2015-12-31", { fuelType: null }),
    dvla: enquiry("2013-01", 4250, "Valid", "2024-05-01", { fuelType: null, typeApproval: null }),
    expected: undated("unknown", null, { regime: "unclear", motClass: null }),
  },
  {
    name: "N2 motor caravan without a weight, tested with an MOT",
    dvsa: history("2012-06-11", [pass("2026-05-19", "2027-05-30")], { model: "DUCATO MOTORHOME" }),
    dvla: enquiry("2012-06", null, "Valid", "2027-05-30", { typeApproval: "N2" }),
    expected: next("valid", "2027-05-30", { regime: "MOT", motClass: null }),
  },
  {
    name: "N2 by its approval, 3,500 kg by DVLA: the registers disagree",
    dvsa: untested("2025-05-03", "2028-05-02"),
    dvla: enquiry("2025-05", 3500, ...noMotYet, { typeApproval: "N2" }),
    expected: undated("unknown", null, { regime: "unclear", motClass: null }),
  },
  {
    name: "4,250 kg diesel of 10 November 2025: first annual test by the end of the month",
    dvsa: untested("2025-11-10", "2028-11-09"),
    dvla: enquiry("2025-11", 4250, ...noMotYet, { typeApproval: "N2" }),
    expected: {
      ...noDates,
      due: "2026-11-30",
      regime: "annual",
      motClass: "heavy",
      stateNot: ["expired", "unknown"],
    },
  },
  {
    name: "old vehicle of 4,500 kg that passed an MOT: its body is asked for",
    dvsa: history("1998-04-02", [pass("2026-05-11", "2027-05-12")]),
    dvla: enquiry("1998-04", 4500, "Valid", "2027-05-12", { typeApproval: null }),
    expected: { due: "2027-05-12", regime: "unclear", motClass: null },
  },
  {
    name: "ambulance by its model's name: no class, and no certain first test",
    dvsa: untested("2025-02-04", null, { model: "SPRINTER 319 AMBULANCE" }),
    dvla: enquiry("2025-02", 3500, ...noMotYet),
    expected: {
      motClass: null,
      due: null,
      dueBetween: { from: "2026-02-03", to: "2028-02-03" },
      stateNot: ["expired"],
    },
  },
  {
    name: "London taxi by its name: DVSA's date is that of a private car, not of a licensed taxi",
    dvsa: untested("2025-04-11", "2028-04-10", { make: "LEVC", model: "TX" }),
    dvla: enquiry("2025-04", 2400, ...noMotYet, { typeApproval: null }),
    expected: {
      due: null,
      dueBetween: { from: "2026-04-10", to: "2028-04-10" },
      stateNot: ["expired", "first not due"],
    },
  },
  {
    name: "hearse by its model's name",
    dvsa: history("2018-02-04", [pass("2026-02-02", "2027-02-03")], { model: "VITO HEARSE" }),
    dvla: enquiry("2018-02", 3200, "Valid", "2027-02-03"),
    expected: { motClass: null, due: "2027-02-03" },
  },
  {
    name: "Q plate without manufacture: no first test",
    mark: "Q124ABC",
    dvsa: untested("2025-03-05", null, { manufactureDate: null, manufactureYear: null }),
    dvla: enquiry("2025-03", 2900, ...noMotYet, { yearOfManufacture: null }),
    expected: undated("unknown", null, { dueBetween: null }),
  },
  {
    name: "Q plate with a recorded pass",
    mark: "Q125ABC",
    dvsa: history("2019-03-05", [pass("2026-03-02", "2027-03-04")], { manufactureDate: null }),
    dvla: enquiry("2019-03", 2900, "Valid", "2027-03-04", { yearOfManufacture: null }),
    expected: next("valid", "2027-03-04", { basis: "last pass" }),
  },
  {
    name: "Northern Ireland: a people carrier's first test after four years",
    mark: "AXZ2404",
    dvsa: untested("2023-06-14", null),
    dvla: enquiry("2023-06", 2200, ...noMotYet, { typeApproval: "M1" }),
    expected: undated("first not due", "2027-06-13", { basis: "first test" }),
  },
  {
    name: "Northern Ireland: a car-derived van's first test after three years",
    mark: "AXZ2405",
    dvsa: untested("2024-06-14", null),
    dvla: enquiry("2024-06", 1900, ...noMotYet, { typeApproval: "N1" }),
    expected: undated("first not due", "2027-06-13", { basis: "first test" }),
  },
  {
    name: "Northern Ireland: an electric van of 4,000 kg is first tested at one year",
    mark: "AXZ2406",
    dvsa: untested("2026-06-14", null, electricDvsa),
    dvla: enquiry("2026-06", 4000, ...noMotYet, heavyElectricDvla),
    expected: undated("first not due", "2027-06-30", { regime: "annual" }),
  },
]);

const imports: VehicleRow[] = rows([
  {
    name: "manufactured and registered eleven months apart, new at registration: counts from registration",
    dvsa: history("2024-07-11", [], { manufactureDate: "2023-08-10" }),
    dvla: enquiry("2024-07", 2610, "No details held by DVLA", null, {
      monthOfFirstDvlaRegistration: "2024-07",
      yearOfManufacture: 2023,
    }),
    expected: firstTest("first not due", "2027-07-10", { earliest: "2027-06-11" }),
  },
  {
    name: "manufactured in December, registered in February: counts from registration",
    dvsa: history("2024-02-28", [], { manufactureDate: "2023-12-12" }),
    dvla: enquiry("2024-02", 2620, "No details held by DVLA", null, { yearOfManufacture: 2023 }),
    expected: firstTest("first not due", "2027-02-27", { earliest: "2027-01-28" }),
  },
  {
    name: "manufactured fourteen months before registration: may have been used before",
    dvsa: history("2024-10-03", [], { firstUsedDate: "2023-08-09", manufactureDate: "2023-08-09" }),
    dvla: enquiry("2024-10", 2630, "No details held by DVLA", null, { yearOfManufacture: 2023 }),
    expected: undated("first not due", null, {
      dueBetween: { from: "2026-12-31", to: "2027-10-02" },
      basis: "import",
      regime: "MOT",
    }),
  },
  {
    name: "the same on the first day on which a test may keep the date",
    today: "2026-12-01",
    dvsa: history("2024-10-03", [], { firstUsedDate: "2023-08-09", manufactureDate: "2023-08-09" }),
    dvla: enquiry("2024-10", 2630, "No details held by DVLA", null, { yearOfManufacture: 2023 }),
    expected: undated("due soon", null, {
      dueBetween: { from: "2026-12-31", to: "2027-10-02" },
      basis: "import",
    }),
  },
  {
    name: "registered abroad six months before, manufactured the same year: registration here comes first either way",
    dvsa: history("2024-09-12", [], { firstUsedDate: "2024-03-05", manufactureDate: "2024-02-20" }),
    dvla: enquiry("2024-03", 2640, "No details held by DVLA", null, {
      monthOfFirstDvlaRegistration: "2024-09",
    }),
    expected: next("first not due", "2027-09-11", { dueBetween: null, twoVehicles: false }),
  },
  {
    name: "registered abroad a month before it was registered here, manufactured the year before",
    dvsa: history("2024-02-14", [], { firstUsedDate: "2024-01-09", manufactureDate: "2023-11-20" }),
    dvla: enquiry("2024-01", 2645, "No details held by DVLA", null, {
      monthOfFirstDvlaRegistration: "2024-02",
      yearOfManufacture: 2023,
    }),
    expected: undated("first not due", null, {
      dueBetween: { from: "2026-12-31", to: "2027-02-13" },
      basis: "import",
      twoVehicles: false,
    }),
  },
  {
    name: "import with an MOT: the certificate counts",
    dvsa: history("2023-05-17", [pass("2026-01-08", "2027-01-14")], {
      firstUsedDate: "2019-02-01",
      manufactureDate: "2019-02-01",
    }),
    dvla: enquiry("2019-02", 2650, "Valid", "2027-01-14", {
      monthOfFirstDvlaRegistration: "2023-05",
    }),
    expected: passed("valid", "2027-01-14", { earliest: "2026-12-15" }),
  },
  {
    name: "import, DVSA down: month abroad, month here and year of manufacture",
    dvsa: "down",
    dvla: enquiry("2021-05", 2660, "No details held by DVLA", null, {
      monthOfFirstDvlaRegistration: "2025-03",
    }),
    expected: undated("due soon", null, {
      dueBetween: { from: "2024-12-31", to: "2028-03-30" },
      basis: "import",
    }),
  },
  {
    name: "only the year of manufacture lies far before registration",
    dvsa: "down",
    dvla: enquiry("2024-05", 2670, "No details held by DVLA", null, {
      monthOfFirstDvlaRegistration: "2024-05",
      yearOfManufacture: 2021,
    }),
    expected: undated("due soon", null, {
      dueBetween: { from: "2024-12-31", to: "2027-05-30" },
      basis: "import",
    }),
  },
  {
    name: "import, both days past, DVSA read and without a test",
    dvsa: history("2019-02-01", [], { firstUsedDate: "2015-05-06", manufactureDate: "2015-05-06" }),
    dvla: enquiry("2015-05", 2680, "No details held by DVLA", null, {
      monthOfFirstDvlaRegistration: "2019-02",
    }),
    expected: undated("expired", null, {
      dueBetween: { from: "2018-12-31", to: "2022-01-31" },
      basis: "import",
    }),
  },
  {
    name: "import, both days past, DVSA down",
    dvsa: "down",
    dvla: enquiry("2015-05", 2690, "No details held by DVLA", null, {
      monthOfFirstDvlaRegistration: "2019-02",
    }),
    expected: undated("unknown", null),
  },
  {
    name: "import, DVSA gives a first date in the future: as DVSA says",
    dvsa: untested("2025-09-23", "2027-04-11", {
      manufactureDate: "2024-04-12",
      manufactureYear: "2024",
    }),
    dvla: enquiry("2024-04", 2695, "No details held by DVLA", null, {
      monthOfFirstDvlaRegistration: "2025-09",
    }),
    expected: firstTest("first not due", "2027-04-11", { earliest: "2027-03-12" }),
  },
]);

/**
 * Both registers name one vehicle whose months differ by one: only the spelling of the make could
 * prove two.
 */
function spelling(
  dvsaMake: string,
  dvlaMake: string,
  due: string,
  registered: string,
  dvlaMonth: string,
  grossKg: number,
): RowInput {
  return {
    name: `make spelled ${dvsaMake} by DVSA and ${dvlaMake} by DVLA, months differ`,
    dvsa: history(registered, [pass("2026-02-02", due)], { make: dvsaMake }),
    dvla: enquiry(dvlaMonth, grossKg, "Valid", due, { make: dvlaMake }),
    expected: { twoVehicles: false, state: "valid", due, basis: "last pass" },
  };
}

const twoRegisters: VehicleRow[] = rows([
  spelling("MERCEDES-BENZ", "MERCEDES", "2027-02-14", "2018-02-28", "2018-03", 3201),
  spelling("MERCEDES", "MERCEDES-BENZ", "2027-02-15", "2018-02-27", "2018-03", 3202),
  spelling("VOLKSWAGEN", "VW", "2027-02-16", "2018-03-31", "2018-04", 3203),
  spelling("VW", "VOLKSWAGEN", "2027-02-17", "2018-03-30", "2018-04", 3204),
  spelling("LAND ROVER", "LANDROVER", "2027-02-18", "2018-04-30", "2018-05", 3205),
  spelling("CITROËN", "CITROEN", "2027-02-19", "2018-05-31", "2018-06", 3206),
  spelling("VAUXHALL", "OPEL", "2027-02-20", "2018-06-29", "2018-07", 3207),
  spelling("OPEL", "VAUXHALL", "2027-02-21", "2018-06-30", "2018-07", 3208),
  spelling("Ford", "FORD", "2027-02-22", "2018-07-31", "2018-08", 3209),
  spelling("FORD ", "FORD", "2027-02-23", "2018-08-31", "2018-09", 3210),
  {
    name: "makes differ, month agrees: not proven (Peugeot and Citroën built one van)",
    dvsa: history("2019-04-23", [pass("2026-04-08", "2027-04-22")], {
      make: "PEUGEOT",
      model: "PARTNER",
    }),
    dvla: enquiry("2019-04", 2005, "Valid", "2027-04-22", { make: "CITROEN" }),
    expected: next("valid", "2027-04-22", { twoVehicles: false, basis: "last pass" }),
  },
  {
    name: "months differ by seven years, make agrees: not proven",
    dvsa: history("2012-06-14", [pass("2026-06-01", "2027-06-13")]),
    dvla: enquiry("2019-09", 2005, "Valid", "2027-06-13"),
    expected: { twoVehicles: false, due: "2027-06-13", basis: "last pass" },
  },
  {
    name: "motor caravan: DVSA names the converter, DVLA the base; month agrees",
    dvsa: history("2020-07-16", [pass("2026-07-07", "2027-07-15")], {
      make: "AUTO-TRAIL",
      model: "TRACKER",
    }),
    dvla: enquiry("2020-07", 3500, "Valid", "2027-07-15", { make: "FIAT", typeApproval: "M1" }),
    expected: next("valid", "2027-07-15", { twoVehicles: false, motClass: "4" }),
  },
  {
    name: "imported motor caravan: makes differ, DVSA's registration agrees with the month here",
    dvsa: history("2023-09-18", [pass("2026-09-08", "2027-09-17")], {
      make: "HYMER",
      model: "EXSIS",
      firstUsedDate: "2019-05-01",
      manufactureDate: "2019-05-01",
    }),
    dvla: enquiry("2019-05", 3500, "Valid", "2027-09-17", {
      make: "FIAT",
      typeApproval: "M1",
      monthOfFirstDvlaRegistration: "2023-09",
    }),
    expected: next("valid", "2027-09-17", { twoVehicles: false }),
  },
  {
    name: "DVSA gives no make: not proven",
    dvsa: history("2016-01-21", [pass("2026-01-13", "2027-01-20")], { make: null }),
    dvla: enquiry("2018-11", 2801, "Valid", "2027-01-20"),
    expected: { twoVehicles: false, due: "2027-01-20" },
  },
  {
    name: "DVLA gives no month: not proven",
    dvsa: history("2016-10-25", [pass("2026-10-12", "2027-10-24")], {
      make: "NISSAN",
      model: "NV200",
    }),
    dvla: {
      registrationNumber: MARK,
      make: "RENAULT",
      colour: "WHITE",
      motStatus: "Valid",
      motExpiryDate: "2027-10-24",
      revenueWeight: 2000,
    },
    expected: { twoVehicles: false, due: "2027-10-24" },
  },
  {
    name: "make and month differ, both in date, the second a lorry",
    dvsa: history("2015-02-10", [pass("2026-02-03", "2027-02-09")], { make: "AUDI", model: "A4" }),
    dvla: enquiry("2021-11", 7500, "Valid", "2027-11-30", { make: "IVECO", typeApproval: "N2" }),
    expected: twoVehicles,
  },
  {
    name: "make and month differ, DVSA's vehicle is new",
    dvsa: untested("2025-03-04", "2028-03-03", { make: "TOYOTA", model: "PROACE" }),
    dvla: enquiry("2016-07", 2900, "Not valid", "2026-07-12"),
    expected: twoVehicles,
  },
  {
    name: "make and month differ, DVSA's vehicle has annual tests only",
    dvsa: history("2017-09-05", [annualPass("2026-09-07", "2027-09-30")], {
      make: "DAF",
      model: "LF",
    }),
    dvla: enquiry("2020-12", 2500, "Valid", "2027-12-02", { make: "RENAULT" }),
    expected: twoVehicles,
  },
  {
    name: "make and month differ, the older one would be exempt by age",
    dvsa: history("1979-05-08", [], { make: "BEDFORD", model: "CF" }),
    dvla: enquiry("2022-02", 3500, "Valid", "2027-02-13", { make: "MERCEDES-BENZ" }),
    expected: { ...twoVehicles, exemption: null },
  },
  {
    name: "make and month differ, the last test of the first vehicle failed",
    dvsa: history("2013-10-17", [fail("2026-10-20", hose), pass("2025-10-09", "2026-10-16")], {
      make: "SKODA",
      model: "OCTAVIA",
    }),
    dvla: enquiry("2024-01", 3500, "No details held by DVLA", null, { make: "MERCEDES-BENZ" }),
    expected: twoVehicles,
  },
  {
    name: "passed two days ago, DVLA still says not valid: not yet in step",
    dvsa: history("2017-10-21", [
      pass("2026-11-24", "2027-11-23"),
      pass("2025-10-10", "2026-10-20"),
    ]),
    dvla: enquiry("2017-10", 2870, "Not valid", "2026-10-20"),
    expected: passed("valid", "2027-11-23", { earliest: "2027-10-24", inStep: false }),
  },
  {
    name: "DVLA says valid, DVSA's newest certificate ran out: not yet in step",
    dvsa: history("2017-11-11", [pass("2025-11-04", "2026-11-10")]),
    dvla: enquiry("2017-11", 2880, "Valid", "2027-11-10"),
    expected: { twoVehicles: false, inStep: false },
  },
  {
    name: "DVLA says valid with a past date, DVSA down: neither is stated",
    dvsa: "down",
    dvla: enquiry("2019-05", 2900, "Valid", "2026-11-01"),
    expected: next("unknown", null, { basis: null }),
  },
  {
    name: "DVLA says not valid with a coming date, DVSA has no record: neither is stated",
    dvsa: 404,
    dvla: enquiry("2019-05", 2900, "Not valid", "2027-01-15"),
    expected: next("unknown", null, { basis: null }),
  },
  {
    name: "pass without an end, DVLA says not valid with a coming date: the day is unknown",
    dvsa: history("2019-05-14", [test("2026-01-10", "PASSED", null, {})]),
    dvla: enquiry("2019-05", 2900, "Not valid", "2027-01-15"),
    expected: next("unknown", null, { basis: null }),
  },
  {
    name: "3,900 kg, electric by DVSA and diesel by DVLA: the test is open",
    dvsa: untested("2025-05-20", null, { fuelType: "Electric" }),
    dvla: enquiry("2025-05", 3900, "No details held by DVLA", null, { typeApproval: "N2" }),
    expected: next("unknown", null, { firstTestWasDue: null, motClass: null }),
  },
  {
    name: "3,900 kg, diesel by DVSA and electric by DVLA: the test is open",
    dvsa: untested("2025-05-20", "2028-05-19"),
    dvla: enquiry("2025-05", 3900, "No details held by DVLA", null, heavyElectricDvla),
    expected: next("unknown", null, { firstTestWasDue: null, motClass: null }),
  },
  {
    name: "3,900 kg without fuel or type approval: the test is open",
    dvsa: untested("2025-05-20", null, { fuelType: null }),
    dvla: enquiry("2025-05", 3900, "No details held by DVLA", null, {
      fuelType: null,
      typeApproval: null,
    }),
    expected: next("unknown", null, { regime: "unclear", motClass: null }),
  },
  {
    name: "minibus of 4,600 kg that passed an MOT: it is tested as one",
    dvsa: history("2022-04-05", [pass("2026-04-01", "2027-04-04")]),
    dvla: enquiry("2022-04", 4600, "Valid", "2027-04-04", { typeApproval: "M2" }),
    expected: mot("valid", "2027-04-04", { earliest: "2027-03-05" }),
  },
  {
    name: "both registers have one coming date, but DVLA says not valid: not in step",
    dvsa: history("2019-03-15", [pass("2026-03-10", "2027-03-14")]),
    dvla: enquiry("2019-03", 2900, "Not valid", "2027-03-14"),
    expected: mot("valid", "2027-03-14", { inStep: false }),
  },
  {
    name: "new van, neither register has an MOT: in step",
    dvsa: untested("2025-07-17", "2028-07-16"),
    dvla: enquiry("2025-07", 2890, "No details held by DVLA", null),
    expected: mot("first not due", "2028-07-16", { inStep: true }),
  },
]);

const northernIreland: VehicleRow[] = rows([
  {
    name: "tested in Northern Ireland, certificate in date",
    dvsa: history("2019-05-06", [niPass("2026-05-06", "2027-05-05")]),
    dvla: enquiry("2019-05", 2700, "Valid", "2027-05-05"),
    expected: undated("valid", "2027-05-05", {
      basis: "last pass",
      exemption: null,
      twoVehicles: false,
    }),
  },
  {
    name: "tested in Northern Ireland, certificate runs out in a fortnight",
    dvsa: history("2019-12-11", [niPass("2025-12-09", "2026-12-10")]),
    dvla: enquiry("2019-12", 2701, "Valid", "2026-12-10"),
    expected: undated("due soon", "2026-12-10", { basis: "last pass" }),
  },
  {
    name: "tested in Northern Ireland, certificate ran out",
    dvsa: history("2019-11-07", [niPass("2025-11-04", "2026-11-06")]),
    dvla: enquiry("2019-11", 2702, "Not valid", "2026-11-06"),
    expected: undated("expired", "2026-11-06", { basis: "last pass" }),
  },
  {
    name: "failed in Northern Ireland, the earlier certificate still runs",
    dvsa: history("2019-12-17", [niFail("2026-11-18"), niPass("2025-12-10", "2026-12-16")]),
    dvla: enquiry("2019-12", 2703, "Valid", "2026-12-16"),
    expected: undated("due soon", "2026-12-16", {
      basis: "last pass",
      lastTest: { testedOn: "2026-11-18", passed: false },
    }),
  },
  {
    name: "moved to Great Britain: newest pass by DVSA, older ones from Northern Ireland",
    dvsa: history("2018-08-27", [
      pass("2026-08-18", "2027-08-26"),
      niPass("2025-08-20", "2026-08-26"),
    ]),
    dvla: enquiry("2018-08", 2704, "Valid", "2027-08-26"),
    expected: next("valid", "2027-08-26", { basis: "last pass" }),
  },
]);

const failedTests: VehicleRow[] = rows([
  {
    name: "failed with a major defect, the certificate still valid",
    dvsa: history("2018-12-19", [fail("2026-11-20"), pass("2025-12-08", "2026-12-18")]),
    dvla: enquiry("2018-12", 2750, "Valid", "2026-12-18"),
    expected: passed("due soon", "2026-12-18", {
      ifPassedToday: "2027-12-18",
      lastTest: { testedOn: "2026-11-20", passed: false },
    }),
  },
  {
    name: "failed with a dangerous defect, the certificate expired",
    dvsa: history("2018-11-16", [fail("2026-11-19", hose), pass("2025-11-06", "2026-11-15")]),
    dvla: enquiry("2018-11", 2751, "Not valid", "2026-11-15"),
    expected: passed("expired", "2026-11-15", {
      lastTest: { testedOn: "2026-11-19", passed: false },
    }),
  },
  {
    name: "failed early, certificate valid for months",
    dvsa: history("2018-04-24", [fail("2026-11-16"), pass("2026-04-14", "2027-04-23")]),
    dvla: enquiry("2018-04", 2752, "Valid", "2027-04-23"),
    expected: mot("valid", "2027-04-23", {
      earliest: "2027-03-24",
      lastTest: { testedOn: "2026-11-16", passed: false },
    }),
  },
  {
    name: "failed in the morning, passed in the afternoon, fail listed first",
    dvsa: history("2018-10-09", [
      fail("2026-10-08"),
      pass("2026-10-08", "2027-10-08", { completedDate: "2026-10-08T15:30:00.000Z" }),
    ]),
    dvla: enquiry("2018-10", 2753, "Valid", "2027-10-08"),
    expected: mot("valid", "2027-10-08", { lastTest: { testedOn: "2026-10-08", passed: true } }),
  },
  {
    name: "failed in the morning, passed in the afternoon, pass listed first",
    dvsa: history("2018-10-10", [
      pass("2026-10-09", "2027-10-09", { completedDate: "2026-10-09T15:30:00.000Z" }),
      fail("2026-10-09"),
    ]),
    dvla: enquiry("2018-10", 2754, "Valid", "2027-10-09"),
    expected: mot("valid", "2027-10-09", { lastTest: { testedOn: "2026-10-09", passed: true } }),
  },
  {
    name: "its first test failed and it never passed: no date is estimated",
    dvsa: history("2023-10-16", [fail("2026-10-10")]),
    dvla: enquiry("2023-10", 2755, "No details held by DVLA", null),
    expected: {
      due: null,
      dueBetween: null,
      regime: "MOT",
      stateNot: ["first not due", "valid", "due soon"],
      lastTest: { testedOn: "2026-10-10", passed: false },
    },
  },
]);

const notVans: VehicleRow[] = rows([
  {
    name: "moped, type approval L1, 3 months in date",
    dvsa: history("2020-02-26", [pass("2026-02-19", "2027-02-25")], {
      make: "PIAGGIO",
      model: "ZIP",
      fuelType: "Petrol",
      engineSize: "49",
    }),
    dvla: enquiry("2020-02", null, "Valid", "2027-02-25", {
      make: "PIAGGIO",
      typeApproval: "L1",
      wheelplan: "2 WHEEL",
    }),
    expected: notAVan,
  },
  {
    name: "heavy trailer, type approval O4, with a weight that would be a lorry's",
    dvsa: 404,
    dvla: enquiry("2019-03", 39000, "No details held by DVLA", null, {
      make: "SDC",
      typeApproval: "O4",
    }),
    expected: notAVan,
  },
  {
    name: "tractor, type approval T3, with a weight that would be a class 7 van's",
    dvsa: 404,
    dvla: enquiry("2021-05", 3400, "No details held by DVLA", null, {
      make: "KUBOTA",
      typeApproval: "T3",
    }),
    expected: notAVan,
  },
  {
    name: "type approval missing, 2,900 kg: may be a van",
    dvsa: history("2014-01-29", [pass("2026-01-20", "2027-01-27")]),
    dvla: enquiry("2014-01", 2900, "Valid", "2027-01-27", { typeApproval: undefined }),
    expected: next("valid", "2027-01-27", { isVan: true, twoVehicles: false }),
  },
]);

const leapDays: VehicleRow[] = rows([
  {
    name: "certificate to 29 February 2028: the first day on which a test keeps the date",
    today: "2028-01-30",
    dvsa: history("2016-02-29", [pass("2027-02-20", "2028-02-29")]),
    dvla: enquiry("2016-02", 2771, "Valid", "2028-02-29"),
    expected: mot("due soon", "2028-02-29", {
      earliest: "2028-01-30",
      ifPassedToday: "2029-02-28",
    }),
  },
  {
    name: "certificate to 29 February 2028: the day before",
    today: "2028-01-29",
    dvsa: history("2016-02-29", [pass("2027-02-20", "2028-02-29")]),
    dvla: enquiry("2016-02", 2771, "Valid", "2028-02-29"),
    expected: { ...plain, due: "2028-02-29", earliest: "2028-01-30", ifPassedToday: "2029-01-28" },
  },
  {
    name: "tested on 29 February 2028 after its certificate ran out",
    today: "2028-02-29",
    dvsa: history("2017-01-21", [pass("2027-01-11", "2028-01-20")]),
    dvla: enquiry("2017-01", 2772, "Not valid", "2028-01-20"),
    expected: mot("expired", "2028-01-20", { ifPassedToday: "2029-02-28" }),
  },
  {
    name: "certificate to 28 March 2028: a leap year gives one day more",
    today: "2028-02-29",
    dvsa: history("2017-03-29", [pass("2027-03-15", "2028-03-28")]),
    dvla: enquiry("2017-03", 2773, "Valid", "2028-03-28"),
    expected: mot("due soon", "2028-03-28", {
      earliest: "2028-02-29",
      ifPassedToday: "2029-03-28",
    }),
  },
  {
    name: "stated: first registered on 29 February 2024",
    stated: { ...dieselVan, registered: "2024-02-29" },
    expected: next("first not due", "2027-02-28", { basis: "first test", earliest: "2027-01-29" }),
  },
  {
    name: "stated: first registered on 1 March 2025, due on 29 February 2028",
    stated: { ...dieselVan, registered: "2025-03-01" },
    expected: next("first not due", "2028-02-29", { basis: "first test", earliest: "2028-01-30" }),
  },
]);

type RowInput =
  | { name: string; today?: string; mark?: string; dvsa: Answer; dvla: Answer; expected: Expected }
  | { name: string; today?: string; stated: Stated; expected: Expected };

/** Gives each row its day (the table's, unless it has its own) and a place for its mark. */
function rows(inputs: RowInput[]): VehicleRow[] {
  return inputs.map((input) =>
    "stated" in input ? { today, ...input } : { today, mark: MARK, ...input },
  );
}

const letters = "ABCDEFGHJKLMNOPRSTUVWXY";

/** Made-up marks: DVLA issues none that begin with Q in the current form. */
function madeUpMark(number: number): string {
  const first = letters[Math.floor(number / letters.length)];
  return `QQ${String(20 + (number % 7))}${first}${letters[number % letters.length]}K`;
}

function withMark(value: unknown, mark: string): unknown {
  if (value === MARK) return mark;
  if (Array.isArray(value)) return value.map((item) => withMark(item, mark));
  if (value === null || typeof value !== "object") return value;
  const present = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(present.map(([key, field]) => [key, withMark(field, mark)]));
}

const allRows: VehicleRow[] = [
  ...plainVans,
  ...oddAnswers,
  ...annualTests,
  ...undatedPasses,
  ...openRules,
  ...zeroEmission,
  ...exemptions,
  ...statedVans,
  ...monthsOnly,
  ...imports,
  ...twoRegisters,
  ...northernIreland,
  ...failedTests,
  ...notVans,
  ...leapDays,
];

export const vehicles: VehicleRow[] = allRows.map(
  (row, number) => withMark(row, madeUpMark(number)) as VehicleRow,
);

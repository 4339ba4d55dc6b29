import { describe, expect, test } from "vitest";
import type { EnquiryRecord } from "./dvla.ts";
import type { MotRecord, MotTest } from "./dvsa.ts";
import { buildVehicleCheck, type SourceResult } from "./vehicle-check.ts";

const today = "2026-11-22";

const motTest = (over: Partial<MotTest> = {}): MotTest => ({
  dataSource: "DVSA",
  on: "2026-03-03",
  passed: true,
  expiryDate: "2027-03-12",
  miles: 61_000,
  defects: [],
  ...over,
});
const history = (over: Partial<MotRecord> = {}): MotRecord => ({
  make: "FORD",
  model: "TRANSIT 350",
  colour: "White",
  fuel: "Diesel",
  registrationDate: "2019-03-13",
  manufactured: "2019-02-04",
  firstUsed: "2019-03-14",
  firstTestDue: null,
  hasTests: true,
  tests: [motTest()],
  undatedPasses: [],
  recall: "no",
  ...over,
});
const enquiry = (over: Partial<EnquiryRecord> = {}): EnquiryRecord => ({
  make: "FORD",
  colour: "WHITE",
  fuel: "DIESEL",
  monthRegistered: "2019-03",
  monthRegisteredHere: null,
  yearOfManufacture: 2019,
  revenueWeight: 3_500,
  typeApproval: "N1",
  motStatus: "Valid",
  motExpiryDate: "2027-03-10",
  taxStatus: "Taxed",
  taxDueDate: "2027-02-01",
  ...over,
});
const failed = { state: "failed" } as const;
const answered = <R>(record: R): SourceResult<R> => ({ state: "answered", record });
const check = (dvsa: MotRecord | null, dvla: EnquiryRecord | null, registration = "AB19CDE") =>
  buildVehicleCheck({
    registration,
    today,
    sample: false,
    history: dvsa ? answered(dvsa) : failed,
    enquiry: dvla ? answered(dvla) : failed,
  });

describe("the MOT due date", () => {
  test("is the latest expiry of a passed test, in preference to DVLA's date", () => {
    const tests = [
      motTest({ on: "2026-11-01", passed: false, expiryDate: null }),
      motTest(),
      motTest({ expiryDate: "2026-03-12" }),
    ];
    expect(check(history({ tests }), enquiry()).mot).toMatchObject({
      due: "2027-03-12",
      basis: "last pass",
      state: "valid",
      earliest: "2027-02-13",
      days: 110,
    });
  });

  test("of a van without tests is DVSA's date for the first test", () => {
    const { mot } = check(history({ tests: [], firstTestDue: "2027-05-20" }), enquiry({ motExpiryDate: null }));
    expect(mot).toMatchObject({ due: "2027-05-20", basis: "first test", state: "first not due" });
  });

  test("of a van without tests or DVSA's date is the day before it is three years old", () => {
    const { mot } = check(history({ tests: [], registrationDate: "2023-06-01" }), null);
    expect(mot).toMatchObject({ due: "2026-05-31", basis: "first test", state: "expired" });
  });

  test("of a minibus without tests is the day before it is a year old", () => {
    const minibus = enquiry({ typeApproval: "M2", motExpiryDate: null, monthRegistered: "2026-08" });
    const { mot } = check(history({ tests: [], registrationDate: "2026-08-10" }), minibus);
    expect(mot).toMatchObject({ due: "2027-08-09", basis: "first test" });
    expect(check(null, minibus).mot).toMatchObject({ due: "2027-07-31", basis: "first test" });
    const northernIrish = check(null, minibus, "AIZ1234");
    expect(northernIrish.mot).toMatchObject({ due: null, state: "unknown" });
  });

  test("is DVLA's date if DVSA does not respond", () => {
    expect(check(null, enquiry()).mot).toMatchObject({ due: "2027-03-10", basis: "DVLA" });
  });

  test("counts from the first day of DVLA's month until that day has passed", () => {
    const young = enquiry({ motExpiryDate: null, monthRegistered: "2024-08" });
    expect(check(null, young).mot).toMatchObject({ due: "2027-07-31", basis: "first test" });
    const old = enquiry({ motExpiryDate: null, monthRegistered: "2015-08" });
    expect(check(null, old).mot).toMatchObject({ due: null, basis: null, state: "unknown" });
  });

  test("uses DVLA's month if DVSA has neither a test nor a date", () => {
    const dvsa = history({ tests: [], registrationDate: null });
    const young = enquiry({ motExpiryDate: null, monthRegistered: "2024-08" });
    expect(check(dvsa, young).mot).toMatchObject({ due: "2027-07-31", basis: "first test" });
    const old = enquiry({ motExpiryDate: null, monthRegistered: "2015-08" });
    expect(check(dvsa, old).mot).toMatchObject({ due: null, basis: null });
    expect(check(dvsa, null).mot).toMatchObject({ due: null, basis: null });
  });

  test("of a heavy vehicle is DVLA's date if DVSA does not respond", () => {
    const heavy = enquiry({ revenueWeight: 7_500, typeApproval: "N2" });
    expect(check(null, heavy).mot).toMatchObject({ due: "2027-03-10", basis: "DVLA" });
  });

  test("may be today when derived from DVLA's month", () => {
    const { mot } = buildVehicleCheck({
      registration: "AB19CDE",
      today: "2027-07-31",
      sample: false,
      history: failed,
      enquiry: answered(enquiry({ motExpiryDate: null, monthRegistered: "2024-08" })),
    });
    expect(mot).toMatchObject({ due: "2027-07-31", basis: "first test" });
  });

  test("of an electric van over 3,500 kg ignores heavy vehicle tests", () => {
    const heavyTest = motTest({ dataSource: "CVS", expiryDate: "2027-10-31", on: "2026-10-01" });
    const electric = enquiry({
      fuel: "ELECTRICITY",
      revenueWeight: 4_250,
      motExpiryDate: null,
      monthRegistered: "2024-02",
    });
    const van = history({ fuel: "Electric", registrationDate: "2024-02-10", tests: [heavyTest] });
    const answer = check(van, electric);
    expect(answer.mot).toMatchObject({ due: "2027-02-09", basis: "first test" });
    expect(answer.motClass).toMatchObject({ answer: "7", certainty: "likely" });
    expect(answer.lastTest).toBeNull();
  });

  test("of a heavy vehicle comes from its heavy vehicle test and is never estimated", () => {
    const heavyTest = motTest({ dataSource: "CVS", expiryDate: "2027-01-31" });
    const heavy = enquiry({ revenueWeight: 7_500, typeApproval: "N2", motExpiryDate: null });
    expect(check(history({ tests: [heavyTest] }), heavy).mot).toMatchObject({
      due: "2027-01-31",
      basis: "last pass",
      earliest: null,
      ifPassedToday: null,
    });
    expect(check(history({ tests: [] }), heavy).mot).toMatchObject({ due: null, state: "unknown" });
  });

  test("has no early days in Northern Ireland, judged by the last test or by the registration of a van without tests", () => {
    const tested = check(history({ tests: [motTest({ dataSource: "DVA NI" })] }), enquiry());
    expect(tested).toMatchObject({ jurisdiction: "northern-ireland", mot: { due: "2027-03-12", earliest: null } });
    expect(tested.motClass).toMatchObject({ answer: null, maximumFee: null });
    expect(check(null, enquiry(), "AIZ1234").jurisdiction).toBe("northern-ireland");
    expect(check(history(), enquiry(), "AIZ1234").jurisdiction).toBe("great-britain");
  });
});

describe("the class", () => {
  test.each([
    [
      "DVLA's weight",
      history(),
      enquiry(),
      { answer: "7", certainty: "likely", from: "DVLA revenue weight", maximumFee: "58.60" },
    ],
    [
      "only a model's name",
      history(),
      null,
      { answer: "7", certainty: "ask", from: "model name", grossKg: 3_500, maximumFee: null },
    ],
    [
      "no weight and no name",
      null,
      enquiry({ revenueWeight: null }),
      { answer: null, certainty: "ask", ask: ["plate"] },
    ],
    [
      "DVLA's placeholder",
      history({ model: "DEFENDER 110" }),
      enquiry({ revenueWeight: 3_499 }),
      { answer: null, certainty: "ask" },
    ],
    [
      "a motor caravan's name",
      history({ model: "DUCATO MOTORHOME" }),
      enquiry(),
      { certainty: "ask", ask: ["plate", "motor caravan"] },
    ],
    ["a car's type approval", history(), enquiry({ typeApproval: "M1" }), { answer: "4", certainty: "likely" }],
    [
      "a minibus's type approval",
      history(),
      enquiry({ typeApproval: "M2" }),
      { answer: null, certainty: "ask", ask: ["seats"], maximumFee: null },
    ],
    [
      "only a minibus's name",
      history({ model: "TRANSIT 350 MINIBUS" }),
      null,
      { answer: null, certainty: "ask", ask: ["seats"] },
    ],
    [
      "a minibus's name and the type approval of a van",
      history({ model: "TRANSIT 350 MINIBUS" }),
      enquiry(),
      { answer: "7", certainty: "likely" },
    ],
    [
      "a car's type approval, although it is electric and of 2014",
      history({ fuel: "Electric", registrationDate: "2014-11-03" }),
      enquiry({ fuel: "ELECTRICITY", typeApproval: "M1" }),
      { answer: "4", certainty: "likely" },
    ],
    [
      "12 tonnes, although it is of 1984",
      history({ registrationDate: "1984-05-02" }),
      enquiry({ revenueWeight: 12_000, typeApproval: "N2" }),
      { answer: "heavy" },
    ],
    ["7,500 kg", history(), enquiry({ revenueWeight: 7_500 }), { answer: "heavy" }],
    [
      "an electric van of 1999",
      null,
      enquiry({ fuel: "ELECTRICITY", monthRegistered: "1999-03" }),
      { answer: null, certainty: "ask" },
    ],
    ["a fuel cell's zero emissions", null, enquiry({ fuel: "FUEL CELLS", revenueWeight: 4_000 }), { answer: "7" }],
    [
      "a fuel without a known power source",
      null,
      enquiry({ fuel: "OTHER", revenueWeight: 4_000 }),
      { answer: null, ask: ["plate", "power"] },
    ],
    ["a hybrid over 3,500 kg", null, enquiry({ fuel: "HYBRID ELECTRIC", revenueWeight: 4_000 }), { answer: "heavy" }],
  ] as const)("by %s", (_, dvsa, dvla, expected) => {
    expect(check(dvsa, dvla).motClass).toMatchObject(expected);
  });
});

describe("a failed last test", () => {
  const dangerous = { text: "Brake pads thin (1.1.13 (a) (ii))", type: "DANGEROUS", dangerous: true };
  const failure = (over: Partial<MotTest> = {}) =>
    motTest({ on: "2026-11-19", passed: false, expiryDate: null, defects: [dangerous], ...over });

  test("with a dangerous defect forbids driving, even if an earlier pass is valid", () => {
    const { failedTest, mot } = check(history({ tests: [failure(), motTest()] }), null);
    expect(failedTest).toMatchObject({
      on: "2026-11-19",
      severity: "dangerous",
      driving: "not until repaired",
      validUntil: "2027-03-12",
      validBy: "earlier pass",
      retest: { state: "open", by: "2026-12-03", applyBy: null },
    });
    expect(mot.due).toBe("2027-03-12");
  });

  test("of a van that has passed since is not reported", () => {
    const tests = [motTest({ on: "2026-11-20" }), failure()];
    expect(check(history({ tests }), null).failedTest).toBeNull();
  });

  test("in Northern Ireland forbids driving whatever the defects", () => {
    const tests = [failure({ dataSource: "DVA NI", defects: [] }), motTest({ dataSource: "DVA NI" })];
    expect(check(history({ tests }), null).failedTest).toMatchObject({
      severity: "unknown",
      driving: "not until repaired",
      jurisdiction: "northern-ireland",
    });
  });

  test("of a heavy vehicle also counts for a van, because its defects may be dangerous", () => {
    const tests = [failure({ dataSource: "CVS" }), motTest()];
    const { failedTest, lastTest } = check(history({ tests }), null);
    expect(failedTest).toMatchObject({ driving: "not until repaired", isHeavy: true, retest: null });
    expect(lastTest).toMatchObject({ on: "2026-11-19", result: "failed" });
  });

  test("of a van under three years old is reported with the due date of the first test", () => {
    const major = { text: "Stop lamp not working (4.3.1 (a) (i))", type: "MAJOR", dangerous: false };
    const tests = [failure({ defects: [major] })];
    const { failedTest } = check(history({ tests, registrationDate: "2024-06-01" }), enquiry({ motExpiryDate: null }));
    expect(failedTest).toMatchObject({
      severity: "other",
      driving: "if roadworthy",
      validUntil: "2027-05-31",
      validBy: "first test not due",
    });
  });

  test("is not reported if DVSA does not respond", () => {
    expect(check(null, enquiry()).failedTest).toBeNull();
  });
});

test("returns each defect of the last test with DVSA's text, its section of the manual and the matching service", () => {
  const defects = [
    { text: "Brake pads thin (1.1.13 (a) (ii))", type: "DANGEROUS", dangerous: true },
    { text: "Stop lamp not working (4.3.1 (a) (i))", type: "MAJOR", dangerous: false },
    { text: "Seat belt webbing frayed (7.1.2 (b))", type: "ADVISORY", dangerous: false },
    { text: "Dense smoke (8.2.2.1 (b))", type: "MAJOR", dangerous: false },
    { text: "Oil leak (8.4.1 (a) (i))", type: "ADVISORY", dangerous: false },
    { text: "Van full of tools", type: "USER ENTERED", dangerous: false },
  ];
  const { lastTest } = check(history({ tests: [motTest({ passed: false, expiryDate: null, defects })] }), null);
  expect(lastTest).toMatchObject({ on: "2026-03-03", result: "failed", miles: 61_000 });
  expect(lastTest?.defects.map(({ text }) => text)).toEqual(defects.map(({ text }) => text));
  expect(lastTest?.defects.map(({ section, service }) => [section, service])).toEqual([
    ["1.1.13", "brake-service"],
    ["4.3.1", "diagnostics"],
    ["7.1.2", null],
    ["8.2.2.1", "diagnostics"],
    ["8.4.1", "oil-change"],
    [null, null],
  ]);
});

test("takes make, colour and fuel from DVSA, or else from DVLA", () => {
  const dvla = enquiry({ make: "DVLA MAKE", colour: "DVLA COLOUR", fuel: "DVLA FUEL" });
  expect(check(history(), dvla)).toMatchObject({ make: "FORD", colour: "White", fuel: "Diesel", model: "TRANSIT 350" });
  expect(check(history({ make: null, colour: null, fuel: null }), dvla)).toMatchObject({
    make: "DVLA MAKE",
    colour: "DVLA COLOUR",
    fuel: "DVLA FUEL",
  });
  expect(check(null, null)).toMatchObject({ make: null, colour: null, fuel: null, model: null, firstRegistered: null });
});

test("takes a motor caravan's make from DVSA, or else from DVLA", () => {
  const ask = ["plate", "motor caravan"];
  expect(check(history({ make: "HYMER", model: "B 544" }), enquiry()).motClass).toMatchObject({ ask });
  expect(check(history({ make: null, model: "B 544" }), enquiry({ make: "HYMER" })).motClass).toMatchObject({ ask });
});

test("reports a passed last test", () => {
  expect(check(history(), null).lastTest).toEqual({ on: "2026-03-03", result: "passed", miles: 61_000, defects: [] });
});

test("takes the day of first registration from DVSA, or else the month from DVLA", () => {
  expect(check(history(), enquiry()).firstRegistered).toBe("2019-03-13");
  expect(check(history({ registrationDate: null }), enquiry()).firstRegistered).toBe("2019-03");
});

test("takes the tax from DVLA, and returns null without a state", () => {
  expect(check(null, enquiry()).tax).toEqual({ state: "Taxed", due: "2027-02-01" });
  expect(check(null, enquiry({ taxStatus: null })).tax).toBeNull();
});

test.each([
  [true, answered(history()), true],
  [true, failed, false],
  [false, answered(history()), false],
] as const)("marks vehicles as samples if the services return sample data (%j)", (sample, dvsa, expected) => {
  const known = buildVehicleCheck({ registration: "AB19CDE", today, sample, history: dvsa, enquiry: failed });
  expect(known.sample).toBe(expected);
});

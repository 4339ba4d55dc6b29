import { describe, expect, test } from "vitest";
import { noRegisterWords } from "@vanfettle/contract/testing/no-register-words";
import type { EnquiryRecord } from "./dvla.ts";
import type { MotRecord, MotTest } from "./dvsa.ts";
import { buildVehicleCheck, type SourceResult } from "./vehicle-check.ts";

const today = "2026-11-22";

const motTest = (over: Partial<MotTest> = {}): MotTest => ({
  dataSource: "DVSA",
  testedOn: "2026-03-03",
  passed: true,
  expiryDate: "2027-03-12",
  miles: 61_000,
  defects: [],
  ...over,
});
const history = ({ tests = [motTest()], ...over }: Partial<MotRecord> = {}): MotRecord => ({
  make: "FORD",
  model: "TRANSIT 350",
  colour: "White",
  fuel: "Diesel",
  registrationDate: "2019-03-13",
  manufactured: null,
  firstUsed: null,
  firstTestDue: null,
  hasTests: tests.length > 0,
  tests,
  unclearTests: [],
  recall: "no",
  ...over,
});
const enquiry = (over: Partial<EnquiryRecord> = {}): EnquiryRecord => ({
  make: "FORD",
  colour: "WHITE",
  fuel: "DIESEL",
  monthRegistered: "2019-03",
  monthRegisteredHere: null,
  yearOfManufacture: null,
  revenueWeight: 3_500,
  typeApproval: "N1",
  wheelplan: "2 AXLE RIGID BODY",
  motStatus: "Valid",
  motExpiryDate: "2027-03-10",
  taxStatus: "Taxed",
  taxDueDate: "2027-02-01",
  isMarkedForExport: false,
  euroStatus: "EURO 6",
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

test("states an exemption of a later day with its first day, and no exemption today", () => {
  const old = history({ registrationDate: "1987-02-03" });
  const { mot } = check(old, enquiry({ monthRegistered: "1987-02" }));
  expect(mot).toMatchObject({
    state: "valid",
    due: "2027-03-12",
    exemption: { kind: "over 40", from: "2027-02-03" },
  });
});

describe("the MOT due date", () => {
  test("is the latest expiry of a passed test, in preference to DVLA's date", () => {
    const tests = [
      motTest({ testedOn: "2026-11-01", passed: false, expiryDate: null }),
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
    const { mot } = check(
      history({ tests: [], firstTestDue: "2027-05-20" }),
      enquiry({ motExpiryDate: null }),
    );
    expect(mot).toMatchObject({ due: "2027-05-20", basis: "first test", state: "first not due" });
  });

  test("of a van without tests or DVSA's date is the day before it is three years old", () => {
    const { mot } = check(history({ tests: [], registrationDate: "2023-06-01" }), null);
    expect(mot).toMatchObject({ due: "2026-05-31", basis: "first test", state: "expired" });
  });

  test("of a minibus without tests is the day before it is a year old, or a range for a month", () => {
    const minibus = enquiry({
      typeApproval: "M2",
      motExpiryDate: null,
      monthRegistered: "2026-08",
    });
    const { mot } = check(history({ tests: [], registrationDate: "2026-08-10" }), minibus);
    expect(mot).toMatchObject({ due: "2027-08-09", basis: "first test" });
    expect(check(null, minibus).mot).toMatchObject({
      due: null,
      dueBetween: { from: "2027-07-31", to: "2027-08-30" },
      basis: "registered month",
    });
    const northernIrish = check(null, minibus, "AIZ1234");
    expect(northernIrish.mot).toMatchObject({ due: null, dueBetween: null, state: "unknown" });
  });

  test("is DVLA's date if DVSA does not respond", () => {
    expect(check(null, enquiry()).mot).toMatchObject({ due: "2027-03-10", basis: "DVLA" });
  });

  test.each([
    ["does not answer", null],
    ["has neither a test nor a date", history({ tests: [], registrationDate: null })],
  ])("is a range if DVSA %s and DVLA has a month", (_, dvsa) => {
    const van = enquiry({
      motExpiryDate: null,
      monthRegistered: "2023-12",
      monthRegisteredHere: null,
    });
    expect(check(dvsa, van).mot).toEqual({
      state: "due soon",
      due: null,
      dueBetween: { from: "2026-11-30", to: "2026-12-30" },
      firstTestWasDue: null,
      earliest: null,
      lastDay: null,
      ifPassedToday: null,
      days: null,
      basis: "registered month",
      testsKnown: dvsa !== null,
      regime: "MOT",
      exemption: expect.objectContaining({ kind: "over 40", from: "2063-12-31" }),
      registers: { ...noRegisterWords, dvlaStatus: "valid" },
    });
  });

  test("of an older month is unknown if DVSA does not answer, and overdue if DVSA lists no test", () => {
    const van = enquiry({
      motStatus: "No details held by DVLA",
      motExpiryDate: null,
      monthRegistered: "2015-08",
      monthRegisteredHere: null,
    });
    expect(check(null, van).mot).toMatchObject({
      state: "unknown",
      due: null,
      firstTestWasDue: "2018-08-30",
    });
    const dvsa = history({ tests: [], registrationDate: null });
    expect(check(dvsa, van).mot).toMatchObject({ state: "expired", due: null });
    expect(check(dvsa, null).mot).toMatchObject({ state: "unknown", due: null, basis: null });
  });

  test("of a heavy vehicle is DVLA's date if DVSA does not respond", () => {
    const heavy = enquiry({ revenueWeight: 7_500, typeApproval: "N2" });
    expect(check(null, heavy).mot).toMatchObject({ due: "2027-03-10", basis: "DVLA" });
  });

  describe("of a zero-emission van of class 7", () => {
    const annual = (testedOn: string, expiryDate: string) =>
      motTest({ dataSource: "CVS", testedOn, expiryDate });
    const dvla = enquiry({
      fuel: "ELECTRICITY",
      revenueWeight: 4_250,
      motExpiryDate: null,
      monthRegistered: "2024-02",
    });
    const dvsa = (tests: MotTest[]) =>
      history({ fuel: "Electric", registrationDate: "2024-02-10", tests });

    test("ignores annual tests before the rule", () => {
      const answer = check(dvsa([annual("2026-05-31", "2027-05-31")]), dvla);
      expect(answer.mot).toMatchObject({ due: "2027-02-09", basis: "first test", regime: "MOT" });
      expect(answer.motClass).toMatchObject({ answer: "7", certainty: "likely" });
      expect(answer.lastTest).toBeNull();
    });

    test("leaves open which test applies after a later annual pass", () => {
      const answer = check(dvsa([annual("2026-06-01", "2027-10-31")]), dvla);
      expect(answer.mot).toMatchObject({
        due: "2027-10-31",
        basis: "annual test",
        regime: "unclear",
        earliest: null,
      });
      expect(answer.lastTest?.testedOn).toBe("2026-06-01");
    });

    test("is that of the annual test for the same weight with an engine", () => {
      const diesel = { ...dvsa([annual("2026-05-31", "2027-05-31")]), fuel: "Diesel" };
      const answer = check(diesel, { ...dvla, fuel: "DIESEL" });
      expect(answer.mot).toMatchObject({
        due: "2027-05-31",
        basis: "annual test",
        regime: "annual",
      });
    });
  });

  describe("of a vehicle with only annual tests", () => {
    const tests = [
      motTest({ dataSource: "CVS", testedOn: "2026-06-20", expiryDate: "2027-06-30" }),
    ];
    const horsebox = history({ model: "DAILY", registrationDate: "2014-05-01", tests });

    test.each([
      [
        "5,000 kg",
        enquiry({ revenueWeight: 5_000, motExpiryDate: null, typeApproval: "N2" }),
        "annual",
      ],
      ["no weight", enquiry({ revenueWeight: null, motExpiryDate: null }), "unclear"],
      ["3,500 kg", enquiry({ motExpiryDate: null }), "unclear"],
      ["2,900 kg", enquiry({ revenueWeight: 2_900, motExpiryDate: null }), "unclear"],
      ["no answer", null, "unclear"],
    ])("is that of the last pass, whatever DVLA says: %s", (_, dvla, regime) => {
      expect(check(horsebox, dvla).mot).toMatchObject({
        state: "valid",
        due: "2027-06-30",
        basis: "annual test",
        regime,
        earliest: null,
        ifPassedToday: null,
      });
    });

    test("is unknown, and never a first test, after only a failure", () => {
      const failed = [motTest({ dataSource: "CVS", passed: false, expiryDate: null })];
      for (const dvla of [null, enquiry({ revenueWeight: null, motExpiryDate: null })]) {
        const young = history({ tests: failed, registrationDate: "2025-05-01" });
        expect(check(young, dvla).mot).toMatchObject({
          state: "unknown",
          due: null,
          dueBetween: null,
          basis: null,
        });
      }
    });

    test("is that of a pass without a day", () => {
      const unclearTests = [
        { dataSource: "CVS", month: null, passed: true as const, expiryDate: "2027-06-30" },
      ];
      const dvsa = {
        ...history({ tests: [], registrationDate: "2014-05-01", unclearTests }),
        hasTests: true,
      };
      expect(check(dvsa, null).mot).toMatchObject({
        due: "2027-06-30",
        basis: "annual test",
        regime: "unclear",
      });
      const mot = { ...dvsa, tests: [motTest()] };
      expect(check(mot, enquiry()).mot).toMatchObject({ due: "2027-06-30", regime: "unclear" });
      const older = unclearTests.map((test) => ({ ...test, expiryDate: "2026-06-30" }));
      expect(check({ ...mot, unclearTests: older }, enquiry()).mot).toMatchObject({
        due: "2027-03-12",
        basis: "last pass",
        regime: "MOT",
      });
    });

    test("is unknown if DVSA lists a test that cannot be read", () => {
      const dvsa = { ...history({ tests: [], registrationDate: "2025-05-01" }), hasTests: true };
      expect(check(dvsa, null).mot).toMatchObject({
        state: "unknown",
        due: null,
        dueBetween: null,
        basis: null,
      });
    });
  });

  test("is that of the MOT once a van has MOTs again after an annual test", () => {
    const tests = [
      motTest({ testedOn: "2026-09-01", expiryDate: "2027-08-31" }),
      motTest({ dataSource: "CVS", testedOn: "2025-11-01", expiryDate: "2027-11-30" }),
    ];
    expect(check(history({ tests }), enquiry({ motExpiryDate: "2027-08-31" })).mot).toMatchObject({
      due: "2027-08-31",
      basis: "last pass",
      regime: "MOT",
    });
  });

  test("of a heavy vehicle is that of its annual test, and an MOT leaves open which test applies", () => {
    const heavy = enquiry({
      revenueWeight: 7_500,
      typeApproval: "N2",
      motStatus: "No details held by DVLA",
      motExpiryDate: null,
    });
    expect(check(history({ tests: [] }), heavy).mot).toMatchObject({
      due: null,
      firstTestWasDue: "2020-03-31",
      state: "unknown",
      regime: "annual",
    });
    expect(check(history(), heavy).mot).toMatchObject({
      due: "2027-03-12",
      regime: "unclear",
      earliest: null,
    });
  });

  test.each([
    [3_500, "2028-04-30", "MOT"],
    [3_501, null, "annual"],
  ])(
    "of an untested goods vehicle of %i kg in Northern Ireland is %s",
    (revenueWeight, due, regime) => {
      const dvsa = history({ tests: [], registrationDate: "2025-05-01" });
      const { mot } = check(dvsa, enquiry({ revenueWeight, motExpiryDate: null }), "AIZ1234");
      expect(mot).toMatchObject({ due, regime, earliest: null });
    },
  );

  test("has no early days in Northern Ireland, judged by the last test or by the registration of a van without tests", () => {
    const tested = check(history({ tests: [motTest({ dataSource: "DVA NI" })] }), enquiry());
    expect(tested).toMatchObject({
      jurisdiction: "northern-ireland",
      mot: { due: "2027-03-12", earliest: null },
    });
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
    [
      "a car's type approval",
      history(),
      enquiry({ typeApproval: "M1" }),
      { answer: "4", certainty: "likely" },
    ],
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
      history({ tests: [], registrationDate: "1984-05-02" }),
      enquiry({ revenueWeight: 12_000, typeApproval: "N2" }),
      { answer: "heavy" },
    ],
    ["7,500 kg", history({ tests: [] }), enquiry({ revenueWeight: 7_500 }), { answer: "heavy" }],
    [
      "7,500 kg, although its last test is an MOT",
      history(),
      enquiry({ revenueWeight: 7_500 }),
      { answer: null, ask: ["plate", "motor caravan", "dual purpose"] },
    ],
    [
      "an electric van of 1999",
      null,
      enquiry({ fuel: "ELECTRICITY", monthRegistered: "1999-03" }),
      { answer: null, certainty: "ask" },
    ],
    [
      "a fuel cell's zero emissions",
      null,
      enquiry({ fuel: "FUEL CELLS", revenueWeight: 4_000 }),
      { answer: "7" },
    ],
    [
      "a fuel without a known power source",
      null,
      enquiry({ fuel: "OTHER", revenueWeight: 4_000 }),
      { answer: null, ask: ["plate", "power"] },
    ],
    [
      "a hybrid over 3,500 kg",
      null,
      enquiry({ fuel: "HYBRID ELECTRIC", revenueWeight: 4_000 }),
      { answer: "heavy" },
    ],
  ] as const)("by %s", (_, dvsa, dvla, expected) => {
    expect(check(dvsa, dvla).motClass).toMatchObject(expected);
  });
});

describe("a failed last test", () => {
  const dangerous = {
    text: "Brake pads thin (1.1.13 (a) (ii))",
    type: "DANGEROUS",
    dangerous: true,
  };
  const failure = (over: Partial<MotTest> = {}) =>
    motTest({
      testedOn: "2026-11-19",
      passed: false,
      expiryDate: null,
      defects: [dangerous],
      ...over,
    });

  test("with a dangerous defect forbids driving, even if an earlier pass is valid", () => {
    const { failedTest, mot } = check(history({ tests: [failure(), motTest()] }), null);
    expect(failedTest).toMatchObject({
      testedOn: "2026-11-19",
      severity: "dangerous",
      driving: "not until repaired",
      validUntil: "2027-03-12",
      validBy: "earlier pass",
      retest: { state: "open", by: "2026-12-03", applyBy: null },
    });
    expect(mot.due).toBe("2027-03-12");
  });

  test("of a van that has passed since is not reported", () => {
    const tests = [motTest({ testedOn: "2026-11-20" }), failure()];
    expect(check(history({ tests }), null).failedTest).toBeNull();
  });

  test("in Northern Ireland forbids driving whatever the defects", () => {
    const tests = [
      failure({ dataSource: "DVA NI", defects: [] }),
      motTest({ dataSource: "DVA NI" }),
    ];
    expect(check(history({ tests }), null).failedTest).toMatchObject({
      severity: "unknown",
      driving: "not until repaired",
      jurisdiction: "northern-ireland",
    });
  });

  test("of a heavy vehicle also counts for a van, because its defects may be dangerous", () => {
    const tests = [failure({ dataSource: "CVS" }), motTest()];
    const { failedTest, lastTest } = check(history({ tests }), null);
    expect(failedTest).toMatchObject({
      driving: "not until repaired",
      isHeavy: true,
      retest: null,
    });
    expect(lastTest).toMatchObject({ testedOn: "2026-11-19", result: "failed" });
  });

  test("of a van under three years old leaves its first test open, without a due date of its own", () => {
    const major = {
      text: "Stop lamp not working (4.3.1 (a) (i))",
      type: "MAJOR",
      dangerous: false,
    };
    const tests = [failure({ defects: [major] })];
    const dvla = enquiry({ motExpiryDate: null });
    const { failedTest, mot } = check(history({ tests, registrationDate: "2024-06-01" }), dvla);
    expect(mot).toMatchObject({ state: "unknown", due: null, basis: null });
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

describe("an import", () => {
  const made = {
    registrationDate: "2024-06-10",
    manufactured: "2020-04-17",
    firstUsed: "2020-04-30",
    tests: [],
  };
  const abroad = enquiry({
    monthRegistered: "2020-04",
    monthRegisteredHere: "2024-06",
    motStatus: "No details held by DVLA",
    motExpiryDate: null,
  });

  test.each([
    ["DVSA has a manufacture over a year earlier", history(made), null, "2027-06-09"],
    ["both registers have it", history(made), abroad, "2027-06-09"],
    [
      "DVLA has an earlier registration abroad",
      null,
      { ...abroad, yearOfManufacture: null },
      "2027-06-29",
    ],
    [
      "DVLA has the year of manufacture",
      null,
      { ...abroad, yearOfManufacture: 2019 },
      "2027-06-29",
      "2022-12-31",
    ],
  ])(
    "may be due three years after the year it was made in: %s",
    (_, dvsa, dvla, to, from = "2023-12-31") => {
      expect(check(dvsa, dvla).mot).toMatchObject({
        state: "due soon",
        due: null,
        dueBetween: { from, to },
        basis: "import",
        earliest: null,
        ifPassedToday: null,
      });
    },
  );

  test("is due as DVSA says", () => {
    const dvsa = history({ ...made, firstTestDue: "2023-03-31" });
    expect(check(dvsa, abroad).mot).toMatchObject({
      due: "2023-03-31",
      dueBetween: null,
      state: "expired",
    });
  });

  test.each([
    ["2023-05-31", "import"],
    ["2023-06-01", "first test"],
  ])(
    "is suspected if over a year lies between the months: made on %s, basis %s",
    (manufactured, basis) => {
      const { mot } = check(
        history({ tests: [], registrationDate: "2024-06-30", manufactured }),
        null,
      );
      expect(mot.basis).toBe(basis);
    },
  );

  test("is not suspected in Northern Ireland, whose rule is not in the law table", () => {
    const { mot } = check(history(made), null, "AIZ1234");
    expect(mot).toMatchObject({
      dueBetween: { from: "2027-06-09", to: "2028-06-09" },
      basis: "van or car",
    });
  });
});

describe("a taxi or an ambulance", () => {
  test.each([
    ["MERCEDES-BENZ", "SPRINTER 319 AMBULANCE"],
    ["LEVC", "TX TAXI"],
    ["LONDON TAXIS INT", "TX4 BRONZE"],
  ])("may need its first test after a year: %s %s", (make, model) => {
    const dvsa = history({ make, model, tests: [], registrationDate: "2026-04-30" });
    expect(check(dvsa, null).mot).toMatchObject({
      due: null,
      dueBetween: { from: "2027-04-29", to: "2029-04-29" },
      basis: "taxi or ambulance",
      state: "first not due",
    });
  });
});

describe("a possible exemption", () => {
  const electric = enquiry({
    fuel: "ELECTRICITY",
    revenueWeight: 2_200,
    motStatus: "No details held by DVLA",
    motExpiryDate: null,
  });

  test("is the state of an early electric van, with its dates behind it", () => {
    const dvsa = history({ fuel: "Electric", registrationDate: "2014-05-01" });
    const { mot } = check(dvsa, electric);
    expect(mot).toMatchObject({
      state: "may be exempt",
      due: "2027-03-12",
      exemption: { kind: "early electric" },
    });
    expect(mot.exemption?.reason).toMatch(
      /electric goods vehicle first registered before 1 March 2015/,
    );
  });

  test("is the state of an untested early electric van, without a first test in the past", () => {
    const { mot } = check(
      history({ fuel: "Electric", registrationDate: "2014-05-01", tests: [] }),
      electric,
    );
    expect(mot).toMatchObject({
      state: "may be exempt",
      due: null,
      firstTestWasDue: "2017-04-30",
      days: null,
    });
  });

  test("counts from manufacture for an old import", () => {
    const dvsa = history({ registrationDate: "2021-05-01", manufactured: "1972-03-02" });
    expect(check(dvsa, null).mot).toMatchObject({
      state: "may be exempt",
      exemption: { kind: "over 40" },
    });
  });
});

describe("two vehicles under one registration", () => {
  const bmw = history({ make: "BMW", model: "320D", registrationDate: "2012-03-13" });
  const ford = enquiry({ monthRegistered: "2022-09", motExpiryDate: "2026-09-20" });

  test("are shown as the registers describe them, and nothing is derived", () => {
    const answer = check(bmw, ford);
    expect(answer.twoVehicles).toEqual([
      {
        source: "DVSA MOT history",
        make: "BMW",
        model: "320D",
        colour: "White",
        fuel: "Diesel",
        firstRegistered: "2012-03-13",
        motUntil: "2027-03-12",
      },
      {
        source: "DVLA vehicle enquiry",
        make: "FORD",
        model: null,
        colour: "WHITE",
        fuel: "DIESEL",
        firstRegistered: "2022-09",
        motUntil: "2026-09-20",
      },
    ]);
    expect(answer).toMatchObject({
      make: null,
      motClass: null,
      lastTest: null,
      failedTest: null,
      tax: null,
      mot: { state: "unknown", due: null, basis: null },
    });
  });

  test.each([
    ["the make alone differs", bmw, enquiry({ monthRegistered: "2012-03" })],
    ["the month alone differs", history(), enquiry({ monthRegistered: "2022-09" })],
    ["the make is unknown", history({ make: null, registrationDate: "2012-03-13" }), ford],
    ["the month is unknown", bmw, { ...ford, monthRegistered: null, monthRegisteredHere: null }],
    ["DVSA's first use is in DVLA's month", { ...bmw, firstUsed: "2022-09-02" }, ford],
    [
      "DVLA's first registration here is in DVSA's month",
      bmw,
      { ...ford, monthRegisteredHere: "2012-03" },
    ],
  ])("are not assumed if %s", (_, dvsa, dvla) => {
    expect(check(dvsa, dvla).twoVehicles).toBeNull();
  });

  test.each([
    ["MERCEDES-BENZ", "MERCEDES"],
    ["VW", "VOLKSWAGEN"],
    ["LAND ROVER", "LANDROVER"],
    ["CITROËN", "CITROEN"],
    ["OPEL", "VAUXHALL"],
    ["FORD", "FORD-TRUCKS"],
    ["LONDON TAXIS INT", "LEVC"],
  ])("are not assumed for two spellings of a make: %s and %s", (one, other) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ]) {
      const dvsa = history({ make: first ?? null, registrationDate: "2012-03-13" });
      expect(check(dvsa, { ...ford, make: second ?? null }).twoVehicles).toBeNull();
    }
  });
});

describe("registers", () => {
  test.each([
    ["show one date", enquiry({ motExpiryDate: "2027-03-12" }), true],
    ["show two dates", enquiry({ motExpiryDate: "2026-03-12" }), false],
    [
      "differ because DVLA has no date",
      enquiry({ motExpiryDate: null, motStatus: "No details held by DVLA" }),
      false,
    ],
    [
      "differ because DVLA has an invalid test",
      enquiry({ motExpiryDate: null, motStatus: "Not valid" }),
      false,
    ],
    [
      "are not compared if DVLA returns nothing",
      enquiry({ motExpiryDate: null, motStatus: "No results returned" }),
      true,
    ],
    ["are not compared if DVLA does not answer", null, true],
  ])("in step: %s", (_, dvla, inStep) => {
    expect(check(history(), dvla).mot).toMatchObject({
      due: "2027-03-12",
      state: "valid",
      registers: { inStep },
    });
  });
});

describe("a vehicle that is not a van", () => {
  test.each([
    ["L3", "a motorcycle"],
    ["O2", "a trailer"],
    ["T1", "a tractor"],
  ])("has neither a class nor a first test by the rules of vans: %s", (typeApproval, name) => {
    const answer = check(
      history({ tests: [], registrationDate: "2025-03-01" }),
      enquiry({ typeApproval, motExpiryDate: null }),
    );
    expect(answer).toMatchObject({
      isVan: false,
      motClass: { answer: null, ask: [] },
      mot: { due: null, basis: null },
    });
    expect(answer.motClass?.reason).toContain(name);
    expect(answer.motClass?.reason).toContain("We cover vans");
  });

  test.each([
    ["2 WHEEL", false],
    ["3-WHEEL", false],
    ["2 AXLE RIGID BODY", true],
  ])("is told by its wheels if it has no type approval: %s", (wheelplan, isVan) => {
    expect(check(history(), enquiry({ typeApproval: null, wheelplan })).isVan).toBe(isVan);
  });

  test("keeps the dates that DVSA lists", () => {
    expect(check(history(), enquiry({ typeApproval: "L3" })).mot.due).toBe("2027-03-12");
    expect(check(history(), enquiry()).isVan).toBe(true);
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
  const { lastTest } = check(
    history({ tests: [motTest({ passed: false, expiryDate: null, defects })] }),
    null,
  );
  expect(lastTest).toMatchObject({ testedOn: "2026-03-03", result: "failed", miles: 61_000 });
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
  expect(check(history(), dvla)).toMatchObject({
    make: "FORD",
    colour: "White",
    fuel: "Diesel",
    model: "TRANSIT 350",
  });
  expect(check(history({ make: null, colour: null, fuel: null }), dvla)).toMatchObject({
    make: "DVLA MAKE",
    colour: "DVLA COLOUR",
    fuel: "DVLA FUEL",
  });
  expect(check(null, null)).toMatchObject({
    make: null,
    colour: null,
    fuel: null,
    model: null,
    firstRegistered: null,
  });
});

test("takes a motor caravan's make from DVSA, or else from DVLA", () => {
  const ask = ["plate", "motor caravan"];
  expect(check(history({ make: "HYMER", model: "B 544" }), enquiry()).motClass).toMatchObject({
    ask,
  });
  expect(
    check(history({ make: null, model: "B 544" }), enquiry({ make: "HYMER" })).motClass,
  ).toMatchObject({ ask });
});

test("reports a passed last test", () => {
  expect(check(history(), null).lastTest).toEqual({
    testedOn: "2026-03-03",
    result: "passed",
    miles: 61_000,
    defects: [],
  });
});

test("takes the day of first registration from DVSA, or else the month from DVLA", () => {
  expect(check(history(), enquiry()).firstRegistered).toBe("2019-03-13");
  expect(check(history({ registrationDate: null }), enquiry()).firstRegistered).toBe("2019-03");
});

test("compares DVLA's Euro standard and fuel with zones, and nothing without DVLA or for other vehicles", () => {
  const old = enquiry({ euroStatus: "Euro 5" });
  expect(check(history(), old).zones).toEqual({
    answer: "below",
    euro: 5,
    engine: "diesel",
    fuelsDiffer: false,
    vehicle: "van",
  });
  expect(
    check(history({ model: "DUCATO MOTORHOME" }), enquiry({ typeApproval: null })).zones,
  ).toMatchObject({ answer: "meets", vehicle: null });
  expect(check(history({ fuel: "Petrol" }), old).zones).toMatchObject({ fuelsDiffer: true });
  expect(check(history(), null).zones).toBeNull();
  expect(check(null, enquiry({ typeApproval: "L3" })).zones).toBeNull();
});

test("takes the tax from DVLA, and returns null without a state", () => {
  expect(check(null, enquiry()).tax).toEqual({ state: "Taxed", due: "2027-02-01" });
  expect(check(null, enquiry({ taxStatus: null })).tax).toBeNull();
});

test.each([
  [true, answered(history()), true],
  [true, failed, false],
  [false, answered(history()), false],
] as const)(
  "marks vehicles as samples if the services return sample data (%j)",
  (sample, dvsa, expected) => {
    const known = buildVehicleCheck({
      registration: "AB19CDE",
      today,
      sample,
      history: dvsa,
      enquiry: failed,
    });
    expect(known.sample).toBe(expected);
  },
);

test("describes the vehicle by DVSA's record, or else DVLA's, with DVSA's recall and DVLA's tax", () => {
  const [dvsa, dvla] = [
    history({ recall: "yes" }),
    enquiry({ make: "DAF", colour: "BLUE", fuel: "PETROL" }),
  ];
  expect(check(dvsa, dvla)).toMatchObject({
    make: "FORD",
    model: "TRANSIT 350",
    colour: "White",
    fuel: "Diesel",
    firstRegistered: "2019-03-13",
    recall: "yes",
    tax: { state: "Taxed", due: "2027-02-01" },
  });
  expect(check(null, dvla)).toMatchObject({
    make: "DAF",
    model: null,
    colour: "BLUE",
    fuel: "PETROL",
    firstRegistered: "2019-03",
    recall: "unknown",
  });
  expect(check(dvsa, null)).toMatchObject({ recall: "yes", tax: null });
});

import type { Body, NamedVehicle } from "./van.ts";
import { addDays, addYears, yearlyPasses, type Day, type Defect, type Test } from "./vehicle.ts";

const brakeDefect: Defect = {
  text: "Service brake efficiency below requirements (1.2.2 (a) (i))",
  type: "MAJOR",
};
const wornTyre: Defect = {
  text: "Nearside Rear Tyre worn close to legal limit (5.2.3 (e))",
  type: "ADVISORY",
};

const withoutOdometer = (tests: Test[]): Test[] => tests.map((test) => ({ ...test, miles: null }));

/** Only annual (commercial vehicle) tests, as a private ambulance or a horsebox has. */
const horsebox: NamedVehicle = {
  ageYears: 13,
  dueIn: 216,
  source: "CVS",
  make: "IVECO",
  model: "DAILY HORSEBOX",
  colour: "Green",
  grossKg: 5_000,
  typeApproval: null,
  motStatus: "No details held by DVLA",
  tests: withoutOdometer,
};

const pastBefore2015 = {
  ageYears: 12,
  make: "NISSAN",
  model: "E-NV200",
  fuel: "electric",
  grossKg: 2_200,
} as const;

/** Changes the newest test of DVSA's body. */
function inNewestTest(change: (test: Body) => Body): (body: Body) => Body {
  return (body) => {
    const [newest = {}, ...earlier] = body.motTests as Body[];
    return { ...body, motTests: [change(newest), ...earlier] };
  };
}

const hereAsWell = (body: Body): Body => ({
  ...body,
  monthOfFirstDvlaRegistration: body.monthOfFirstRegistration,
});

const withDots = (text: unknown): unknown =>
  typeof text === "string" ? text.replaceAll("-", ".") : text;

/** Writes a test like DVSA's older API and its bulk file. */
const olderTest = ({ completedDate, expiryDate, ...test }: Body): Body => ({
  ...test,
  completedDate: withDots(String(completedDate).replace("T", " ").replace(".000Z", "")),
  expiryDate: withDots(expiryDate),
  odometerUnit: "mi",
  odometerResultType: "OK",
});

/** Sets the named fields of a body to null. */
const withNulls = (body: Body, names: readonly string[]): Body => ({
  ...body,
  ...Object.fromEntries(names.map((name) => [name, null])),
});

const nullableOfTest = [
  "registrationAtTimeOfTest",
  "odometerValue",
  "odometerUnit",
  "motTestNumber",
  "defects",
];
const nullableOfVehicle =
  "registration make model firstUsedDate fuelType primaryColour registrationDate manufactureDate engineSize".split(
    " ",
  );

/** Returns the last 1 July before a day. */
const lastJuly = (today: Day): Day => {
  const july = `${today.slice(0, 4)}-07-01`;
  return july < today ? july : addYears(july, -1);
};

/** Returns the vehicles whose answers are documented or reported, but unusual, by registration. */
export function oddVehicles(today: Day): Record<string, NamedVehicle> {
  const daysAgo = (days: number): Day => addDays(today, -days);
  const import2020: NamedVehicle = {
    registered: daysAgo(899),
    abroad: { manufactured: daysAgo(2_421), firstUsed: daysAgo(2_416) },
    make: "TOYOTA",
    model: "HIACE",
    grossKg: 2_890,
    firstTest: null,
  };
  const passedOn = (testedOn: Day): Test => ({
    source: "DVSA",
    testedOn,
    passed: true,
    expires: addDays(addYears(testedOn, 1), -1),
    miles: 84_310,
    defects: [],
  });
  return {
    // Only annual tests.
    QQ14HOR: horsebox,
    QQ14HNW: { ...horsebox, dvla: { grossKg: null } },
    QQ14HDN: { ...horsebox, dvla: { fault: "maintenance" } },
    QQ14HLW: { ...horsebox, dvla: { grossKg: 3_500 } },
    QQ14HFL: {
      ...horsebox,
      dueIn: 35,
      failedWith: [brakeDefect],
      failedDaysAgo: 6,
      dvla: { fault: "maintenance" },
    },
    // DVSA's schema allows an annual test without a day.
    QQ14HND: {
      ...horsebox,
      dvsa: { reshape: inNewestTest((test) => ({ ...test, completedDate: null })) },
    },
    QQ23EVA: {
      ageYears: 4,
      dueIn: 300,
      source: "CVS",
      model: "E-TRANSIT 425",
      fuel: "electric",
      grossKg: 4_250,
    },
    // Two vehicles, or two descriptions of one.
    QQ12MOV: {
      dvsa: {
        ageYears: 15,
        dueIn: 106,
        make: "BMW",
        model: "320D",
        colour: "Black",
        tests: (tests) => tests.map((test) => ({ ...test, plate: "QQ12BMW" })),
      },
      dvla: { ageYears: 4, dueIn: -67, colour: "Blue", grossKg: 3_500 },
    },
    QQ15TWO: {
      dvsa: { ageYears: 11, dueIn: 80 },
      dvla: { ageYears: 5, dueIn: 190, grossKg: 3_500 },
    },
    QQ19SPL: {
      dueIn: 130,
      model: "SPRINTER 314 CDI",
      grossKg: 3_500,
      dvsa: { make: "MERCEDES-BENZ" },
      dvla: { make: "MERCEDES" },
    },
    QQ18HYM: {
      ageYears: 8,
      dueIn: 95,
      grossKg: 3_500,
      dvsa: { make: "FIAT", model: "DUCATO" },
      dvla: { make: "HYMER" },
    },
    QQ20STP: {
      ageYears: 6,
      dueIn: -4,
      dvsa: { tests: (tests) => [passedOn(daysAgo(1)), ...tests] },
    },
    QQ23STF: {
      registered: addDays(addYears(today, -3), 9),
      dvsa: { tests: () => [passedOn(daysAgo(2))] },
    },
    // Only the month is known, or nothing.
    QQ23MON: {
      registered: addDays(addYears(today, -3), 20),
      grossKg: 3_000,
      dvsa: { fault: "error" },
    },
    QQ23MNF: {
      registered: addDays(addYears(today, -3), 20),
      grossKg: 3_000,
      dvsa: { fault: "not-found" },
    },
    QQ09NRR: {
      ageYears: 17,
      dueIn: 140,
      dvsa: { fault: "error" },
      dvla: { motStatus: "No results returned" },
    },
    QQ26RET: { dvsa: { fault: "not-found" }, dvla: { fault: "not-found" } },
    // Imports, exemptions and first tests after a year.
    QQ24IMP: import2020,
    QQ24IMD: { ...import2020, firstTest: daysAgo(1_336) },
    QQ14ELC: { ...pastBefore2015, registered: "2014-05-01" },
    QQ14ELP: { ...pastBefore2015, registered: "2014-06-17", dueIn: 88 },
    QQ80VAN: {
      registered: "1980-05-01",
      dueIn: -2_040,
      make: "BEDFORD",
      model: "CF",
      fuel: "petrol",
      grossKg: null,
      typeApproval: null,
    },
    QQ26AMB: {
      ageDays: 210,
      make: "MERCEDES-BENZ",
      model: "SPRINTER 319 AMBULANCE",
      grossKg: 3_500,
      typeApproval: "M1",
      firstTest: null,
    },
    QQ26TAX: {
      ageDays: 240,
      make: "LEVC",
      model: "TX TAXI",
      grossKg: 2_950,
      typeApproval: "M1",
      firstTest: null,
    },
    // Not vans.
    QQ21BIK: {
      ageYears: 5,
      dueIn: 115,
      make: "HONDA",
      model: "CB500X",
      grossKg: null,
      typeApproval: "L3",
    },
    QQ21TRL: {
      ageYears: 5,
      dueIn: 125,
      source: "CVS",
      make: "IFOR WILLIAMS",
      model: "HB511",
      typeApproval: "O2",
    },
    QQ21TRC: {
      ageDays: 1_900,
      make: "JOHN DEERE",
      model: "6120M",
      grossKg: 8_000,
      typeApproval: "T1",
    },
    // Odd fields.
    QQ18NRG: {
      ageYears: 8,
      dueIn: 151,
      dvsa: { reshape: (body) => ({ ...body, registration: null }) },
    },
    QQ18NDS: {
      ageYears: 8,
      dueIn: 152,
      dvsa: { reshape: inNewestTest((test) => ({ ...test, dataSource: undefined })) },
    },
    QQ18NDF: {
      ageYears: 8,
      dueIn: 153,
      dvsa: {
        reshape: inNewestTest((test) => ({
          ...test,
          defects: [null, { ...wornTyre, dangerous: false }],
        })),
      },
    },
    QQ18NUL: {
      ageYears: 8,
      dueIn: 154,
      dvsa: {
        reshape: (body) => {
          const tests = body.motTests as Body[];
          return withNulls(
            { ...body, motTests: tests.map((test) => withNulls(test, nullableOfTest)) },
            nullableOfVehicle,
          );
        },
      },
    },
    QQ18DOT: {
      ageYears: 8,
      dueIn: 155,
      dvsa: {
        reshape: (body) => ({
          ...body,
          firstUsedDate: withDots(body.firstUsedDate),
          registrationDate: withDots(body.registrationDate),
          manufactureDate: withDots(body.manufactureDate),
          motTests: (body.motTests as Body[]).map(olderTest),
        }),
      },
    },
    QQ18UNK: {
      ageYears: 8,
      dueIn: 158,
      dvsa: {
        model: "UNKNOWN",
        reshape: inNewestTest((test) => ({ ...test, odometerValue: Number(test.odometerValue) })),
      },
    },
    QQ18HAF: {
      ageYears: 8,
      dueIn: 163,
      dvsa: {
        reshape: (body) =>
          inNewestTest((test) => ({
            ...test,
            defects: [{ ...wornTyre, text: "Tyre worn \ud83d" }],
          }))({
            ...body,
            model: "TRANSIT\udc00",
          }),
      },
    },
    // DVLA sends both months for some vehicles that were never abroad, and 0 for an unknown weight.
    QQ18SAM: {
      ageYears: 8,
      dueIn: 159,
      dvla: { reshape: (body) => ({ ...hereAsWell(body), revenueWeight: 0 }) },
    },
    QQ18HER: {
      ageYears: 8,
      dueIn: 160,
      dvla: { reshape: (body) => ({ ...hereAsWell(body), monthOfFirstRegistration: undefined }) },
    },
    // The end of the year stands for a day of manufacture that is not known.
    QQ20YRE: {
      ageYears: 6,
      dueIn: 161,
      dvsa: {
        reshape: (body) => ({
          ...body,
          manufactureDate: `${String(body.registrationDate).slice(0, 4)}-12-31`,
        }),
      },
    },
    QQ25EMP: { ageDays: 530, dvsa: { reshape: (body) => ({ ...body, motTests: [] }) } },
    QQ18ARR: { ageYears: 8, dueIn: 156, dvsa: { reshape: (body) => [body] } },
    QQ18TXT: { ageYears: 8, dueIn: 157, dvsa: { fault: "not-json" } },
    QQ18WRP: {
      ageYears: 8,
      dueIn: 162,
      dvsa: { reshape: (body) => ({ data: body }) },
      dvla: { reshape: (body) => ({ vehicle: body }) },
    },
    // The newest pass lacks its end, and DVLA still shows the earlier one.
    QQ19AAN: {
      ageYears: 7,
      dueIn: 174,
      dvsa: { reshape: inNewestTest((test) => ({ ...test, expiryDate: undefined })) },
      dvla: { dueIn: -191 },
    },
    // DVLA shows a later date than DVSA's tests.
    QQ19ACE: { ageYears: 7, dueIn: -8, dvla: { dueIn: 373 } },
    // DVLA gives a word without a day.
    QQ16ACF: {
      ageYears: 10,
      dvsa: { fault: "error" },
      dvla: { reshape: (body) => ({ ...body, motStatus: "Not valid" }) },
    },
    QQ25SAS: { ageDays: 577, grossKg: null, typeApproval: "N2" },
    QQ25EXP: {
      ageYears: 6,
      dueIn: 163,
      dvla: { reshape: (body) => ({ ...body, markedForExport: true }) },
    },
    QQ17NIN: {
      ageYears: 9,
      dueIn: 370,
      source: "DVA NI",
      failedWith: [],
      failedDaysAgo: 5,
      tests: ([failure, pass, ...earlier]) => {
        if (!failure || !pass) return [];
        const tests = [failure, { ...pass, testedOn: failure.testedOn }, ...earlier];
        return tests.map((test) => ({ ...test, time: null }));
      },
    },
    QQ16LDN: {
      ageYears: 10,
      dueIn: 300,
      tests: () => {
        const due = addYears(addDays(lastJuly(today), 1), 1);
        const [last, ...earlier] = yearlyPasses(addYears(due, -10), addDays(due, -1));
        return last
          ? [{ ...last, testedOn: lastJuly(today), time: "23:30:00.000Z" }, ...earlier]
          : [];
      },
    },
  };
}

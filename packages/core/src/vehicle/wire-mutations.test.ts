import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { stubResponses } from "../testing/stub-responses.ts";
import { createDvlaVehicleEnquiry } from "./dvla.ts";
import { createDvsaMotHistory } from "./dvsa.ts";

afterEach(() => vi.unstubAllGlobals());

type Json = Record<string, unknown>;

const defect = {
  text: "Nearside Front Tyre worn close to legal limit (5.2.3 (e))",
  type: "ADVISORY",
  dangerous: false,
};
const brake = {
  text: "Offside Front Brake pad(s) less than 1.5 mm thick (1.1.13 (a) (ii))",
  type: "DANGEROUS",
  dangerous: true,
};

/** DVSA's documented response for a vehicle with a test of each source, from newest to oldest. */
const testedVehicle = {
  registration: "QQ19VAN",
  make: "FORD",
  model: "TRANSIT 350",
  firstUsedDate: "2019-03-14",
  fuelType: "Diesel",
  primaryColour: "White",
  registrationDate: "2019-03-13",
  manufactureDate: "2019-02-04",
  engineSize: "1995",
  hasOutstandingRecall: "Yes",
  motTests: [
    {
      registrationAtTimeOfTest: "QQ19OLD",
      motTestNumber: "715246180003",
      completedDate: "2026-07-01T23:30:00.000Z",
      testResult: "FAILED",
      expiryDate: null,
      odometerValue: "61000",
      odometerUnit: "MI",
      odometerResultType: "READ",
      dataSource: "DVSA",
      defects: [brake, defect],
    },
    {
      registrationAtTimeOfTest: null,
      motTestNumber: "715246180002",
      completedDate: "2025-06-03T09:17:46.000Z",
      testResult: "PASSED",
      expiryDate: "2026-06-11",
      odometerValue: "83400",
      odometerUnit: "KM",
      odometerResultType: "READ",
      dataSource: "DVA NI",
    },
    {
      registrationAtTimeOfTest: null,
      motTestNumber: "715246180001",
      completedDate: "2024-05-02T11:00:00.000Z",
      testResult: "PASSED",
      expiryDate: "2025-05-31",
      odometerValue: null,
      odometerUnit: null,
      odometerResultType: "NO_ODOMETER",
      dataSource: "CVS",
      location: "Sample Test Station",
      defects: [defect],
    },
  ],
};

const newVehicle = {
  registration: "QQ23NEW",
  make: "VAUXHALL",
  model: "VIVARO",
  manufactureYear: "2025",
  fuelType: "Diesel",
  primaryColour: "Blue",
  registrationDate: "2025-05-23",
  manufactureDate: "2025-04-30",
  motTestDueDate: "2028-05-22",
  hasOutstandingRecall: "No",
};

const enquired = {
  registrationNumber: "QQ24IMP",
  taxStatus: "Taxed",
  taxDueDate: "2027-02-01",
  artEndDate: "2027-11-30",
  motStatus: "Valid",
  motExpiryDate: "2027-03-12",
  make: "TOYOTA",
  monthOfFirstDvlaRegistration: "2024-06",
  monthOfFirstRegistration: "2020-04",
  yearOfManufacture: 2_019,
  engineCapacity: 1_995,
  co2Emissions: 180,
  fuelType: "DIESEL",
  markedForExport: false,
  colour: "WHITE",
  typeApproval: "N1",
  wheelplan: "2 AXLE RIGID BODY",
  revenueWeight: 2_890,
  realDrivingEmissions: "2",
  dateOfLastV5CIssued: "2024-07-01",
  euroStatus: "EURO 6",
  automatedVehicle: false,
};

const token = { body: { access_token: "a-token", expires_in: 1_199 } };
const clock = () => new Date();
const read = {
  dvsa: (body: unknown) => {
    stubResponses(token, { body });
    const keys = {
      tokenUrl: "https://token.test/",
      clientId: "client",
      clientSecret: "secret",
      apiKey: "a-key",
    };
    return createDvsaMotHistory({ apiUrl: "https://dvsa.test", keys, clock }).find("QQ19VAN");
  },
  dvla: (body: unknown) => {
    stubResponses({ body });
    return createDvlaVehicleEnquiry({
      apiUrl: "https://dvla.test",
      keys: { apiKey: "a-key" },
      clock,
    }).find("QQ19VAN");
  },
};

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    "",
    " ",
    "soon",
    "2026-13-01",
    "2026-02-30T00:00:00Z",
    "__proto__",
    0,
    -1,
    1.5,
    true,
  ),
  fc.constantFrom<unknown>([], {}, [null], [[]], { value: "FORD" }, [["FORD"]]),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Returns an object with a field dropped (`undefined`) or replaced. */
const withField = (object: Json, field: string, value: unknown): Json => ({
  ...object,
  [field]: value,
});

/** The fields of a record that are read from a field of a response. */
const recordFields: Record<string, string[]> = {
  make: ["make"],
  model: ["model"],
  firstUsedDate: ["firstUsed"],
  fuelType: ["fuel"],
  primaryColour: ["colour"],
  colour: ["colour"],
  registrationDate: ["registrationDate"],
  manufactureDate: ["manufactured"],
  motTestDueDate: ["firstTestDue"],
  hasOutstandingRecall: ["recall"],
  motTests: ["tests", "unclearTests", "hasTests"],
  taxStatus: ["taxStatus"],
  taxDueDate: ["taxDueDate"],
  motStatus: ["motStatus"],
  motExpiryDate: ["motExpiryDate"],
  monthOfFirstDvlaRegistration: ["monthRegisteredHere"],
  monthOfFirstRegistration: ["monthRegistered"],
  yearOfManufacture: ["yearOfManufacture"],
  typeApproval: ["typeApproval"],
  wheelplan: ["wheelplan"],
  markedForExport: ["isMarkedForExport"],
  revenueWeight: ["revenueWeight"],
  euroStatus: ["euroStatus"],
};
const without = (record: object | null, fields: readonly string[] = []): Json =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => !fields.includes(name)));

describe.each([
  ["DVSA about a tested vehicle", read.dvsa, testedVehicle],
  ["DVSA about a new vehicle", read.dvsa, newVehicle],
  ["DVLA", read.dvla, enquired],
] as const)("a response of %s", (_, find, body: Json) => {
  test("with an odd or additional field loses no other field", async () => {
    const whole = await find(body);
    expect(
      Object.values(without(whole, ["tests", "unclearTests"])).filter((value) => value === null),
    ).toHaveLength(body === enquired ? 0 : 1);
    const field = fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...Object.keys(body)) },
      { weight: 1, arbitrary: fc.string() },
    );
    await fc.assert(
      fc.asyncProperty(field, odd, async (name, value) => {
        const changed = Object.hasOwn(recordFields, name) ? recordFields[name] : [];
        const record = await find(withField(body, name, value));
        expect(without(record, changed)).toEqual(without(whole, changed));
        expect(Object.keys(record ?? {})).toEqual(Object.keys(whole ?? {}));
      }),
      { numRuns: 150 },
    );
  });

  test("with any odd fields is read or cannot be read", async () => {
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(body)), odd);
    let failed = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fields.map((changes) => ({ ...body, ...changes })),
          fields,
          odd,
        ),
        async (changed) => {
          const error: unknown = await find(changed).then(
            () => null,
            (thrown: unknown) => thrown,
          );
          failed += Number(error !== null);
          expect([null, "ServiceFailed"]).toContain(error && (error as Error).name);
        },
      ),
      { numRuns: 150 },
    );
    expect(failed).toBeGreaterThan(5);
  });
});

const { motTests } = testedVehicle;
const fieldsOfTests = motTests.flatMap((each, n) =>
  Object.keys(each).map((field) => [n, field] as const),
);

/** The fields without which a test cannot be shown. */
const needed = ["completedDate", "testResult"];

/** The fields of a test's record that are read from a field of a response. */
const testFields: Record<string, string[]> = {
  dataSource: ["dataSource"],
  expiryDate: ["expiryDate"],
  odometerValue: ["miles"],
  odometerUnit: ["miles"],
  odometerResultType: ["miles"],
  defects: ["defects"],
};

const readTests = async (tests: unknown[]) =>
  (await read.dvsa({ ...testedVehicle, motTests: tests }))?.tests ?? [];

test("a test with an odd field keeps its other fields, and all other tests", async () => {
  const whole = await readTests(motTests);
  expect(whole.map(({ testedOn, miles, defects }) => [testedOn, miles, defects.length])).toEqual([
    ["2026-07-02", 61_000, 2],
    ["2025-06-03", 51_822, 0],
    ["2024-05-02", null, 1],
  ]);
  const kept = fc.constantFrom(...fieldsOfTests.filter(([, field]) => !needed.includes(field)));
  await fc.assert(
    fc.asyncProperty(kept, odd, async ([n, field], value) => {
      const tests = await readTests(
        motTests.with(n, withField(motTests[n]!, field, value) as never),
      );
      const unchanged = (list: typeof whole) =>
        list.map((test, index) => (index === n ? without(test, testFields[field]) : test));
      expect(unchanged(tests)).toEqual(unchanged(whole));
    }),
    { numRuns: 150 },
  );
});

test("a test that has no readable day or result, or is none, leaves all other tests", async () => {
  const whole = await readTests(motTests);
  const place = fc.nat(motTests.length - 1);
  await fc.assert(
    fc.asyncProperty(
      place,
      fc.option(fc.constantFrom(...needed), { nil: null }),
      odd,
      async (n, field, value) => {
        const test = field === null ? value : withField(motTests[n]!, field, value);
        const record = await read.dvsa({
          ...testedVehicle,
          motTests: motTests.with(n, test as never),
        });
        expect(record?.tests).toEqual(whole.filter((_, index) => index !== n));
        expect(record?.hasTests).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test("an odd defect leaves all other defects", async () => {
  await fc.assert(
    fc.asyncProperty(odd, async (value) => {
      const [failure] = await readTests([{ ...motTests[0], defects: [brake, value, defect] }]);
      expect([failure?.defects.at(0), failure?.defects.at(-1)]).toEqual([brake, defect]);
      expect(failure?.defects.length).toBeLessThanOrEqual(3);
    }),
  );
});

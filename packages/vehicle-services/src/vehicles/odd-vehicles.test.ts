import { afterAll, beforeAll, expect, test } from "vitest";
import { startVehicleServices, type VehicleServices } from "../server.ts";

let services: VehicleServices;
beforeAll(async () => {
  services = await startVehicleServices({ now: () => Date.parse("2026-11-26T12:00:00Z") });
});
afterAll(() => services.close());

interface Answer {
  status: number;
  body: unknown;
}
const answered = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: await response.json(),
});

async function dvsa(registration: string): Promise<Answer> {
  const { keys } = services;
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: keys.DVSA_CLIENT_ID,
    client_secret: keys.DVSA_CLIENT_SECRET,
    scope: "https://tapi.dvsa.gov.uk/.default",
  });
  const issued = await fetch(keys.DVSA_TOKEN_URL, { method: "POST", body });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, "x-api-key": keys.DVSA_API_KEY };
  return answered(
    await fetch(`${keys.DVSA_API_URL}/v1/trade/vehicles/registration/${registration}`, { headers }),
  );
}

async function dvla(registrationNumber: string): Promise<Answer> {
  const { DVLA_API_URL: url, DVLA_API_KEY: key } = services.keys;
  const request = {
    method: "POST",
    headers: { "x-api-key": key },
    body: JSON.stringify({ registrationNumber }),
  };
  return answered(await fetch(`${url}/vehicle-enquiry/v1/vehicles`, request));
}

const tests = async (registration: string) =>
  ((await dvsa(registration)).body as { motTests: Record<string, unknown>[] }).motTests;

const ok = <Body>(body: Body) => ({ status: 200, body });
const down = { status: 503 };
const notFound = { status: 404 };

const annual = {
  dataSource: "CVS",
  odometerResultType: "NO_ODOMETER",
  odometerValue: null,
  expiryDate: "2027-06-30",
};

test.each([
  ["QQ14HOR", ok({ revenueWeight: 5_000, motStatus: "No details held by DVLA" })],
  ["QQ14HNW", ok({ motStatus: "No details held by DVLA" })],
  ["QQ14HDN", down],
  ["QQ14HLW", ok({ revenueWeight: 3_500 })],
])("%s has only annual tests", async (registration, expected) => {
  expect((await tests(registration))[0]).toMatchObject(annual);
  const enquiry = await dvla(registration);
  expect(enquiry).toMatchObject(expected);
  expect(enquiry).not.toHaveProperty("body.motExpiryDate");
});

test("QQ14HNW has no weight", async () => {
  expect(await dvla("QQ14HNW")).not.toHaveProperty("body.revenueWeight");
});

test("QQ14HFL failed its annual test with a major brake defect, and its earlier pass still runs", async () => {
  const [last, before] = await tests("QQ14HFL");
  expect(last).toMatchObject({
    dataSource: "CVS",
    testResult: "FAILED",
    defects: [{ type: "MAJOR" }],
  });
  expect(before).toMatchObject({ testResult: "PASSED", expiryDate: "2026-12-31" });
  expect(await dvla("QQ14HFL")).toMatchObject(down);
});

test("QQ14HND has an annual test without a day", async () => {
  const [last, before] = await tests("QQ14HND");
  expect(last).toMatchObject({ ...annual, completedDate: null });
  expect(before).toMatchObject({ completedDate: expect.stringContaining("T") });
});

test.each([
  [
    "QQ12MOV",
    ok({ make: "BMW", registrationDate: "2012-03-13" }),
    ok({
      make: "FORD",
      monthOfFirstRegistration: "2022-09",
      revenueWeight: 3_500,
      motStatus: "Not valid",
      motExpiryDate: "2026-09-20",
    }),
  ],
  ["QQ15TWO", ok({ registrationDate: "2016-02-15" }), ok({ monthOfFirstRegistration: "2022-06" })],
  ["QQ19SPL", ok({ make: "MERCEDES-BENZ" }), ok({ make: "MERCEDES" })],
  ["QQ18HYM", ok({ make: "FIAT" }), ok({ make: "HYMER" })],
  [
    "QQ23MON",
    { status: 500 },
    ok({ monthOfFirstRegistration: "2023-12", revenueWeight: 3_000, typeApproval: "N1" }),
  ],
  [
    "QQ23MNF",
    notFound,
    ok({ monthOfFirstRegistration: "2023-12", motStatus: "No details held by DVLA" }),
  ],
  ["QQ09NRR", { status: 500 }, ok({ motStatus: "No results returned" })],
  ["QQ26RET", notFound, notFound],
  [
    "QQ24IMP",
    ok({
      manufactureDate: "2020-04-10",
      firstUsedDate: "2020-04-15",
      registrationDate: "2024-06-10",
    }),
    ok({
      monthOfFirstRegistration: "2020-04",
      monthOfFirstDvlaRegistration: "2024-06",
      yearOfManufacture: 2020,
    }),
  ],
  [
    "QQ24IMD",
    ok({ motTestDueDate: "2023-03-31" }),
    ok({ monthOfFirstDvlaRegistration: "2024-06" }),
  ],
  [
    "QQ14ELC",
    ok({ registrationDate: "2014-05-01", fuelType: "Electric" }),
    ok({ fuelType: "ELECTRICITY" }),
  ],
  [
    "QQ80VAN",
    ok({ registrationDate: "1980-05-01" }),
    ok({ monthOfFirstRegistration: "1980-05", motStatus: "Not valid" }),
  ],
  ["QQ26AMB", ok({ model: expect.stringContaining("AMBULANCE") }), ok({ typeApproval: "M1" })],
  ["QQ26TAX", ok({ model: expect.stringContaining("TAXI") }), ok({ typeApproval: "M1" })],
  ["QQ21BIK", ok({ make: "HONDA" }), ok({ typeApproval: "L3" })],
  ["QQ21TRL", ok({ make: "IFOR WILLIAMS" }), ok({ typeApproval: "O2" })],
  ["QQ21TRC", ok({ make: "JOHN DEERE" }), ok({ typeApproval: "T1" })],
  ["QQ18NRG", ok({ registration: null, make: "FORD" }), ok({ registrationNumber: "QQ18NRG" })],
  [
    "QQ18NUL",
    ok({ registration: null, make: null, hasOutstandingRecall: "No" }),
    ok({ make: "FORD" }),
  ],
  ["QQ18UNK", ok({ model: "UNKNOWN" }), ok({ make: "FORD" })],
  [
    "QQ18SAM",
    ok({ make: "FORD" }),
    ok({
      monthOfFirstRegistration: "2019-05",
      monthOfFirstDvlaRegistration: "2019-05",
      revenueWeight: 0,
    }),
  ],
  ["QQ18HER", ok({ make: "FORD" }), ok({ monthOfFirstDvlaRegistration: "2019-05" })],
  [
    "QQ20YRE",
    ok({ registrationDate: "2021-05-07", manufactureDate: "2021-12-31" }),
    ok({ yearOfManufacture: 2021 }),
  ],
  [
    "QQ25EMP",
    ok({ motTests: [], motTestDueDate: "2028-06-13" }),
    ok({ motStatus: "No details held by DVLA" }),
  ],
  ["QQ18ARR", ok([{ registration: "QQ18ARR" }]), ok({ make: "FORD" })],
])(
  "%s is answered differently by each register, or oddly",
  async (registration, history, enquiry) => {
    expect([await dvsa(registration), await dvla(registration)]).toMatchObject([history, enquiry]);
  },
);

test.each(["QQ24IMP", "QQ26AMB", "QQ26TAX"])(
  "%s has no day of its first test",
  async (registration) => {
    const answer = await dvsa(registration);
    expect(answer).not.toHaveProperty("body.motTests");
    expect(answer).not.toHaveProperty("body.motTestDueDate");
  },
);

test("QQ18HER has only the month of first registration in the UK", async () => {
  expect(await dvla("QQ18HER")).not.toHaveProperty("body.monthOfFirstRegistration");
});

test("QQ12MOV had another registration at its tests", async () => {
  expect((await tests("QQ12MOV"))[0]).toMatchObject({
    registrationAtTimeOfTest: "QQ12BMW",
    expiryDate: "2027-03-12",
  });
});

test.each([
  ["QQ20STP", "2026-11-25", "Not valid"],
  ["QQ23STF", "2026-11-24", "No details held by DVLA"],
])("%s passed on %s, which DVLA does not know yet", async (registration, day, motStatus) => {
  const [last] = await tests(registration);
  expect(last).toMatchObject({ testResult: "PASSED", completedDate: expect.stringContaining(day) });
  expect(await dvla(registration)).toMatchObject({ body: { motStatus } });
});

test("QQ23EVA passed an annual test after 1 June 2026", async () => {
  expect((await tests("QQ23EVA"))[0]).toMatchObject({
    dataSource: "CVS",
    completedDate: "2026-09-10T10:17:46.000Z",
  });
  expect(await dvla("QQ23EVA")).toMatchObject({
    body: { revenueWeight: 4_250, fuelType: "ELECTRICITY" },
  });
});

test.each([
  [
    "QQ18NDF",
    expect.objectContaining({ defects: [null, expect.objectContaining({ type: "ADVISORY" })] }),
  ],
  ["QQ18UNK", expect.objectContaining({ odometerValue: 65_900 })],
  ["QQ18NUL", expect.objectContaining({ odometerUnit: null, defects: null })],
  [
    "QQ18DOT",
    expect.objectContaining({
      completedDate: expect.stringMatching(/^\d{4}\.\d\d\.\d\d \d\d:\d\d:\d\d$/),
      expiryDate: expect.stringMatching(/^\d{4}\.\d\d\.\d\d$/),
      odometerUnit: "mi",
      odometerResultType: "OK",
    }),
  ],
  ["QQ16LDN", expect.objectContaining({ completedDate: "2026-07-01T23:30:00.000Z" })],
])("%s has an odd last test", async (registration, expected) => {
  expect((await tests(registration))[0]).toEqual(expected);
});

test("QQ18NDS has a last test without a data source", async () => {
  const [last, before] = await tests("QQ18NDS");
  expect(last).toMatchObject({ testResult: "PASSED" });
  expect(last).not.toHaveProperty("dataSource");
  expect(before).toHaveProperty("dataSource", "DVSA");
});

test("QQ17NIN failed and passed on one day, in Northern Ireland without times", async () => {
  const [failed, passed] = await tests("QQ17NIN");
  expect([failed?.testResult, passed?.testResult]).toEqual(["FAILED", "PASSED"]);
  expect([failed?.completedDate, passed?.completedDate]).toEqual(["2026-11-21", "2026-11-21"]);
  expect(failed).not.toHaveProperty("defects");
});

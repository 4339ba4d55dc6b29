import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startVehicleServices, type VehicleServices } from "@vanfettle/vehicle-services/server";
import { VehicleServiceError } from "./call-service.ts";
import { createDvlaVehicleEnquiry } from "./dvla.ts";
import { createDvsaMotHistory } from "./dvsa.ts";

let fakes: VehicleServices;
let now: number;
let history: ReturnType<typeof createDvsaMotHistory>;
let enquiry: ReturnType<typeof createDvlaVehicleEnquiry>;

beforeAll(async () => {
  fakes = await startVehicleServices({ now: () => Date.parse("2026-11-26T12:00:00Z") });
});
afterAll(() => fakes.close());
beforeEach(() => {
  now = 0;
  const shared = { clock: () => new Date(now), timeoutMs: 30_000 };
  const { keys } = fakes;
  const dvsaKeys = {
    tokenUrl: keys.DVSA_TOKEN_URL,
    clientId: keys.DVSA_CLIENT_ID,
    clientSecret: keys.DVSA_CLIENT_SECRET,
    apiKey: keys.DVSA_API_KEY,
  };
  fakes.setFaults({});
  history = createDvsaMotHistory({ ...shared, apiUrl: keys.DVSA_API_URL, keys: dvsaKeys });
  enquiry = createDvlaVehicleEnquiry({
    ...shared,
    apiUrl: keys.DVLA_API_URL,
    keys: { apiKey: keys.DVLA_API_KEY },
  });
});

const errorOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

describe("DVSA", () => {
  test.each([
    ["QQ18NRG", { make: "FORD", registrationDate: "2019-04-27" }, { expiryDate: "2027-04-26" }],
    ["QQ18UNK", { make: "FORD", model: null }, { miles: 65_900 }],
    ["QQ25EMP", { firstTestDue: "2028-06-13", hasTests: false }, undefined],
    ["QQ18ARR", { make: "FORD" }, { expiryDate: "2027-05-01" }],
    [
      "QQ18NUL",
      { make: null, registrationDate: null },
      { expiryDate: "2027-04-29", miles: null, defects: [] },
    ],
    [
      "QQ18HAF",
      { model: "TRANSIT\uFFFD" },
      { defects: [{ type: "ADVISORY", text: "Tyre worn \uFFFD", dangerous: false }] },
    ],
    ["QQ18NDS", {}, { dataSource: "unknown", expiryDate: "2027-04-27", miles: 65_900 }],
    [
      "QQ18NDF",
      {},
      { defects: [{ type: "ADVISORY", text: expect.stringContaining("Tyre"), dangerous: false }] },
    ],
    [
      "QQ18DOT",
      { registrationDate: "2019-05-01", manufactured: "2019-05-01", firstUsed: "2019-05-01" },
      { testedOn: "2026-04-18", expiryDate: "2027-04-30", miles: 65_900 },
    ],
    ["QQ16LDN", {}, { testedOn: "2026-07-02", passed: true }],
    ["QQ14HOR", { hasTests: true }, { dataSource: "CVS", expiryDate: "2027-06-30", miles: null }],
    [
      "QQ14HND",
      { unclearTests: [{ dataSource: "CVS", passed: true, expiryDate: "2027-06-30" }] },
      { testedOn: "2025-06-18" },
    ],
    [
      "QQ24IMP",
      {
        manufactured: "2020-04-10",
        firstUsed: "2020-04-15",
        registrationDate: "2024-06-10",
        firstTestDue: null,
        hasTests: false,
      },
      undefined,
    ],
    ["QQ24IMD", { firstTestDue: "2023-03-31" }, undefined],
    ["QQ19AAN", {}, { testedOn: "2026-05-07", passed: true, expiryDate: null }],
  ])("reads what it says about %s and its last test", async (registration, expected, lastTest) => {
    const record = await history.find(registration);
    expect(record).toMatchObject(expected);
    expect(record?.tests.slice(0, 1)).toMatchObject(lastTest ? [lastTest] : []);
  });

  test("puts a Northern Irish pass before the failure of the same day", async () => {
    const { tests = [] } = (await history.find("QQ17NIN")) ?? {};
    expect(tests.slice(0, 3).map(({ testedOn, passed }) => [testedOn, passed])).toEqual([
      ["2026-11-21", true],
      ["2026-11-21", false],
      ["2025-11-19", true],
    ]);
  });

  test("goes on with a new token when one has ended early, and with a lifetime in text", async () => {
    fakes.setFaults({ token: "expires-as-text" });
    for (let call = 0; call < 3; call++) {
      expect(await history.find("QQ11TOK")).toMatchObject({ make: "FORD" });
    }
  });

  test("rejects at once a vehicle wrapped in another object", async () => {
    expect(await errorOf(history.find("QQ18WRP"))).toMatchObject({ name: "ServiceFailed" });
    expect(await errorOf(enquiry.find("QQ18WRP"))).toMatchObject({ name: "ServiceFailed" });
  });

  test("says that the key is rejected if it does not include the service", async () => {
    expect(await errorOf(history.find("QQ11KEY"))).toMatchObject({ name: "ServiceKeyRejected" });
  });
});

describe("DVLA", () => {
  test.each([
    [
      "QQ24IMP",
      {
        monthRegistered: "2020-04",
        monthRegisteredHere: "2024-06",
        yearOfManufacture: 2_020,
        revenueWeight: 2_890,
      },
    ],
    [
      "QQ12MOV",
      {
        make: "FORD",
        motStatus: "Not valid",
        motExpiryDate: "2026-09-20",
        monthRegistered: "2022-09",
      },
    ],
    [
      "QQ09NRR",
      { motStatus: "No results returned", motExpiryDate: null, monthRegisteredHere: null },
    ],
    [
      "QQ18SAM",
      { monthRegistered: "2019-05", monthRegisteredHere: "2019-05", revenueWeight: null },
    ],
    [
      "QQ18HER",
      { monthRegistered: "2019-05", monthRegisteredHere: "2019-05", revenueWeight: 2_900 },
    ],
    ["QQ21BIK", { typeApproval: "L3", revenueWeight: null }],
  ])("reads what it says about %s", async (registration, expected) => {
    expect(await enquiry.find(registration)).toMatchObject(expected);
  });
});

describe("a vehicle whose answer cannot be read", () => {
  const timesTen = Array.from({ length: 10 }, (_, n) => n);

  test("fails on its own, and leaves the next vehicle its answer from DVSA", async () => {
    for (const _ of timesTen) {
      expect(await errorOf(history.find("QQ18TXT"))).toEqual(
        new VehicleServiceError("ServiceFailed"),
      );
    }
    expect(await history.find("QQ19VAN")).toMatchObject({ make: "FORD" });
  });

  test.each(["empty", "not-json"] as const)("fails on its own at DVLA (%s)", async (dvla) => {
    fakes.setFaults({ dvla });
    for (const _ of timesTen) {
      expect(await errorOf(enquiry.find("QQ19VAN"))).toMatchObject({ name: "ServiceFailed" });
    }
    fakes.setFaults({});
    expect(await enquiry.find("QQ19VAN")).toMatchObject({ make: "FORD" });
  });

  test.each(["QQ11CUT", "QQ11HTM"])(
    "is an outage if the service breaks off or fails, as for %s",
    async (registration) => {
      for (const _ of timesTen) await errorOf(history.find(registration));
      expect(await errorOf(history.find("QQ19VAN"))).toMatchObject({
        name: "ServiceFailed",
        retryAfterSeconds: 30,
      });
    },
  );
});

test.each([
  ["QQ11RTA", 7],
  ["QQ11THR", 180],
])("after %s, calls to DVSA wait for %i seconds", async (registration, seconds) => {
  expect(await errorOf(history.find(registration))).toMatchObject({ retryAfterSeconds: seconds });
  now += (seconds - 1) * 1_000;
  expect(await errorOf(history.find("QQ19VAN"))).toMatchObject({
    name: "ServiceRateLimited",
    retryAfterSeconds: 1,
  });
  now += 1_000;
  expect(await history.find("QQ19VAN")).toMatchObject({ make: "FORD" });
});

import type { FaultMode } from "@vanfettle/vehicle-services/faults";
import {
  startVehicleServices,
  type VehicleServices,
  type VehicleServicesOptions,
} from "@vanfettle/vehicle-services/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { standInTimeoutMs } from "../testing/stand-in-timeout.ts";
import { stubResponses } from "../testing/stub-responses.ts";
import { createDvlaVehicleEnquiry } from "./dvla.ts";

let standIns: VehicleServices;
afterEach(() => standIns.close());

async function setUp(options: VehicleServicesOptions = {}, apiKey?: string) {
  standIns = await startVehicleServices(options);
  const { DVLA_API_URL: apiUrl, DVLA_API_KEY } = standIns.keys;
  return createDvlaVehicleEnquiry({
    apiUrl,
    keys: { apiKey: apiKey ?? DVLA_API_KEY },
    clock: () => new Date(),
    timeoutMs: standInTimeoutMs(options),
  });
}

test("a vehicle is read with its weight, and the month of its first registration", async () => {
  const enquiry = await setUp();
  expect(await enquiry.find("QQ19BIG")).toEqual({
    make: "FORD",
    colour: "WHITE",
    fuel: "DIESEL",
    monthRegistered: expect.stringMatching(/^\d{4}-\d\d$/),
    revenueWeight: 3_500,
    typeApproval: "N1",
    motExpiryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    taxStatus: "Taxed",
    taxDueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test.each([
  ["AA19PPP", { revenueWeight: 44_000 }],
  ["AA19EEE", { fuel: "ELECTRICITY" }],
  ["AA19SRN", { taxStatus: "SORN" }],
  ["QQ12OLD", { revenueWeight: 3_499, typeApproval: null }],
  ["QQ23NEW", { motExpiryDate: null }],
])("%s is read as DVLA documents it", async (mark, expected) => {
  expect(await (await setUp()).find(mark)).toMatchObject(expected);
});

test.each(["ER19NFD", "ER19BAD"])("%s is a vehicle that DVLA does not know", async (mark) => {
  expect(await (await setUp()).find(mark)).toBeNull();
});

test.each<[FaultMode, string, number]>([
  ["error", "ServiceFailed", 2],
  ["maintenance", "ServiceFailed", 2],
  ["rate-limit", "ServiceRateLimited", 1],
  ["key-rejected", "ServiceKeyRejected", 1],
  ["not-json", "ServiceFailed", 1],
  ["empty", "ServiceFailed", 1],
  ["cut-off", "ServiceFailed", 1],
  ["drop", "ServiceFailed", 1],
  ["hang", "ServiceFailed", 1],
])("%s is %s after %i calls", async (mode, name, calls) => {
  const enquiry = await setUp({ faults: { dvla: mode } });
  const error: unknown = await enquiry.find("QQ19BIG").catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name });
  expect(JSON.stringify([error, (error as Error).stack])).not.toContain("QQ19");
  expect(standIns.counts().calls.dvla).toBe(calls);
});

test("a wrong key is a rejected key", async () => {
  await expect((await setUp({}, "wrong")).find("QQ19BIG")).rejects.toMatchObject({ name: "ServiceKeyRejected" });
});

describe("a response of DVLA", () => {
  afterEach(() => vi.unstubAllGlobals());

  const find = () =>
    createDvlaVehicleEnquiry({
      apiUrl: "https://dvla.test",
      keys: { apiKey: "a-key" },
      clock: () => new Date(),
    }).find("QQ19BIG");
  const read = (vehicle: object) => {
    stubResponses({ body: { registrationNumber: "QQ19BIG", ...vehicle } });
    return find();
  };

  test("is requested with the key and the registration", async () => {
    const requests = stubResponses({ status: 404, body: {} });
    await find();
    const [request] = requests as [Request];
    expect([request.method, request.url]).toEqual(["POST", "https://dvla.test/vehicle-enquiry/v1/vehicles"]);
    expect(request.headers.get("content-type")).toBe("application/json");
    expect(request.headers.get("x-api-key")).toBe("a-key");
    expect(await request.json()).toEqual({ registrationNumber: "QQ19BIG" });
  });

  test("with odd values is a record without them", async () => {
    const odd = { make: " ", monthOfFirstRegistration: "2019-13", motExpiryDate: "soon", taxDueDate: "2027-02-30" };
    expect(await read(odd)).toEqual({
      make: null,
      colour: null,
      fuel: null,
      monthRegistered: null,
      revenueWeight: null,
      typeApproval: null,
      motExpiryDate: null,
      taxStatus: null,
      taxDueDate: null,
    });
  });

  test("about a vehicle from abroad has the month of its first registration anywhere, or else in the UK", async () => {
    const here = { monthOfFirstDvlaRegistration: "2021-05" };
    expect(await read(here)).toMatchObject({ monthRegistered: "2021-05" });
    expect(await read({ ...here, monthOfFirstRegistration: "2019-03" })).toMatchObject({ monthRegistered: "2019-03" });
  });

  test.each([
    [1, 1],
    [0, null],
    [-1, null],
    [3_500.5, null],
    ["3500", null],
  ])("with a revenue weight of %j has %j", async (revenueWeight, expected) => {
    expect(await read({ revenueWeight })).toMatchObject({ revenueWeight: expected });
  });

  test.each([
    [401, "ServiceKeyRejected"],
    [403, "ServiceKeyRejected"],
    [429, "ServiceRateLimited"],
    [402, "ServiceFailed"],
    [206, "ServiceFailed"],
  ])("of %i is %s", async (status, name) => {
    stubResponses({ status, body: { registrationNumber: "QQ19BIG" } });
    await expect(find()).rejects.toMatchObject({ name });
  });
});

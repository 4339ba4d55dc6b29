import { afterEach, expect, test } from "vitest";
import type { FaultMode } from "@vanfettle/vehicle-services/faults";
import {
  startVehicleServices,
  type VehicleServices,
  type VehicleServicesOptions,
} from "@vanfettle/vehicle-services/server";
import { mockServerTimeoutMs } from "../testing/mock-server-timeout.ts";
import { createDvlaVehicleEnquiry } from "./dvla.ts";

let mockServers: VehicleServices;
afterEach(() => mockServers.close());

async function setUp(options: VehicleServicesOptions = {}, apiKey?: string) {
  mockServers = await startVehicleServices(options);
  const { DVLA_API_URL: apiUrl, DVLA_API_KEY } = mockServers.keys;
  return createDvlaVehicleEnquiry({
    apiUrl,
    keys: { apiKey: apiKey ?? DVLA_API_KEY },
    clock: () => new Date(),
    timeoutMs: mockServerTimeoutMs(options),
  });
}

test("returns a vehicle with its weight and the month of its first registration", async () => {
  const enquiry = await setUp();
  expect(await enquiry.find("QQ19BIG")).toEqual({
    make: "FORD",
    colour: "WHITE",
    fuel: "DIESEL",
    monthRegistered: expect.stringMatching(/^\d{4}-\d\d$/),
    monthRegisteredHere: null,
    yearOfManufacture: expect.any(Number),
    revenueWeight: 3_500,
    typeApproval: "N1",
    euroStatus: "EURO 6",
    wheelplan: "2 AXLE RIGID BODY",
    motStatus: "Valid",
    motExpiryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    taxStatus: "Taxed",
    taxDueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    isMarkedForExport: false,
  });
});

test.each([
  ["AA19PPP", { revenueWeight: 44_000 }],
  ["AA19EEE", { fuel: "ELECTRICITY" }],
  ["AA19SRN", { taxStatus: "SORN" }],
  ["QQ12OLD", { revenueWeight: 3_499, typeApproval: null }],
  ["QQ23NEW", { motExpiryDate: null }],
  ["QQ18MIN", { revenueWeight: 3_500, typeApproval: "M2" }],
])("parses %s as documented by DVLA", async (registration, expected) => {
  expect(await (await setUp()).find(registration)).toMatchObject(expected);
});

test.each(["ER19NFD", "ER19BAD"])("returns null for %s", async (registration) => {
  expect(await (await setUp()).find(registration)).toBeNull();
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
  expect(mockServers.counts().calls.dvla).toBe(calls);
});

test("throws ServiceKeyRejected for a wrong key", async () => {
  await expect((await setUp({}, "wrong")).find("QQ19BIG")).rejects.toMatchObject({
    name: "ServiceKeyRejected",
  });
});

import { afterEach, describe, expect, test } from "vitest";
import type { FaultMode } from "@vanfettle/vehicle-services/faults";
import {
  startVehicleServices,
  type VehicleServices,
  type VehicleServicesOptions,
} from "@vanfettle/vehicle-services/server";
import { mockServerTimeoutMs } from "../testing/mock-server-timeout.ts";
import { VehicleServiceError } from "./call-service.ts";
import { createDvsaMotHistory } from "./dvsa.ts";

let mockServers: VehicleServices;
afterEach(() => mockServers.close());

/** Sets up the adapter over the mock server, with a clock controlled by the test. */
async function setUp(
  options: VehicleServicesOptions = {},
  over: { apiKey?: string; clientSecret?: string } = {},
) {
  mockServers = await startVehicleServices(options);
  const { keys } = mockServers;
  let now = Date.now();
  const history = createDvsaMotHistory({
    apiUrl: keys.DVSA_API_URL,
    keys: {
      tokenUrl: keys.DVSA_TOKEN_URL,
      clientId: keys.DVSA_CLIENT_ID,
      clientSecret: keys.DVSA_CLIENT_SECRET,
      apiKey: keys.DVSA_API_KEY,
      ...over,
    },
    clock: () => new Date(now),
    timeoutMs: mockServerTimeoutMs(options),
  });
  return { history, pass: (ms: number) => (now += ms), calls: () => mockServers.counts().calls };
}

test("returns a vehicle's tests, newest first, with the defects as DVSA worded them", async () => {
  const { history } = await setUp();
  const record = await history.find("QQ16ADV");
  expect(record).toMatchObject({
    make: "FORD",
    model: "TRANSIT 350",
    fuel: "Diesel",
    firstTestDue: null,
    recall: "no",
  });
  const [last, before] = record?.tests ?? [];
  expect(last).toMatchObject({
    dataSource: "DVSA",
    passed: false,
    expiryDate: null,
    miles: 131_207,
  });
  expect(last?.defects).toHaveLength(9);
  expect(last?.defects[0]).toEqual({
    text: "Offside Front Brake pad(s) less than 1.5 mm thick (1.1.13 (a) (ii))",
    type: "DANGEROUS",
    dangerous: true,
  });
  expect(before).toMatchObject({
    passed: true,
    testedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(before!.testedOn < last!.testedOn).toBe(true);
});

test("puts the pass before the failure of a van that was repaired during its test", async () => {
  const { history } = await setUp();
  const [last, before] = (await history.find("QQ17FIX"))?.tests ?? [];
  expect([last?.passed, before?.passed, last?.testedOn === before?.testedOn]).toEqual([
    true,
    false,
    true,
  ]);
});

test("returns the due day of the first test for a vehicle without tests", async () => {
  const { history } = await setUp();
  const record = await history.find("QQ23NEW");
  expect(record?.tests).toEqual([]);
  expect(record?.firstTestDue).toMatch(/^\d{4}-\d\d-\d\d$/);
});

describe("the access token", () => {
  test("is requested once for concurrent calls and reused until a minute before it expires", async () => {
    const { history, pass, calls } = await setUp();
    await Promise.all(
      ["QQ19VAN", "QQ19BIG", "QQ14RCL", "QQ15EXP"].map((registration) =>
        history.find(registration),
      ),
    );
    expect(calls()).toMatchObject({ token: 1, dvsa: 4 });
    pass((1_199 - 61) * 1_000);
    await history.find("QQ19VAN");
    expect(calls().token).toBe(1);
    pass(1_000);
    await history.find("QQ19VAN");
    expect(calls().token).toBe(2);
  });

  test("is replaced if it was revoked early, and the call is repeated", async () => {
    const { history, calls } = await setUp();
    await history.find("QQ19VAN");
    mockServers.expireTokens();
    expect(await history.find("QQ19VAN")).toMatchObject({ make: "FORD" });
    expect(calls()).toMatchObject({ token: 2, dvsa: 3 });
  });

  test("is not requested endlessly if it is never accepted", async () => {
    const { history, calls } = await setUp({ faults: { dvsa: "token-expired" } });
    await expect(history.find("QQ19VAN")).rejects.toMatchObject({ name: "ServiceKeyRejected" });
    expect(calls()).toMatchObject({ token: 2, dvsa: 2 });
  });

  test("is requested again after a failed request", async () => {
    const { history } = await setUp({ faults: { token: "drop" } });
    await expect(history.find("QQ19VAN")).rejects.toMatchObject({ name: "ServiceFailed" });
    mockServers.setFaults({});
    expect(await history.find("QQ19VAN")).toMatchObject({ make: "FORD" });
  });
});

test.each<[FaultMode, string, number]>([
  ["error", "ServiceFailed", 2],
  ["maintenance", "ServiceFailed", 2],
  ["rate-limit", "ServiceRateLimited", 1],
  ["daily-limit", "ServiceRateLimited", 1],
  ["key-rejected", "ServiceKeyRejected", 1],
  ["not-json", "ServiceFailed", 1],
  ["cut-off", "ServiceFailed", 1],
  ["drop", "ServiceFailed", 1],
  ["hang", "ServiceFailed", 1],
  ["redirect", "ServiceFailed", 1],
])("%s is %s after %i calls, since only 5xx is retried, once", async (mode, name, dvsa) => {
  const { history, calls } = await setUp({ faults: { dvsa: mode } });
  const error: unknown = await history.find("QQ19VAN").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(VehicleServiceError);
  expect(error).toMatchObject({ name });
  expect(JSON.stringify([error, (error as Error).message, (error as Error).stack])).not.toContain(
    "QQ19",
  );
  expect(calls().dvsa).toBe(dvsa);
});

test.each(["not-found", "invalid"] as const)("returns null for %s", async (mode) => {
  const { history } = await setUp({ faults: { dvsa: mode } });
  expect(await history.find("QQ19VAN")).toBeNull();
});

test.each([
  ["apiKey", "wrong"],
  ["apiKey", "with\nline break"],
  ["clientSecret", "wrong"],
])(
  "throws ServiceKeyRejected for a %s of %j, without the value in the error",
  async (name, value) => {
    const { history } = await setUp({}, { [name]: value });
    const error: unknown = await history.find("QQ19VAN").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "ServiceKeyRejected" });
    expect(String((error as Error).stack)).not.toContain(value);
  },
);

test("five failures pause calls to DVSA for half a minute", async () => {
  const { history, pass, calls } = await setUp({ faults: { dvsa: "drop" } });
  for (let failure = 0; failure < 7; failure++) {
    await history.find("QQ19VAN").catch(() => undefined);
  }
  expect(calls().dvsa).toBe(5);
  mockServers.setFaults({});
  pass(30_000);
  expect(await history.find("QQ19VAN")).toMatchObject({ make: "FORD" });
});

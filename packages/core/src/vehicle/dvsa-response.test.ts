import { afterEach, expect, test, vi } from "vitest";
import { stubResponses } from "../testing/stub-responses.ts";
import { createDvsaMotHistory } from "./dvsa.ts";

afterEach(() => vi.unstubAllGlobals());

const token = { body: { access_token: "a-token", expires_in: 1_199 } };
const find = (registration = "QQ19VAN") =>
  createDvsaMotHistory({
    apiUrl: "https://dvsa.test",
    keys: { tokenUrl: "https://token.test/", clientId: "client", clientSecret: "secret", apiKey: "a-key" },
    clock: () => new Date(),
  }).find(registration);
const read = (vehicle: object) => {
  stubResponses(token, { body: { registration: "QQ19VAN", ...vehicle } });
  return find();
};
const wireTest = (over: object = {}) => ({
  dataSource: "DVSA",
  completedDate: "2026-03-03T10:17:46.000Z",
  testResult: "PASSED",
  expiryDate: "2027-03-12",
  odometerValue: "61000",
  odometerUnit: "MI",
  odometerResultType: "READ",
  ...over,
});

test("requests a vehicle with the token, the key and the registration in the path", async () => {
  const requests = stubResponses(token, { status: 404, body: {} });
  await find("A/B?");
  const [tokenRequest, request] = requests as [Request, Request];
  expect(Object.fromEntries(new URLSearchParams(await tokenRequest.text()))).toEqual({
    grant_type: "client_credentials",
    client_id: "client",
    client_secret: "secret",
    scope: "https://tapi.dvsa.gov.uk/.default",
  });
  expect([tokenRequest.method, request.method]).toEqual(["POST", "GET"]);
  expect(request.url).toBe("https://dvsa.test/v1/trade/vehicles/registration/A%2FB%3F");
  expect(request.headers.get("authorization")).toBe("Bearer a-token");
  expect(request.headers.get("x-api-key")).toBe("a-key");
});

test("returns nulls for missing values", async () => {
  expect(await read({})).toEqual({
    make: null,
    model: null,
    colour: null,
    fuel: null,
    registrationDate: null,
    manufactured: null,
    firstUsed: null,
    firstTestDue: null,
    hasTests: false,
    tests: [],
    recall: "unknown",
  });
});

test("parses every field and trims texts", async () => {
  const vehicle = {
    make: " FORD ",
    model: "TRANSIT",
    primaryColour: "White",
    fuelType: "  ",
    registrationDate: "2019.03.13",
    manufactureDate: "2018-11-02",
    firstUsedDate: "2018-12-20",
    motTestDueDate: "2027-03-12",
  };
  expect(await read(vehicle)).toMatchObject({
    make: "FORD",
    model: "TRANSIT",
    colour: "White",
    fuel: null,
    registrationDate: "2019-03-13",
    manufactured: "2018-11-02",
    firstUsed: "2018-12-20",
    firstTestDue: "2027-03-12",
  });
});

test("keeps passed and failed tests, and drops abandoned or undated tests", async () => {
  const record = await read({
    motTests: [
      wireTest(),
      wireTest({ testResult: "FAILED", completedDate: "2026-03-01T09:00:00.000Z", expiryDate: null }),
      wireTest({ testResult: "ABANDONED" }),
      wireTest({ completedDate: "never" }),
    ],
  });
  expect((await read({ motTests: [wireTest({ completedDate: null })] }))?.hasTests).toBe(true);
  expect(record?.tests.map(({ on, passed, expiryDate }) => [on, passed, expiryDate])).toEqual([
    ["2026-03-03", true, "2027-03-12"],
    ["2026-03-01", false, null],
  ]);
});

test("recognises a dangerous defect only by its flag or its type", async () => {
  const defects = [
    { text: "by mark", type: "MAJOR", dangerous: true },
    { text: "by type", type: "DANGEROUS" },
    { text: "marked as not", type: "MAJOR", dangerous: false },
    { text: "without a mark", type: "ADVISORY", dangerous: null },
    {},
  ];
  const record = await read({ motTests: [wireTest({ defects })] });
  expect(record?.tests[0]?.defects).toEqual([
    { text: "by mark", type: "MAJOR", dangerous: true },
    { text: "by type", type: "DANGEROUS", dangerous: true },
    { text: "marked as not", type: "MAJOR", dangerous: false },
    { text: "without a mark", type: "ADVISORY", dangerous: false },
    { text: "", type: "", dangerous: false },
  ]);
});

test.each([
  [{}, 61_000],
  [{ odometerValue: 61_000 }, 61_000],
  [{ odometerValue: "100", odometerUnit: "KM" }, 62],
  [{ odometerUnit: null }, null],
  [{ odometerResultType: "UNREADABLE" }, null],
  [{ odometerResultType: null }, null],
  [{ odometerValue: null }, null],
  [{ odometerValue: "" }, null],
  [{ odometerValue: "61k" }, null],
  [{ odometerValue: "-5" }, null],
  [{ odometerValue: "12345678" }, null],
])("parses the odometer %j as %j miles", async (over, miles) => {
  expect((await read({ motTests: [wireTest(over)] }))?.tests[0]?.miles).toBe(miles);
});

test.each([
  ["Yes", "yes"],
  ["No", "no"],
  ["Unknown", "unknown"],
  ["Unavailable", "unavailable"],
  ["Perhaps", "unknown"],
])("parses the recall %s as %s", async (hasOutstandingRecall, recall) => {
  expect(await read({ hasOutstandingRecall })).toMatchObject({ recall });
});

test.each([
  [400, "MOTH-IV-01", "ServiceFailed"],
  [401, "MOTH-FB-04", "ServiceKeyRejected"],
  [403, "MOTH-FB-03", "ServiceKeyRejected"],
  [429, "MOTH-RL-01", "ServiceRateLimited"],
  [206, "none", "ServiceFailed"],
])("maps a response of %i with %s to %s", async (status, errorCode, name) => {
  stubResponses(token, { status, body: { errorCode } });
  await expect(find()).rejects.toMatchObject({ name });
});

test.each([
  [429, "ServiceRateLimited"],
  [400, "ServiceKeyRejected"],
  [302, "ServiceFailed"],
])("maps a response of %i from the token endpoint to %s", async (status, name) => {
  stubResponses({ status, body: {} });
  await expect(find()).rejects.toMatchObject({ name });
});

test.each([{ access_token: "" }, { expires_in: 0 }, { expires_in: "soon" }])(
  "rejects a response without a usable token, such as %j",
  async (over) => {
    stubResponses({ body: { ...token.body, ...over } });
    await expect(find()).rejects.toMatchObject({ name: "ServiceFailed" });
  },
);

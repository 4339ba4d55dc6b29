import { afterEach, expect, test, vi } from "vitest";
import { stubResponses } from "../testing/stub-responses.ts";
import { createDvsaMotHistory } from "./dvsa.ts";

afterEach(() => vi.unstubAllGlobals());

const token = { body: { access_token: "a-token", expires_in: 1_199 } };
const adapter = () =>
  createDvsaMotHistory({
    apiUrl: "https://dvsa.test",
    keys: {
      tokenUrl: "https://token.test/",
      clientId: "client",
      clientSecret: "secret",
      apiKey: "a-key",
    },
    clock: () => new Date(),
  });
const find = (registration = "QQ19VAN") => adapter().find(registration);
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
    unclearTests: [],
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
      wireTest({
        testResult: "FAILED",
        completedDate: "2026-03-01T09:00:00.000Z",
        expiryDate: null,
      }),
      wireTest({ testResult: "ABANDONED" }),
      wireTest({ completedDate: "never" }),
    ],
  });
  expect((await read({ motTests: [wireTest({ completedDate: null })] }))?.hasTests).toBe(true);
  expect(
    record?.tests.map(({ testedOn, passed, expiryDate }) => [testedOn, passed, expiryDate]),
  ).toEqual([
    ["2026-03-03", true, "2027-03-12"],
    ["2026-03-01", false, null],
  ]);
});

test.each([
  ["2026-07-01T23:30:00.000Z", "2026-07-02"],
  ["2026-01-15T23:30:00.000Z", "2026-01-15"],
  ["2026-07-01T22:59:59Z", "2026-07-01"],
  ["2026-07-02T00:30:00.000+01:00", "2026-07-02"],
  ["2026-07-01T19:30:00-0500", "2026-07-02"],
  ["2026-07-02T03:15:00+0445", "2026-07-01"],
  ["2026-07-02T04:15:00+04:45", "2026-07-02"],
  ["2026-07-01T23:30z", "2026-07-02"],
  ["2026-07-01T23:30:00", "2026-07-01"],
  ["2026-07-01T99:30:00Z", "2026-07-01"],
  ["2026-07-01T23:30:00 or so", "2026-07-01"],
  ["2026.07.01 23:30:00", "2026-07-01"],
  ["2026/07/01 23:30", "2026-07-01"],
  ["2026-07-01", "2026-07-01"],
  ["2026-07-01T00:00:00.000Z", "2026-07-01"],
  ["2025-12-31T23:59:59.999Z", "2025-12-31"],
])("dates a test that was completed at %s to %s, the day in London", async (completedDate, day) => {
  expect((await read({ motTests: [wireTest({ completedDate })] }))?.tests[0]?.testedOn).toBe(day);
});

test.each([
  ["without times", "2026-07-01", "2026-07-01"],
  ["at midnight, which stands for no time", "2026-07-01T00:00:00.000Z", "2026-07-01T00:00:00.000Z"],
  ["at midnight without seconds", "2026-07-01 00:00", "2026-07-01 00:00"],
  ["of which only the pass is at midnight", "2026-07-01T09:00:00.000Z", "2026-07-01T00:00:00.000Z"],
  [
    "of which only the pass is at midnight in London",
    "2026-07-01T09:00:00.000Z",
    "2026-06-30T23:00:00.000Z",
  ],
  ["at one time", "2026-07-01T09:00:00.000Z", "2026-07-01T09:00:00.000Z"],
  ["when only the failure has a time", "2026-07-01T09:00:00.000Z", "2026-07-01"],
  ["when only the pass has a time", "2026-07-01", "2026-07-01T09:00:00.000Z"],
  ["on one day in London", "2026-06-30T23:10:00.000Z", "2026-07-01"],
])("takes the pass of a day for newer than the failure %s", async (_, failed, passed) => {
  const tests = [
    wireTest({ testResult: "FAILED", completedDate: failed, expiryDate: null }),
    wireTest({ completedDate: passed }),
  ];
  for (const motTests of [tests, tests.toReversed()]) {
    expect((await read({ motTests }))?.tests.map((test) => test.passed)).toEqual([true, false]);
  }
});

test("takes a failure after a pass of the same day for newer, by their times", async () => {
  const motTests = [
    wireTest({ completedDate: "2026-07-01T09:00:00.000Z" }),
    wireTest({
      testResult: "FAILED",
      completedDate: "2026-07-01T23:30:00.000+01:00",
      expiryDate: null,
    }),
  ];
  expect((await read({ motTests }))?.tests.map((test) => test.passed)).toEqual([false, true]);
});

test("keeps the certificate of a pass without a day, beside the dated tests", async () => {
  const record = await read({
    motTests: [
      wireTest({ dataSource: "CVS", completedDate: null, expiryDate: "2027-06-30" }),
      wireTest({ dataSource: "CVS", completedDate: null, testResult: "FAILED" }),
      wireTest({ dataSource: "CVS", completedDate: null, expiryDate: null }),
      wireTest({ dataSource: "CVS" }),
    ],
  });
  expect(record?.unclearTests).toEqual([
    { dataSource: "CVS", month: null, passed: true, expiryDate: "2027-06-30" },
    { dataSource: "CVS", month: null, passed: true, expiryDate: null },
  ]);
  expect(record?.tests.map(({ expiryDate }) => expiryDate)).toEqual(["2027-03-12"]);
});

test.each([[null], [undefined], [[]], [""]])(
  "lists no test if motTests is %j",
  async (motTests) => {
    expect(await read({ motTests })).toMatchObject({ hasTests: false, tests: [] });
  },
);

test.each([[[null]], [["a test"]], ["some"], [[{}]], [[[wireTest()]]]])(
  "lists a test, though none that can be read, if motTests is %j",
  async (motTests) => {
    expect(await read({ motTests })).toMatchObject({ hasTests: true, tests: [] });
  },
);

test("reads a single test that is not in a list, and a test without a data source", async () => {
  const { dataSource: _, ...test } = wireTest();
  expect(await read({ motTests: test })).toMatchObject({
    hasTests: true,
    tests: [
      { dataSource: "unknown", testedOn: "2026-03-03", expiryDate: "2027-03-12", miles: 61_000 },
    ],
  });
});

test("compares names regardless of case and underscores", async () => {
  const defects = [{ text: "Brake hose worn", type: "user_entered", dangerous: "true" }];
  const motTests = [wireTest({ dataSource: "dva_ni", testResult: "Fail", defects })];
  expect((await read({ motTests }))?.tests[0]).toMatchObject({
    dataSource: "DVA NI",
    passed: false,
    defects: [{ type: "USER ENTERED", dangerous: true }],
  });
});

test("keeps the defects beside one that cannot be read, and those of the older API", async () => {
  const worn = { text: "Tyre worn (5.2.3 (e))", type: "ADVISORY", dangerous: false };
  for (const test of [
    { defects: [null, worn, "worn"] },
    { defects: worn },
    { rfrAndComments: [worn] },
  ]) {
    expect((await read({ motTests: [wireTest(test)] }))?.tests[0]?.defects).toEqual([worn]);
  }
});

test("reads a response without a registration, and the only one of a list", async () => {
  stubResponses(token, { body: { registration: null, make: "FORD" } });
  expect(await find()).toMatchObject({ make: "FORD" });
  stubResponses(token, { body: [{ make: "FIAT" }] });
  expect(await find()).toMatchObject({ make: "FIAT" });
});

test("takes a make, model or colour that DVSA does not know for missing, and a number for a name", async () => {
  const vehicle = { make: "UNCLASSIFIED", model: "Unknown", primaryColour: "Not Stated" };
  expect(await read(vehicle)).toMatchObject({ make: null, model: null, colour: null });
  expect(await read({ make: "PEUGEOT", model: 2_008 })).toMatchObject({ model: "2008" });
  expect(await read({ model: "NULLARBOR" })).toMatchObject({ model: "NULLARBOR" });
});

test.each([
  [[]],
  [{}],
  ["a vehicle"],
  [null],
  [{ message: "Unauthorized" }],
  [{ registration: " ", motTests: [] }],
])("cannot read %j", async (body) => {
  stubResponses(token, { body });
  await expect(find()).rejects.toMatchObject({ name: "ServiceFailed" });
});

test("recognises a dangerous defect only by its flag or its type", async () => {
  const defects = [
    { text: "by mark", type: "MAJOR", dangerous: true },
    { text: "by type", type: "DANGEROUS" },
    { text: "marked as not", type: "MAJOR", dangerous: false },
    { text: "without a mark", type: "ADVISORY", dangerous: null },
    { type: "MAJOR" },
    {},
  ];
  const record = await read({ motTests: [wireTest({ defects })] });
  expect(record?.tests[0]?.defects).toEqual([
    { text: "by mark", type: "MAJOR", dangerous: true },
    { text: "by type", type: "DANGEROUS", dangerous: true },
    { text: "marked as not", type: "MAJOR", dangerous: false },
    { text: "without a mark", type: "ADVISORY", dangerous: false },
    { text: "", type: "MAJOR", dangerous: false },
  ]);
});

test.each([
  [{}, 61_000],
  [{ odometerValue: 61_000 }, 61_000],
  [{ odometerValue: "61,000" }, 61_000],
  [{ odometerValue: " 61 000 " }, 61_000],
  [{ odometerUnit: "mi" }, 61_000],
  [{ odometerUnit: "Miles" }, 61_000],
  [{ odometerUnit: " km " }, 37_904],
  [{ odometerUnit: "kilometres" }, 37_904],
  [{ odometerResultType: "OK" }, 61_000],
  [{ odometerResultType: "read" }, 61_000],
  [{ odometerUnit: "M" }, null],
  [{ odometerUnit: "MI/H" }, null],
  [{ odometerValue: null, odometerUnit: "KM" }, null],
  [{ odometerUnit: ["MI"] }, null],
  [{ odometerValue: "61,00" }, null],
  [{ odometerValue: 61_000.5 }, null],
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
  ["YES", "yes"],
  [null, "unknown"],
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
  [404, "MOTH-NF-02", "ServiceFailed"],
])("maps a response of %i with %s to %s", async (status, errorCode, name) => {
  stubResponses(token, { status, body: { make: "FORD", errorCode } });
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

test.each([{ access_token: "" }, { access_token: null }])(
  "rejects a response without a usable token, such as %j",
  async (over) => {
    stubResponses({ body: { ...token.body, ...over } });
    await expect(find()).rejects.toMatchObject({ name: "ServiceFailed" });
  },
);

const vehicle = { body: { make: "FORD" } };

test.each([
  ["1199", 1],
  [1_199, 1],
  [0, 2],
  [null, 2],
  ["soon", 2],
])(
  "requests a token that lasts %j seconds %i times for two calls",
  async (expires_in, expected) => {
    const lasting = { body: { ...token.body, expires_in } };
    const history = adapter();
    const requests = stubResponses(lasting, vehicle, ...(expected === 2 ? [lasting] : []), vehicle);
    for (let call = 0; call < 2; call++) {
      expect(await history.find("QQ19VAN")).toMatchObject({ make: "FORD" });
    }
    expect(requests.filter(({ url }) => url.startsWith("https://token.test"))).toHaveLength(
      expected,
    );
  },
);

test.each([
  [401, {}],
  [403, { errorCode: "MOTH-FB-02" }],
])("repeats a call once with a new token after %i %j", async (status, body) => {
  const requests = stubResponses(
    token,
    { status, body },
    { body: { ...token.body, access_token: "new" } },
    vehicle,
  );
  expect(await find()).toMatchObject({ make: "FORD" });
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([
    null,
    "Bearer a-token",
    null,
    "Bearer new",
  ]);
});

import { afterEach, expect, test, vi } from "vitest";
import { stubResponses } from "../testing/stub-responses.ts";
import { createDvlaVehicleEnquiry } from "./dvla.ts";

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

test("requests a vehicle with the key and the registration", async () => {
  const requests = stubResponses({ status: 404, body: {} });
  await find();
  const [request] = requests as [Request];
  expect([request.method, request.url]).toEqual([
    "POST",
    "https://dvla.test/vehicle-enquiry/v1/vehicles",
  ]);
  expect(request.headers.get("content-type")).toBe("application/json");
  expect(request.headers.get("x-api-key")).toBe("a-key");
  expect(await request.json()).toEqual({ registrationNumber: "QQ19BIG" });
});

test("drops odd values from a response", async () => {
  const odd = {
    make: " ",
    monthOfFirstRegistration: "2019-13",
    motExpiryDate: "soon",
    taxDueDate: "2027-02-30",
  };
  expect(await read(odd)).toEqual({
    make: null,
    colour: null,
    fuel: null,
    monthRegistered: null,
    monthRegisteredHere: null,
    yearOfManufacture: null,
    revenueWeight: null,
    typeApproval: null,
    euroStatus: null,
    wheelplan: null,
    motStatus: null,
    motExpiryDate: null,
    taxStatus: null,
    taxDueDate: null,
    isMarkedForExport: false,
  });
});

test("uses the month of first registration abroad, or else in the UK", async () => {
  const here = { monthOfFirstDvlaRegistration: "2021-05" };
  expect(await read(here)).toMatchObject({ monthRegistered: "2021-05" });
  expect(
    await read({ ...here, monthOfFirstRegistration: "2019-03", yearOfManufacture: 2018 }),
  ).toMatchObject({
    monthRegistered: "2019-03",
    monthRegisteredHere: "2021-05",
    yearOfManufacture: 2018,
  });
});

test.each([
  [1, 1],
  [0, null],
  [-1, null],
  [3_500.5, null],
  ["3500", 3_500],
  [" 3,500 ", 3_500],
  ["35,00", null],
  [[3_500], null],
  [true, null],
])("parses the revenue weight %j as %j", async (revenueWeight, expected) => {
  expect(await read({ revenueWeight })).toMatchObject({ revenueWeight: expected });
});

test.each([
  ["2019-03-13", "2019-03"],
  ["2019.03", "2019-03"],
  [201_903, null],
  ["2019", null],
  ["12019-03", null],
])("parses the month %j as %j", async (monthOfFirstRegistration, monthRegistered) => {
  expect(await read({ monthOfFirstRegistration })).toMatchObject({ monthRegistered });
});

test.each([
  ["2020", 2_020],
  [2_020, 2_020],
  [20, null],
  [null, null],
])("parses the year of manufacture %j as %j", async (yearOfManufacture, expected) => {
  expect(await read({ yearOfManufacture })).toMatchObject({ yearOfManufacture: expected });
});

test("reads a response without a registration, and the only one of a list", async () => {
  stubResponses({ body: { make: "FORD" } });
  expect(await find()).toMatchObject({ make: "FORD" });
  stubResponses({ body: [{ make: "FIAT" }] });
  expect(await find()).toMatchObject({ make: "FIAT" });
});

test.each([
  [[]],
  [{}],
  ["a vehicle"],
  [null],
  [{ message: "Endpoint request timed out" }],
  [[{ make: "A" }, {}]],
])("cannot read %j", async (body) => {
  stubResponses({ body });
  await expect(find()).rejects.toMatchObject({ name: "ServiceFailed" });
});

test.each([
  [401, "ServiceKeyRejected"],
  [403, "ServiceKeyRejected"],
  [429, "ServiceRateLimited"],
  [402, "ServiceFailed"],
  [206, "ServiceFailed"],
])("maps a response of %i to %s", async (status, name) => {
  stubResponses({ status, body: { registrationNumber: "QQ19BIG" } });
  await expect(find()).rejects.toMatchObject({ name });
});

import * as fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { noRegisterWords } from "@vanfettle/contract/testing/no-register-words";
import { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { anyCharacter } from "@vanfettle/vans/testing/any-character";
import { namedVehicles } from "@vanfettle/vehicle-services/vehicles/named-vehicles";
import { startVehicleApp, type VehicleApp } from "../testing/vehicle-app.ts";

let app: VehicleApp;
afterEach(() => app.mockServers.close());

const json = (response: { body?: string | undefined }) =>
  JSON.parse(response.body ?? "") as unknown;
const checked = async (registration: string) => json(await app.check(registration)) as VehicleCheck;

test("returns a van with the contract's fields, marked as a sample and never cached", async () => {
  app = await startVehicleApp();
  const response = await app.check("qq19 van");
  expect(response).toMatchObject({ statusCode: 200, headers: { "cache-control": "no-store" } });
  const answer = json(response);
  expect(VehicleCheck.strict().parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    registration: "QQ19VAN",
    make: "FORD",
    mot: { state: "valid", days: 200, basis: "last pass" },
    motClass: {
      answer: "4",
      certainty: "likely",
      grossKg: 2_900,
      from: "DVLA revenue weight",
      maximumFee: "54.85",
    },
    recall: "no",
    sources: [
      { name: "DVSA MOT history", state: "answered" },
      { name: "DVLA vehicle enquiry", state: "answered" },
    ],
    sample: true,
  });
  expect(app.metrics).toHaveLength(2);
  expect(Object.assign({}, ...app.metrics)).toEqual({ DvsaAnswered: 1, DvlaAnswered: 1 });
});

describe("invalid input", () => {
  test.each([
    ["", "Enter the van's registration"],
    ["AB12 CDEF", "Enter a UK registration"],
    ["12345", "trade plate"],
    ["12AB34", "Military"],
    ["101D234", "diplomatic or an Irish"],
    ["AA-123-AA", "foreign"],
    ["A".repeat(900), "Enter a UK registration"],
  ])(
    "rejects %j on its field, in plain words, without querying a service",
    async (registration, words) => {
      app = await startVehicleApp();
      const response = await app.check(registration);
      expect(response).toMatchObject({ statusCode: 400, headers: { "cache-control": "no-store" } });
      expect(json(response)).toMatchObject({
        code: "invalid_registration",
        message: expect.stringContaining(words),
        issues: [{ field: "registration", message: expect.stringContaining(words) }],
      });
      expect(app.mockServers.counts().calls).toEqual({ token: 0, dvsa: 0, dvla: 0 });
    },
  );

  test.each([
    ["{}", 400, "invalid_request"],
    ['{"registration":5}', 400, "invalid_request"],
    ["[]", 400, "invalid_request"],
    ["{", 400, "invalid_request"],
    [JSON.stringify({ registration: "A".repeat(2_000) }), 413, "body_too_large"],
  ])("responds to the body %j with %i", async (body, statusCode, code) => {
    app = await startVehicleApp();
    const response = await app.send(body);
    expect(response.statusCode).toBe(statusCode);
    expect(json(response)).toMatchObject({ code });
  });

  test("rejects a body that is not sent as JSON, or from another site", async () => {
    app = await startVehicleApp();
    const body = '{"registration":"QQ19VAN"}';
    expect((await app.send(body, { "content-type": "text/plain" })).statusCode).toBe(415);
    const foreign = { "content-type": "application/json", "sec-fetch-site": "cross-site" };
    expect((await app.send(body, foreign)).statusCode).toBe(403);
  });

  test("no text causes a server error", async () => {
    app = await startVehicleApp();
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      fc.stringMatching(/^[A-Z0-9 ]{1,8}$/),
    );
    await fc.assert(
      fc.asyncProperty(text, async (registration) => {
        expect((await app.check(registration.toWellFormed())).statusCode).toBeLessThan(500);
      }),
      { numRuns: 60, examples: [["QQ11SLO".slice(0, 4)]] },
    );
    expect(app.failures).toEqual([]);
  });
});

test("returns 404 for a vehicle that neither service knows", async () => {
  app = await startVehicleApp();
  const response = await app.check("ER19 NFD");
  expect(response.statusCode).toBe(404);
  expect(json(response)).toMatchObject({ code: "vehicle_not_found" });
});

test("reports both services as not connected on a stage without keys, without facts about a vehicle", async () => {
  app = await startVehicleApp({ connected: "none" });
  const answer = await checked("QQ19VAN");
  expect(answer).toEqual({
    registration: "QQ19VAN",
    make: null,
    model: null,
    colour: null,
    fuel: null,
    firstRegistered: null,
    jurisdiction: "great-britain",
    isVan: true,
    twoVehicles: null,
    mot: {
      state: "unknown",
      due: null,
      dueBetween: null,
      firstTestWasDue: null,
      earliest: null,
      lastDay: null,
      ifPassedToday: null,
      days: null,
      basis: null,
      testsKnown: false,
      regime: "MOT",
      exemption: null,
      registers: noRegisterWords,
    },
    motClass: null,
    lastTest: null,
    failedTest: null,
    recall: "unknown",
    isMarkedForExport: false,
    tax: null,
    zones: null,
    sources: [
      { name: "DVSA MOT history", state: "not connected" },
      { name: "DVLA vehicle enquiry", state: "not connected" },
    ],
    sample: false,
  });
  expect(app.mockServers.counts().calls).toEqual({ token: 0, dvsa: 0, dvla: 0 });
  expect(app.metrics).toEqual([]);
});

test("uses DVSA's response on a stage with only DVSA's keys, and requires the plate", async () => {
  app = await startVehicleApp({ connected: "dvsa" });
  const answer = await checked("QQ19VAN");
  expect(answer).toMatchObject({
    mot: { days: 200 },
    motClass: { certainty: "ask", ask: ["plate"] },
    tax: null,
  });
  expect(answer.sources.map(({ state }) => state)).toEqual(["answered", "not connected"]);
  expect(app.metrics).toEqual([{ DvsaAnswered: 1 }]);
});

test("returns 429 with a retry time if both services limit the rate, and pauses DVSA calls for three minutes", async () => {
  app = await startVehicleApp();
  const limited = await app.check("QQ11 THR");
  expect(limited).toMatchObject({ statusCode: 429, headers: { "retry-after": "30" } });
  expect(json(limited)).toMatchObject({ code: "rate_limited" });
  app.pass(31_000);
  const partial = await checked("QQ19VAN");
  expect(partial.sources.map(({ state }) => state)).toEqual(["failed", "answered"]);
  expect(app.mockServers.counts().calls.dvsa).toBe(1);
  app.pass(150_000);
  expect((await checked("QQ19VAN")).sources.map(({ state }) => state)).toEqual([
    "answered",
    "answered",
  ]);
});

test("returns 429 with the retry time that the services ask for", async () => {
  app = await startVehicleApp();
  expect(await app.check("QQ11 RTA")).toMatchObject({
    statusCode: 429,
    headers: { "retry-after": "7" },
  });
  app.pass(7_000);
  expect((await checked("QQ19VAN")).sources.map(({ state }) => state)).toEqual([
    "answered",
    "answered",
  ]);
});

test("answers about a van after ten vehicles whose responses cannot be read", async () => {
  app = await startVehicleApp();
  for (let check = 0; check < 10; check++) {
    const { sources, lastTest, tax } = await checked("QQ18TXT");
    expect(sources.map(({ state }) => state)).toEqual(["failed", "answered"]);
    expect([lastTest, tax?.state]).toEqual([null, "Taxed"]);
  }
  expect((await checked("QQ19VAN")).sources.map(({ state }) => state)).toEqual([
    "answered",
    "answered",
  ]);
});

test("answers about every vehicle, however odd, that both services describe", async () => {
  app = await startVehicleApp();
  const described = Object.entries(namedVehicles("2026-11-26")).filter(
    // QQ18WRP is wrapped in another object, which no register documents.
    ([registration, { dvsa, dvla }]) => !dvsa?.fault && !dvla?.fault && registration !== "QQ18WRP",
  );
  expect(described.length).toBeGreaterThan(40);
  for (const [registration] of described) {
    const answer = await checked(registration);
    expect(VehicleCheck.strict().parse(answer)).toEqual(answer);
    expect([registration, ...answer.sources.map(({ state }) => state)]).toEqual([
      registration,
      "answered",
      "answered",
    ]);
  }
  expect(app.failures).toEqual([]);
});

test("returns 503 with a retry time if both services are down", async () => {
  app = await startVehicleApp();
  const response = await app.check("QQ11 ERR");
  expect(response).toMatchObject({
    statusCode: 503,
    headers: { "retry-after": "5", "cache-control": "no-store" },
  });
  expect(app.metrics).toHaveLength(2);
  expect(Object.assign({}, ...app.metrics)).toEqual({ DvsaFailed: 1, DvlaFailed: 1 });
});

test("counts a rejected key and hides it from visitors", async () => {
  app = await startVehicleApp({ faults: { token: "key-rejected", dvla: "key-rejected" } });
  const response = await app.check("QQ19VAN");
  expect(json(response)).toMatchObject({ code: "unavailable" });
  expect(app.metrics).toHaveLength(2);
  expect(app.metrics).toContainEqual({ DvsaFailed: 1, VehicleKeyRejected: 1 });
  expect(app.metrics).toContainEqual({ DvlaFailed: 1, VehicleKeyRejected: 1 });
});

test("queries the services about a van once in ten minutes", async () => {
  app = await startVehicleApp();
  const first = await checked("QQ19VAN");
  app.pass(599_000);
  expect(await checked("qq19-van")).toEqual(first);
  expect(app.mockServers.counts().calls).toEqual({ token: 1, dvsa: 1, dvla: 1 });
  app.pass(2_000);
  await checked("QQ19VAN");
  expect(app.mockServers.counts().calls).toEqual({ token: 1, dvsa: 2, dvla: 2 });
});

test("logs and counts no registration in any outcome", async () => {
  app = await startVehicleApp();
  for (const registration of ["QQ19VAN", "QQ11ERR", "QQ11THR", "ER19NFD", "QQ999999999"]) {
    await app.check(registration);
  }
  await app.send('{"registration":"QQ19VAN"');
  const written = JSON.stringify([app.requests, app.failures, app.metrics]);
  expect(app.requests).toHaveLength(6);
  expect(written).not.toMatch(/QQ|ER19|VAN"/);
});

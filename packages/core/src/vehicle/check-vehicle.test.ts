import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problems } from "@vanfettle/contract/problems";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { FaultMode, Faults } from "@vanfettle/vehicle-services/faults";
import { startVehicleServices, type VehicleServices } from "@vanfettle/vehicle-services/server";
import { VehicleServiceError } from "./call-service.ts";
import { checkVehicle, recentResults } from "./check-vehicle.ts";
import { createDvlaVehicleEnquiry } from "./dvla.ts";
import { createDvsaMotHistory } from "./dvsa.ts";

let mockServers: VehicleServices;
beforeAll(async () => {
  mockServers = await startVehicleServices();
});
afterAll(() => mockServers.close());

const clock = () => new Date();
const registration = "QQ16ADV";

/** Long enough for any machine, unless only the timeout can end the wait. */
const timeoutFor = (mode: FaultMode | undefined): number => (mode === "hang" ? 100 : 30_000);

/** Creates a site with the named services, without any requests so far. */
function newSite(connected: readonly ("dvsa" | "dvla")[] = ["dvsa", "dvla"], faults: Faults = {}) {
  const { keys } = mockServers;
  const dvsaKeys = {
    tokenUrl: keys.DVSA_TOKEN_URL,
    clientId: keys.DVSA_CLIENT_ID,
    clientSecret: keys.DVSA_CLIENT_SECRET,
    apiKey: keys.DVSA_API_KEY,
  };
  const history = createDvsaMotHistory({
    apiUrl: keys.DVSA_API_URL,
    keys: dvsaKeys,
    clock,
    timeoutMs: timeoutFor(faults.dvsa),
  });
  const enquiry = createDvlaVehicleEnquiry({
    apiUrl: keys.DVLA_API_URL,
    keys: { apiKey: keys.DVLA_API_KEY },
    clock,
    timeoutMs: timeoutFor(faults.dvla),
  });
  const services = {
    history: connected.includes("dvsa") ? history : null,
    enquiry: connected.includes("dvla") ? enquiry : null,
  };
  return { services: async () => services, recent: recentResults(clock), clock, sample: true };
}

const modes = {
  dvsa: [
    "ok",
    "not-found",
    "error",
    "maintenance",
    "rate-limit",
    "key-rejected",
    "not-json",
    "empty",
    "drop",
    "hang",
  ],
  dvla: ["ok", "not-found", "error", "rate-limit", "key-rejected", "cut-off"],
} as const satisfies Record<string, readonly FaultMode[]>;

const cases = modes.dvsa.flatMap((dvsa) => modes.dvla.map((dvla) => ({ dvsa, dvla })));

const stateOf = (mode: FaultMode) =>
  mode === "ok" ? "answered" : mode === "not-found" ? "not found" : "failed";

/**
 * Returns the expected result: the response of a site connected only to the services that respond.
 */
async function knownFrom(
  answering: readonly ("dvsa" | "dvla")[],
): Promise<Omit<VehicleCheck, "sources">> {
  mockServers.setFaults({});
  const { sources: _, ...facts } = await checkVehicle(newSite(answering), registration);
  return facts;
}

describe("with one service or both at fault", () => {
  test("covers sixty cases", () => expect(cases).toHaveLength(60));

  test.each(cases)(
    "DVSA: $dvsa, DVLA: $dvla: reports only data from services that responded",
    async (faults) => {
      const states = [stateOf(faults.dvsa), stateOf(faults.dvla)];
      const answering = (["dvsa", "dvla"] as const).filter((service) => faults[service] === "ok");
      const known = await knownFrom(answering);
      mockServers.setFaults(faults);
      const outcome = await checkVehicle(newSite(["dvsa", "dvla"], faults), registration).then(
        ({ sources, ...facts }) => ({ facts, states: sources.map(({ state }) => state) }),
        ({ code, retryAfterSeconds, message }: Record<string, unknown>) => ({
          code,
          waits: retryAfterSeconds,
          message,
        }),
      );
      const isLimited = Object.values(faults).includes("rate-limit");
      const failure = {
        code: isLimited ? "rate_limited" : "unavailable",
        waits: expect.any(Number) as number,
        message: expect.not.stringContaining(registration) as string,
      };
      const unknown = {
        code: "vehicle_not_found",
        waits: undefined,
        message: problems.vehicle_not_found.message,
      };
      const nothing = states.includes("failed") ? failure : unknown;
      expect(outcome).toEqual(answering.length > 0 ? { facts: known, states } : nothing);
    },
  );
});

test("does not cache a response for ten minutes if a service is missing", async () => {
  const site = newSite();
  mockServers.setFaults({ dvla: "error" });
  expect((await checkVehicle(site, registration)).tax).toBeNull();
  mockServers.setFaults({});
  expect((await checkVehicle(site, registration)).tax).toEqual({
    state: "Taxed",
    due: expect.any(String),
  });
});

test("recomputes the dates of a cached response for the current day", async () => {
  mockServers.setFaults({});
  let now = new Date("2026-11-22T23:55:00Z");
  const site = { ...newSite(), clock: () => now, recent: recentResults(() => now) };
  const before = await checkVehicle(site, registration);
  now = new Date("2026-11-23T00:01:00Z");
  expect((await checkVehicle(site, registration)).mot.days).toBe((before.mot.days ?? 0) - 1);
});

test("queries both services in parallel, so the slower determines the time", async () => {
  const order: string[] = [];
  const wait = (name: string, ms: number) => async () => {
    order.push(`${name} asked`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    order.push(`${name} answered`);
    return null;
  };
  const services = { history: { find: wait("DVSA", 20) }, enquiry: { find: wait("DVLA", 1) } };
  const site = { ...newSite(), services: async () => services };
  await expect(checkVehicle(site, registration)).rejects.toMatchObject({
    code: "vehicle_not_found",
  });
  expect(order).toEqual(["DVSA asked", "DVLA asked", "DVLA answered", "DVSA answered"]);
});

test.each([
  [
    "J1234",
    /^We could not find .* It may be a Jersey registration, which is not in DVLA's register of vehicles\.$/,
  ],
  ["MAN 1 A", /Isle of Man/],
  ["AB12 CDE", /take days to appear\.$/],
])(
  "names the other registers of a format that neither service knows: %s",
  async (entered, message) => {
    const unknown = { find: () => Promise.resolve(null) };
    const site = {
      ...newSite(),
      services: () => Promise.resolve({ history: unknown, enquiry: unknown }),
    };
    const expected = {
      code: "vehicle_not_found",
      message: expect.stringMatching(message) as string,
    };
    await expect(checkVehicle(site, entered)).rejects.toMatchObject(expected);
  },
);

describe("with fake services", () => {
  const site = (history: () => Promise<null>, enquiry: () => Promise<null>) => ({
    ...newSite(),
    services: async () => ({ history: { find: history }, enquiry: { find: enquiry } }),
  });
  const failing = (error: Error) => async () => {
    throw error;
  };

  test.each([
    [30, undefined, 5],
    [30, 20, 20],
  ])(
    "uses the shorter wait if both fail with %j and %j seconds, or five seconds by default",
    async (a, b, waits) => {
      const deps = site(
        failing(new VehicleServiceError("ServiceFailed", a)),
        failing(new VehicleServiceError("ServiceRateLimited", b)),
      );
      await expect(checkVehicle(deps, registration)).rejects.toMatchObject({
        code: "rate_limited",
        retryAfterSeconds: waits,
      });
    },
  );

  test("rethrows a programming error and does not report it as a call", async () => {
    const calls: unknown[] = [];
    const deps = {
      ...site(failing(new TypeError("a mistake")), async () => null),
      onCall: (...call: unknown[]) => calls.push(call),
    };
    await expect(checkVehicle(deps, registration)).rejects.toThrow(new TypeError("a mistake"));
    expect(calls).toEqual([["DVLA vehicle enquiry", "answered"]]);
  });

  test("reports each call with its service and outcome", async () => {
    const calls = new Map<unknown, unknown>();
    const deps = {
      ...site(failing(new VehicleServiceError("ServiceKeyRejected")), async () => null),
      onCall: (service: unknown, outcome: unknown) => calls.set(service, outcome),
    };
    await expect(checkVehicle(deps, registration)).rejects.toMatchObject({ code: "unavailable" });
    expect(calls).toEqual(
      new Map([
        ["DVLA vehicle enquiry", "answered"],
        ["DVSA MOT history", "ServiceKeyRejected"],
      ]),
    );
  });
});

test("rejects an impossible registration under its field without querying a service", async () => {
  const before = mockServers.counts().calls;
  const refusal: unknown = await checkVehicle(newSite(), "A*B").catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: "invalid_registration",
    message: expect.stringMatching(/./),
  });
  const { message } = refusal as Error;
  expect(refusal).toMatchObject({ issues: [{ field: "registration", message }] });
  expect(mockServers.counts().calls).toEqual(before);
});

test("caches a vehicle that both services know", async () => {
  mockServers.setFaults({});
  const site = newSite();
  const first = await checkVehicle(site, registration);
  const before = mockServers.counts().calls;
  expect(await checkVehicle(site, registration)).toEqual(first);
  expect(mockServers.counts().calls).toEqual(before);
});

test("reports both services as not connected on a site without keys, and invents no data", async () => {
  const answer = await checkVehicle(newSite([]), registration);
  expect(answer.sources).toEqual([
    { name: "DVSA MOT history", state: "not connected" },
    { name: "DVLA vehicle enquiry", state: "not connected" },
  ]);
  expect(answer).toMatchObject({
    make: null,
    model: null,
    motClass: null,
    lastTest: null,
    tax: null,
    sample: false,
  });
});

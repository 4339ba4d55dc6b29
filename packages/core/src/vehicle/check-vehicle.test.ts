import { problems } from "@vanfettle/contract/problems";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { FaultMode, Faults } from "@vanfettle/vehicle-services/faults";
import { startVehicleServices, type VehicleServices } from "@vanfettle/vehicle-services/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkVehicle } from "./check-vehicle.ts";
import { createDvlaVehicleEnquiry } from "./dvla.ts";
import { createDvsaMotHistory } from "./dvsa.ts";
import { recentResults } from "./recent-results.ts";

let standIns: VehicleServices;
beforeAll(async () => {
  standIns = await startVehicleServices();
});
afterAll(() => standIns.close());

const clock = () => new Date();
const mark = "QQ16ADV";

/** Long enough for any machine, except where nothing else ends the wait. */
const timeoutFor = (mode: FaultMode | undefined): number => (mode === "hang" ? 100 : 30_000);

/** A site with the services that are named, none of which has been asked yet. */
function newSite(connected: readonly ("dvsa" | "dvla")[] = ["dvsa", "dvla"], faults: Faults = {}) {
  const { keys } = standIns;
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
  dvsa: ["ok", "not-found", "error", "maintenance", "rate-limit", "key-rejected", "not-json", "empty", "drop", "hang"],
  dvla: ["ok", "not-found", "error", "rate-limit", "key-rejected", "cut-off"],
} as const satisfies Record<string, readonly FaultMode[]>;

const cases = modes.dvsa.flatMap((dvsa) => modes.dvla.map((dvla) => ({ dvsa, dvla })));

const stateOf = (mode: FaultMode) => (mode === "ok" ? "answered" : mode === "not-found" ? "not found" : "failed");

/** What may be known: what a site says that is connected with nothing but the services that answer. */
async function knownFrom(answering: readonly ("dvsa" | "dvla")[]): Promise<Omit<VehicleCheck, "sources">> {
  standIns.setFaults({});
  const { sources: _, ...facts } = await checkVehicle(newSite(answering), mark);
  return facts;
}

describe("with one service or both at fault", () => {
  test("there are sixty cases", () => expect(cases).toHaveLength(60));

  test.each(cases)("DVSA: $dvsa, DVLA: $dvla: nothing is told that no service has said", async (faults) => {
    const states = [stateOf(faults.dvsa), stateOf(faults.dvla)];
    const answering = (["dvsa", "dvla"] as const).filter((service) => faults[service] === "ok");
    const known = await knownFrom(answering);
    standIns.setFaults(faults);
    const outcome = await checkVehicle(newSite(["dvsa", "dvla"], faults), mark).then(
      ({ sources, ...facts }) => ({ facts, states: sources.map(({ state }) => state) }),
      ({ code, retryAfterSeconds, message }: Record<string, unknown>) => ({ code, waits: retryAfterSeconds, message }),
    );
    const isLimited = Object.values(faults).includes("rate-limit");
    const failure = {
      code: isLimited ? "rate_limited" : "unavailable",
      waits: expect.any(Number) as number,
      message: expect.not.stringContaining(mark) as string,
    };
    const unknown = { code: "vehicle_not_found", waits: undefined, message: problems.vehicle_not_found.message };
    const nothing = states.includes("failed") ? failure : unknown;
    expect(outcome).toEqual(answering.length > 0 ? { facts: known, states } : nothing);
  });
});

test("an answer without one of the services is not kept for ten minutes", async () => {
  const site = newSite();
  standIns.setFaults({ dvla: "error" });
  expect((await checkVehicle(site, mark)).tax).toBeNull();
  standIns.setFaults({});
  expect((await checkVehicle(site, mark)).tax).toEqual({ state: "Taxed", due: expect.any(String) });
});

test("what is kept is counted from the day on which it is asked for", async () => {
  standIns.setFaults({});
  let now = new Date("2026-11-22T23:55:00Z");
  const site = { ...newSite(), clock: () => now, recent: recentResults(() => now) };
  const before = await checkVehicle(site, mark);
  now = new Date("2026-11-23T00:01:00Z");
  expect((await checkVehicle(site, mark)).mot.days).toBe((before.mot.days ?? 0) - 1);
});

test("both services are asked at once, so an answer takes as long as the slower one", async () => {
  const order: string[] = [];
  const wait = (name: string, ms: number) => async () => {
    order.push(`${name} asked`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    order.push(`${name} answered`);
    return null;
  };
  const services = { history: { find: wait("DVSA", 20) }, enquiry: { find: wait("DVLA", 1) } };
  const site = { ...newSite(), services: async () => services };
  await expect(checkVehicle(site, mark)).rejects.toMatchObject({ code: "vehicle_not_found" });
  expect(order).toEqual(["DVSA asked", "DVLA asked", "DVLA answered", "DVSA answered"]);
});

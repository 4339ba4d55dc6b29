import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  startAlarmEnvironment,
  brokenPage,
  crashingPage,
  crashingPath,
  invalidPage,
  type AlarmEnvironment,
  type PlainRequest,
} from "./harness/alarm-environment.ts";
import { buildBooking, bookingRequest } from "./harness/booking-environment.ts";
import { failAlways, failFirst } from "./harness/fault-plans.ts";

const minute = 60_000;
const tokensAnHour = 10_000;
const [failingTown] = buildTowns("london", 2, 40);
let environment: AlarmEnvironment;
beforeAll(async () => {
  const places = [...buildTowns("wales", 12), ...buildTowns("scotland", 11, 20), ...buildTowns("london", 2, 40)];
  environment = await startAlarmEnvironment({ places, tokensAnHour });
});
afterAll(() => environment.stop());

const hour = 60 * minute;
let midnight = Date.parse("2026-11-21T00:00:00.000Z");
beforeEach(() => {
  // Two days later, no alarm's period includes the previous test.
  midnight += 48 * hour;
  environment.setClock(midnight + 12 * hour);
  environment.proxy.setPlan({});
  environment.texts.setFaults([]);
});

const read = () => environment.callApi("/api/locations/nowhere");
const book = (send: (path: string, init: PlainRequest) => Promise<Response>) =>
  send("/api/book-my-garage", { method: "POST", ...bookingRequest(buildBooking(), randomUUID()) });
const checkVehicle = () =>
  environment.callApi("/api/vehicle", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ registration: "QQ19 VAN" }),
  });
const openPage = async (path: string) => (await fetch(environment.site.url + path)).text();
const sendMany = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));

/** Makes a call in each of three minutes. */
async function forThreeMinutes(call: () => Promise<unknown>): Promise<void> {
  for (let left = 3; left > 0; left--) {
    await call();
    environment.advanceClock(minute);
  }
}

/** Sends over a hundred reads in each of six hours, and a booking in each of the last `bookings` hours. */
async function sixHoursOfReads(bookings: number): Promise<void> {
  for (let time = 8; time < 14; time++) {
    environment.setClock(midnight + time * hour);
    await sendMany(101, read);
    if (14 - time <= bookings) await book(environment.callApi);
  }
}

interface Condition {
  name: string;
  /** Causes the alarm's fault within a minute of real time. */
  fault: () => Promise<unknown>;
  /** The other alarms that the same fault raises. */
  also?: string[];
}

const conditions: Condition[] = [
  // Must be first: a process that has found no other key does not check again.
  {
    name: "RegistrationKeyChanged",
    fault: async () => {
      await environment.recordLostKey();
      await book(environment.callApi);
      await environment.forgetLostKey();
    },
  },
  {
    name: "ApiFailing",
    fault: async () => {
      environment.proxy.setPlan(failAlways("fail"));
      await forThreeMinutes(read);
    },
  },
  {
    name: "ApiSlow",
    fault: async () => {
      // The first attempt times out; the second gets a late response.
      environment.proxy.setPlan({
        fault: ({ nth }) => (nth % 2 === 1 ? "hang" : undefined),
        onCall: (stage) => (stage === "applied" ? delay(300) : undefined),
      });
      await forThreeMinutes(read);
    },
  },
  { name: "ApiErrors", fault: () => environment.callApi(crashingPath) },
  {
    name: "StepErrors",
    fault: async () => {
      environment.crashPlanning(true);
      await environment.runRegion("Wales");
      environment.crashPlanning(false);
    },
    also: ["RunsFailed", "RegionFailed"],
  },
  { name: "RendererErrors", fault: () => openPage(crashingPage), also: ["PagesFailing"] },
  {
    name: "ApiThrottles",
    fault: async () => {
      environment.proxy.setPlan({ onCall: (stage) => (stage === "applied" ? delay(600) : undefined) });
      const responses = await sendMany(130, () => book(environment.callApi));
      const bodies = await Promise.all(responses.map((response) => response.text()));
      expect(bodies).toContain('{"message":"Service Unavailable"}');
    },
  },
  {
    name: "StepThrottles",
    fault: () => environment.planTwice(),
    also: ["StepErrors"],
  },
  {
    name: "RendererThrottles",
    fault: () => sendMany(20, () => openPage(`/nowhere-${randomUUID()}`)),
    also: ["PagesFailing"],
  },
  { name: "SiteFailing", fault: () => forThreeMinutes(() => openPage(invalidPage)), also: ["PagesFailing"] },
  { name: "PagesFailing", fault: () => openPage(invalidPage) },
  {
    name: "RunsFailed",
    fault: async () => {
      environment.crashPlanning(true);
      await environment.runRegion("Wales");
      environment.crashPlanning(false);
    },
    also: ["StepErrors", "RegionFailed"],
  },
  {
    name: "TableThrottles",
    fault: async () => {
      environment.proxy.setPlan(failFirst(1, "Query", "throttle"));
      await read();
    },
  },
  {
    name: "RegionFailed",
    fault: async () => {
      environment.texts.setFaults([{ mode: "refusal", match: `^${failingTown?.name}$` }]);
      await environment.runRegion("London");
    },
  },
  { name: "TextTokens", fault: () => environment.runRegion("Wales") },
  {
    name: "TextObjection",
    fault: async () => {
      environment.texts.setFaults([{ mode: "poison-1" }]);
      await environment.runRegion("Scotland");
    },
    also: ["TextTokens"],
  },
  { name: "BookingsStopped", fault: () => sixHoursOfReads(0) },
  {
    name: "RequestsBlocked",
    fault: async () => {
      for (let batch = 0; batch < 11; batch++)
        await sendMany(94, () => book((path, init) => fetch(environment.site.url + path, init)));
    },
  },
  { name: "EdgeFallback", fault: () => openPage(brokenPage) },
  {
    name: "VehicleKeyRejected",
    fault: async () => {
      environment.vehicles.setFaults({ token: "key-rejected" });
      await checkVehicle();
      environment.vehicles.setFaults({});
    },
  },
  // Must be last, because it advances the clock by days.
  {
    name: "VehicleKeyIdle",
    fault: async () => {
      for (let day = 0; day < 7; day++) {
        environment.setClock(midnight + day * 24 * hour + 12 * hour);
        await read();
      }
    },
  },
];

test.each(conditions)(
  "$name is raised by its fault within a minute",
  { timeout: 120_000 },
  async ({ name, fault, also = [] }) => {
    expect(await environment.raisedAlarms()).toEqual([]);
    const raised = [name, ...also].toSorted();
    const startedAt = performance.now();
    await fault();
    await expect.poll(async () => (await environment.raisedAlarms()).toSorted(), { timeout: minute }).toEqual(raised);
    expect(performance.now() - startedAt).toBeLessThan(minute);
  },
);

test("BookingsStopped stays quiet on a day with readers and one booking", { timeout: 120_000 }, async () => {
  await sixHoursOfReads(1);
  expect(await environment.raisedAlarms()).toEqual([]);
});

test("VehicleKeyIdle stays quiet after a single response of DVSA in a week", { timeout: 120_000 }, async () => {
  const checks: number[] = [];
  for (let day = 0; day < 7; day++) {
    environment.setClock(midnight + day * 24 * hour + 12 * hour);
    await read();
    if (day === 3) checks.push((await checkVehicle()).status);
  }
  expect(checks).toEqual([200]);
  expect(await environment.raisedAlarms()).toEqual([]);
});

test("every alarm of the templates has a fault in this test", async () => {
  const names = (await environment.alarms()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(conditions.map(({ name }) => name).toSorted());
});

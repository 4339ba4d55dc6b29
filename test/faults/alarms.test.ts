import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import {
  brokenPage,
  crashingPage,
  crashingPath,
  invalidPage,
  readAlarmMetrics,
  startAlarmEnvironment,
  type AlarmEnvironment,
  type PlainRequest,
} from "./harness/alarm-environment.ts";
import { bookingRequest, buildBooking } from "./harness/booking-environment.ts";
import { failAlways, failFirst } from "./harness/fault-plans.ts";

const [failingTown] = buildTowns("london", 2, 40);
let environment: AlarmEnvironment;
beforeAll(async () => {
  const places = [
    ...buildTowns("wales", 12),
    ...buildTowns("scotland", 11, 20),
    ...buildTowns("london", 2, 40),
  ];
  environment = await startAlarmEnvironment({ places });
});
afterAll(() => environment.stop());

beforeEach(() => {
  environment.proxy.setPlan({});
  environment.texts.setFaults([]);
  environment.forgetMetrics();
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
const sendMany = <T>(count: number, call: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, call));

async function runWithCrash(): Promise<void> {
  environment.crashPlanning(true);
  await environment.runRegion("Wales");
  environment.crashPlanning(false);
}

interface Condition {
  name: string;
  /**
   * The names of the alarm's metrics that the fault, or the event that the alarm misses, must
   * record.
   */
  metrics: string[];
  fault: () => Promise<unknown>;
}

const conditions: Condition[] = [
  // Must be first: a process that has found no other key does not check again.
  {
    name: "RegistrationKeyChanged",
    metrics: ["OtherRegistrationKey"],
    fault: async () => {
      await environment.recordLostKey();
      await book(environment.callApi);
      await environment.forgetLostKey();
    },
  },
  {
    name: "ApiFailing",
    metrics: ["5xx", "Count"],
    fault: async () => {
      environment.proxy.setPlan(failAlways("fail"));
      await read();
    },
  },
  {
    name: "ApiSlow",
    metrics: ["CallSlow", "Count"],
    fault: async () => {
      // The first attempt times out; the second gets a late response.
      environment.proxy.setPlan({
        fault: ({ nth }) => (nth % 2 === 1 ? "hang" : undefined),
        onCall: (stage) => (stage === "applied" ? delay(300) : undefined),
      });
      await read();
    },
  },
  { name: "ApiErrors", metrics: ["Errors"], fault: () => environment.callApi(crashingPath) },
  { name: "StepErrors", metrics: ["Errors"], fault: runWithCrash },
  { name: "RendererErrors", metrics: ["Errors"], fault: () => openPage(crashingPage) },
  {
    name: "ApiThrottles",
    metrics: ["Throttles"],
    fault: async () => {
      environment.proxy.setPlan({
        onCall: (stage) => (stage === "applied" ? delay(600) : undefined),
      });
      const responses = await sendMany(130, () => book(environment.callApi));
      const bodies = await Promise.all(responses.map((response) => response.text()));
      expect(bodies).toContain('{"message":"Service Unavailable"}');
    },
  },
  { name: "StepThrottles", metrics: ["Throttles"], fault: () => environment.planTwice() },
  {
    name: "RendererThrottles",
    metrics: ["Throttles"],
    fault: () => sendMany(20, () => openPage(`/nowhere-${randomUUID()}`)),
  },
  { name: "SiteFailing", metrics: ["5xxErrorRate"], fault: () => openPage(invalidPage) },
  {
    name: "PagesFailing",
    metrics: ["LambdaExecutionError", "LambdaValidationError", "LambdaLimitExceededErrors"],
    fault: async () => {
      await openPage(crashingPage);
      await openPage(invalidPage);
      await sendMany(20, () => openPage(`/nowhere-${randomUUID()}`));
    },
  },
  { name: "RunsFailed", metrics: ["ExecutionsFailed"], fault: runWithCrash },
  {
    name: "TableThrottles",
    metrics: ["ThrottledRequests"],
    fault: async () => {
      environment.proxy.setPlan(failFirst(1, "Query", "throttle"));
      await read();
    },
  },
  {
    name: "RegionFailed",
    metrics: ["RegionFailed"],
    fault: async () => {
      environment.texts.setFaults([{ mode: "refusal", match: `^${failingTown?.name}$` }]);
      await environment.runRegion("London");
    },
  },
  { name: "TextTokens", metrics: ["TextTokens"], fault: () => environment.runRegion("Wales") },
  {
    name: "TextObjection",
    metrics: ["PlacesDone", "TextObjection"],
    fault: async () => {
      environment.texts.setFaults([{ mode: "poison-1" }]);
      await environment.runRegion("Scotland");
    },
  },
  {
    name: "BookingsRejected",
    metrics: ["BookingCallRejected", "BookingAccepted", "BookingReplay"],
    fault: async () => {
      const init = { method: "POST", ...bookingRequest(buildBooking(), randomUUID()) };
      const responses = [
        await environment.callApi("/api/book-my-garage", init),
        await environment.callApi("/api/book-my-garage", init),
        await environment.callApi("/api/book-my-garage", { ...init, body: "{" }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 400]);
    },
  },
  {
    name: "CallsThrottled",
    metrics: ["CallThrottled"],
    fault: async () => {
      const statuses = await sendMany(
        4,
        async () => (await environment.callApi("/reminder", { method: "POST" })).status,
      );
      expect(statuses).toContain(429);
    },
  },
  {
    name: "BookingsStopped",
    metrics: ["Count", "BookingAccepted"],
    fault: () => book(environment.callApi),
  },
  {
    name: "RequestsBlocked",
    metrics: ["BlockedRequests"],
    fault: () => sendMany(21, () => book((path, init) => fetch(environment.site.url + path, init))),
  },
  { name: "EdgeFallback", metrics: ["EdgeFallback"], fault: () => openPage(brokenPage) },
  {
    name: "VehicleKeyRejected",
    metrics: ["VehicleKeyRejected"],
    fault: async () => {
      environment.vehicles.setFaults({ token: "key-rejected" });
      await checkVehicle();
      environment.vehicles.setFaults({});
    },
  },
  { name: "VehicleKeyIdle", metrics: ["Count", "DvsaAnswered"], fault: checkVehicle },
];

test.each(conditions)(
  "$name reads the metrics that its fault records",
  async ({ name, metrics, fault }) => {
    const readByAlarm = readAlarmMetrics().get(name) ?? [];
    const recorded = () =>
      readByAlarm
        .filter((metric) => environment.valuesOf(metric).some((value) => value > 0))
        .map((metric) => metric.name);
    expect(recorded()).toEqual([]);
    await fault();
    await expect.poll(() => [...new Set(recorded())].toSorted()).toEqual(metrics.toSorted());
  },
);

test("every alarm of the templates has a fault in this test", () => {
  expect([...readAlarmMetrics().keys()].toSorted()).toEqual(
    conditions.map(({ name }) => name).toSorted(),
  );
});

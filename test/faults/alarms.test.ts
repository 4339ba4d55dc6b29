import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  alarmWorld,
  brokenPage,
  crashingPath,
  type AlarmWorld,
  type PlainRequest,
} from "./harness/alarm-environment.ts";
import { aBooking, bookingRequest } from "./harness/booking-environment.ts";
import { always, first } from "./harness/fault-plans.ts";

const minute = 60_000;
const tokensAnHour = 20_000;
const [missing] = buildTowns("london", 2, 40);
let world: AlarmWorld;
beforeAll(async () => {
  const places = [...buildTowns("wales", 12), ...buildTowns("scotland", 11, 20), ...buildTowns("london", 2, 40)];
  world = await alarmWorld({ places, tokensAnHour });
});
afterAll(() => world.stop());

const hour = 60 * minute;
let midnight = Date.parse("2026-11-21T00:00:00.000Z");
beforeEach(() => {
  // A day later no alarm remembers what was before.
  midnight += 48 * hour;
  world.at(midnight + 12 * hour);
  world.proxy.plan({});
  world.texts.setFaults([]);
});

const read = () => world.api("/api/locations/nowhere");
const book = (past: (path: string, init: PlainRequest) => Promise<Response>) =>
  past("/api/book-my-garage", { method: "POST", ...bookingRequest(aBooking(), randomUUID()) });
const many = (count: number, call: () => Promise<Response>) => Promise.all(Array.from({ length: count }, call));

/** In each of three minutes. */
async function forThreeMinutes(call: () => Promise<unknown>): Promise<void> {
  for (let left = 3; left > 0; left--) {
    await call();
    world.pass(minute);
  }
}

/** Six hours with traffic, as many of them as are told with a booking. */
async function aDayOfReaders(bookings: number): Promise<void> {
  for (let time = 8; time < 14; time++) {
    world.at(midnight + time * hour);
    await many(101, read);
    if (14 - time <= bookings) await book(world.api);
  }
}

interface Condition {
  name: string;
  /** What is wrong, for at most a minute of real time. */
  fault: () => Promise<unknown>;
  /** Raised by the same fault. */
  also?: string[];
}

const conditions: Condition[] = [
  {
    name: "ApiFailing",
    fault: async () => {
      world.proxy.plan(always("fail"));
      await forThreeMinutes(read);
    },
  },
  {
    name: "ApiSlow",
    fault: async () => {
      // The first try is given up, the second answered late.
      world.proxy.plan({
        fault: ({ nth }) => (nth % 2 === 1 ? "hang" : undefined),
        at: (moment) => (moment === "applied" ? delay(300) : undefined),
      });
      await forThreeMinutes(read);
    },
  },
  { name: "LambdaErrors", fault: () => world.api(crashingPath) },
  {
    name: "LambdaThrottles",
    fault: async () => {
      world.proxy.plan({ at: (moment) => (moment === "applied" ? delay(600) : undefined) });
      const answers = await many(130, () => book(world.api));
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(bodies).toContain('{"message":"Service Unavailable"}');
    },
  },
  {
    name: "RunsFailed",
    fault: async () => {
      world.crashPlanning(true);
      await world.run("Wales");
      world.crashPlanning(false);
    },
    also: ["LambdaErrors", "RegionFailed"],
  },
  {
    name: "TableThrottles",
    fault: async () => {
      world.proxy.plan(first(1, "Query", "throttle"));
      await read();
    },
  },
  {
    name: "RegionFailed",
    fault: async () => {
      world.texts.setFaults([{ mode: "refusal", match: `^${missing?.name}$` }]);
      await world.run("London");
    },
  },
  { name: "TextTokens", fault: () => world.run("Wales") },
  {
    name: "TextRejected",
    fault: async () => {
      world.texts.setFaults([{ mode: "poison-1" }]);
      await world.run("Scotland");
    },
    also: ["RegionFailed", "TextTokens"],
  },
  { name: "BookingsStopped", fault: () => aDayOfReaders(0) },
  {
    name: "RequestsBlocked",
    fault: async () => {
      for (let round = 0; round < 11; round++)
        await many(94, () => book((path, init) => fetch(world.site.url + path, init)));
    },
  },
  { name: "EdgeFallback", fault: () => fetch(world.site.url + brokenPage) },
];

test.each(conditions)(
  "$name is raised by its fault, within a minute",
  { timeout: 120_000 },
  async ({ name, fault, also = [] }) => {
    expect(await world.raised()).toEqual([]);
    const raised = [name, ...also].toSorted();
    const startedAt = performance.now();
    await fault();
    await expect.poll(async () => (await world.raised()).toSorted(), { timeout: minute }).toEqual(raised);
    expect(performance.now() - startedAt).toBeLessThan(minute);
  },
);

test("a day with readers and one booking is no silence", async () => {
  await aDayOfReaders(1);
  expect(await world.raised()).toEqual([]);
});

test("these are all the alarms of the templates", async () => {
  const names = (await world.alarms()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(conditions.map(({ name }) => name).toSorted());
});

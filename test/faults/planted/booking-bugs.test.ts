import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { leakViolations, serverFaultViolations } from "../harness/response-rules.ts";
import { bookingViolations } from "../harness/booking-rules.ts";
import { aBooking, bookingWorld, type BookingWorld } from "../harness/booking-environment.ts";
import type { Alteration } from "../harness/fault-proxy.ts";
import { always, withoutCondition } from "../harness/fault-plans.ts";

interface Bug {
  alter?: Alteration;
  wrapper?: string;
}
const noBug: Bug = {};

let world: BookingWorld;
afterEach(() => world.stop());

async function begin({ alter, wrapper }: Bug): Promise<void> {
  world = await bookingWorld(wrapper === undefined ? {} : { wrapper });
  world.proxy.plan(alter ? { alter } : {});
}

async function bookings(bug: Bug): Promise<string[]> {
  await begin(bug);
  const again = { payload: aBooking(), key: randomUUID() };
  await world.book(aBooking(), randomUUID());
  for (let times = 0; times < 3; times++) await world.book(again.payload, again.key);
  return bookingViolations(world.promised, await world.stored());
}

async function outage(bug: Bug): Promise<string[]> {
  await begin(bug);
  world.proxy.plan(always("fail"));
  return serverFaultViolations(await world.book(aBooking(), randomUUID()));
}

async function recovery(bug: Bug): Promise<string[]> {
  await begin(bug);
  world.proxy.plan(always("fail"));
  await world.book(aBooking(), randomUUID());
  world.proxy.plan({});
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline) {
    if ((await world.book(aBooking(), randomUUID())).status === 200) return [];
    await delay(250);
  }
  return ["I12: not healthy 5 seconds after the fault"];
}

async function privacy(bug: Bug): Promise<string[]> {
  await begin(bug);
  const { registration, ...rest } = aBooking({ registration: "QQ77QQQ" });
  const good = await world.book({ registration, ...rest }, randomUUID());
  const bad = await world.book({ registration, ...rest, serviceType: "none" }, randomUUID());
  world.proxy.plan(always("fail"));
  const failed = await world.book({ registration, ...rest }, randomUUID());
  expect([good.status, bad.status, failed.status]).toEqual([200, 400, 503]);
  return leakViolations([registration], [...world.printed, bad.body, failed.body]);
}

const plants: [string, (bug: Bug) => Promise<string[]>, Bug][] = [
  [
    "I1 a write that never reaches the table",
    bookings,
    { alter: { request: ({ operation, body }) => (operation === "PutItem" ? null : body) } },
  ],
  [
    "I2 a write without its condition",
    bookings,
    { alter: { request: ({ operation, body }) => (operation === "PutItem" ? withoutCondition(body) : body) } },
  ],
  [
    "I8 a fault of the server told as if it were nobody's",
    outage,
    {
      wrapper: `export const handler = async (event) => {
        const answer = await real(event);
        return answer.statusCode === 503 ? { ...answer, statusCode: 500 } : answer;
      };`,
    },
  ],
  [
    "I9 a log of whole events",
    privacy,
    { wrapper: `export const handler = (event) => { console.log(JSON.stringify(event)); return real(event); };` },
  ],
  [
    "I12 a breaker that opens once and never closes",
    recovery,
    {
      wrapper: `let broken;
      export const handler = async (event) => (broken ??= await real(event).then((a) => a.statusCode === 503 ? a : undefined)) ?? real(event);`,
    },
  ],
];

describe.each(plants)("%s", (name, scenario, bug) => {
  const invariant = `${name.split(" ")[0]}:`;

  test("is found", async () => {
    const found = await scenario(bug);
    expect(found.filter((violation) => violation.startsWith(invariant))).not.toEqual([]);
  });

  test("is not there without it", async () => {
    expect(await scenario(noBug)).toEqual([]);
  });
});

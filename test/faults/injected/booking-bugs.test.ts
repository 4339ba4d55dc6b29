import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { isLong } from "../../suite-length.ts";
import {
  buildBooking,
  startBookingEnvironment,
  type BookingEnvironment,
} from "../harness/booking-environment.ts";
import { bookingViolations } from "../harness/booking-rules.ts";
import { failAlways, withoutCondition } from "../harness/fault-plans.ts";
import type { Alteration } from "../harness/fault-proxy.ts";
import { leakViolations, serverErrorViolations } from "../harness/response-rules.ts";

interface Bug {
  alter?: Alteration;
  wrapper?: string;
}
const noBug: Bug = {};

let environment: BookingEnvironment;
afterEach(() => environment.stop());

async function startWith({ alter, wrapper }: Bug): Promise<void> {
  environment = await startBookingEnvironment(wrapper === undefined ? {} : { wrapper });
  environment.proxy.setPlan(alter ? { alter } : {});
}

async function bookings(bug: Bug): Promise<string[]> {
  await startWith(bug);
  const again = { payload: buildBooking(), key: randomUUID() };
  await environment.book(buildBooking(), randomUUID());
  for (let times = 0; times < 3; times++) await environment.book(again.payload, again.key);
  return bookingViolations(environment.accepted, await environment.stored());
}

async function outage(bug: Bug): Promise<string[]> {
  await startWith(bug);
  environment.proxy.setPlan(failAlways("fail"));
  return serverErrorViolations(await environment.book(buildBooking(), randomUUID()));
}

async function recovery(bug: Bug): Promise<string[]> {
  await startWith(bug);
  environment.proxy.setPlan(failAlways("fail"));
  await environment.book(buildBooking(), randomUUID());
  environment.proxy.setPlan({});
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline) {
    if ((await environment.book(buildBooking(), randomUUID())).status === 200) return [];
    await delay(250);
  }
  return ["I12: bookings still fail 5 seconds after the fault"];
}

async function privacy(bug: Bug): Promise<string[]> {
  await startWith(bug);
  const { registration, ...rest } = buildBooking({ registration: "QQ77QQQ" });
  const good = await environment.book({ registration, ...rest }, randomUUID());
  const bad = await environment.book({ registration, ...rest, serviceType: "none" }, randomUUID());
  environment.proxy.setPlan(failAlways("fail"));
  const failed = await environment.book({ registration, ...rest }, randomUUID());
  expect([good.status, bad.status, failed.status]).toEqual([200, 400, 503]);
  return leakViolations([registration], [...environment.logLines, bad.body, failed.body]);
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
    {
      alter: {
        request: ({ operation, body }) => (operation === "PutItem" ? withoutCondition(body) : body),
      },
    },
  ],
  [
    "I8 a failure of the database reported as 500",
    outage,
    {
      wrapper: `export const handler = async (event) => {
        const response = await real(event);
        return response.statusCode === 503 ? { ...response, statusCode: 500 } : response;
      };`,
    },
  ],
  [
    "I9 a log of whole events",
    privacy,
    {
      wrapper: `export const handler = (event) => { console.log(JSON.stringify(event)); return real(event); };`,
    },
  ],
  [
    "I12 a circuit breaker that opens once and never closes",
    recovery,
    {
      wrapper: `let broken;
      export const handler = async (event) => (broken ??= await real(event).then((a) => a.statusCode === 503 ? a : undefined)) ?? real(event);`,
    },
  ],
];

describe.runIf(isLong).each(plants)("%s", (name, scenario, bug) => {
  const invariant = `${name.split(" ")[0]}:`;

  test("is found", async () => {
    const found = await scenario(bug);
    expect(found.filter((violation) => violation.startsWith(invariant))).not.toEqual([]);
  });

  test("finds nothing without the bug", async () => {
    expect(await scenario(noBug)).toEqual([]);
  });
});

test("detects a booking function without permission to store a booking", async () => {
  environment = await startBookingEnvironment({
    editStatement: (role, statement) =>
      role.startsWith("BookingRole") && [statement.Action].flat().includes("dynamodb:PutItem")
        ? undefined
        : statement,
  });
  const response = await environment.book(buildBooking(), randomUUID());
  expect(serverErrorViolations(response)).not.toEqual([]);
  expect(environment.denials.join("\n")).toContain(
    "is not authorized to perform: dynamodb:PutItem",
  );
  expect(environment.proxy.calls()).not.toContain("PutItem");
});

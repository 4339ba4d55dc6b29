import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isLong } from "../suite-length.ts";
import {
  buildBooking,
  startBookingEnvironment,
  type BookingEnvironment,
} from "./harness/booking-environment.ts";
import { bookingViolations } from "./harness/booking-rules.ts";
import { failAlways, failFirst } from "./harness/fault-plans.ts";
import type { Fault } from "./harness/fault-proxy.ts";
import { containsStackTrace, serverErrorViolations } from "./harness/response-rules.ts";

let environment: BookingEnvironment;
beforeAll(async () => {
  environment = await startBookingEnvironment();
});
beforeEach(() => environment.restart());
afterAll(() => environment.stop());

const violations = async () => bookingViolations(environment.accepted, await environment.stored());
const rowsOf = async (registration: string) =>
  (await environment.stored()).filter((row) => row.registration === registration);

describe("a transient fault", () => {
  test.each<[string, Fault]>([
    ["a write throttled twice", "throttle"],
    ["a connection reset twice before the write", "reset"],
    ["a write whose response is lost twice", "lose-response"],
    ["a web page instead of a response, twice", "garbage"],
    ["a response cut short, twice", "truncate"],
    ["two server errors", "fail"],
  ])("%s: the booking is accepted or gets a 503, and is stored once", async (_, fault) => {
    environment.proxy.setPlan(failFirst(2, "PutItem", fault));
    const [payload, key] = [buildBooking(), randomUUID()];
    const response = await environment.book(payload, key);
    expect(response.status === 200 ? [] : serverErrorViolations(response)).toEqual([]);
    environment.proxy.setPlan({});
    expect((await environment.book(payload, key)).status).toBe(200);
    expect(await violations()).toEqual([]);
    expect(await rowsOf(payload.registration)).toHaveLength(1);
  });

  test.each<Fault>(["throttle", "reset", "lose-response", "fail"])(
    "%s: has no effect for the visitor",
    async (fault) => {
      environment.proxy.setPlan(failFirst(1, "PutItem", fault));
      expect((await environment.book(buildBooking(), randomUUID())).status).toBe(200);
      expect(await violations()).toEqual([]);
    },
  );
});

describe("a lasting fault", () => {
  test.each<[string, Fault]>([
    ["throttled throughout", "throttle"],
    ["server errors throughout", "fail"],
    ["every connection reset", "reset"],
    ["a database that hangs", "hang"],
    ["web pages throughout", "garbage"],
    ["responses cut short throughout", "truncate"],
  ])(
    "%s: the booking gets a 503 in time without being stored, and the next succeeds once the fault ends",
    async (_, fault) => {
      environment.proxy.setPlan(failAlways(fault));
      const [payload, key] = [buildBooking(), randomUUID()];
      const response = await environment.book(payload, key);
      expect(serverErrorViolations(response)).toEqual([]);
      expect(containsStackTrace(response.body)).toBe(false);
      expect(await rowsOf(payload.registration)).toEqual([]);
      environment.proxy.setPlan({});
      expect((await environment.book(payload, key)).status).toBe(200);
      expect(await violations()).toEqual([]);
    },
  );

  test("responses lost throughout: the booking gets a 503, and the retry gets the stored booking", async () => {
    environment.proxy.setPlan(failAlways("lose-response"));
    const [payload, key] = [buildBooking(), randomUUID()];
    expect(serverErrorViolations(await environment.book(payload, key))).toEqual([]);
    const [row, ...others] = await rowsOf(payload.registration);
    expect(others).toEqual([]);
    environment.proxy.setPlan({});
    const again = await environment.book(payload, key);
    expect(again.status).toBe(200);
    expect(again.body).toContain(row?.id);
    expect(await violations()).toEqual([]);
  });

  test.runIf(isLong)("a database that hangs leaves no socket open", async () => {
    environment.proxy.setPlan(failAlways("hang"));
    await Promise.all(
      Array.from({ length: 20 }, () => environment.book(buildBooking(), randomUUID())),
    );
    environment.proxy.setPlan({});
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => environment.book(buildBooking(), randomUUID())),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(environment.proxy.openSockets()).toBeLessThanOrEqual(5);
  });
});

test("fifty callers with one key get one booking and one address while responses get lost", async () => {
  environment.proxy.setPlan({
    fault: ({ nth }) => (nth % 4 === 1 ? "lose-response" : nth % 4 === 2 ? "reset" : undefined),
  });
  const [payload, key] = [buildBooking(), randomUUID()];
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => environment.book(payload, key)),
  );
  const rejected = responses.filter(({ status }) => status !== 200);
  expect(rejected.flatMap(serverErrorViolations)).toEqual([]);
  expect(environment.accepted.length).toBeGreaterThan(25);
  expect(await violations()).toEqual([]);
});

test("a key reused for another booking while responses get lost changes nothing", async () => {
  const [payload, key] = [buildBooking(), randomUUID()];
  await environment.book(payload, key);
  environment.proxy.setPlan(failFirst(1, "PutItem", "lose-response"));
  const other = buildBooking();
  expect((await environment.book(other, key)).status).toBe(422);
  expect(await rowsOf(other.registration)).toEqual([]);
  expect(await violations()).toEqual([]);
});

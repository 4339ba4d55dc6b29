import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { looksLikeStack, serverFaultViolations } from "./harness/response-rules.ts";
import { bookingViolations } from "./harness/booking-rules.ts";
import { aBooking, bookingWorld, type BookingWorld } from "./harness/booking-environment.ts";
import type { Fault } from "./harness/fault-proxy.ts";
import { always, first } from "./harness/fault-plans.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
});
beforeEach(() => world.restart());
afterAll(() => world.stop());

const violations = async () => bookingViolations(world.promised, await world.stored());
const rowsOf = async (registration: string) =>
  (await world.stored()).filter((row) => row.registration === registration);

describe("a fault that passes", () => {
  test.each<[string, Fault]>([
    ["F01 a write throttled twice", "throttle"],
    ["F04 a connection reset twice before the write", "reset"],
    ["F05 a write whose answer is lost twice", "lose-answer"],
    ["F07 a web page instead of an answer, twice", "garbage"],
    ["F07 an answer cut short, twice", "truncate"],
    ["F03 two server errors", "fail"],
  ])("%s: the booking is accepted or refused with 503, and stored once", async (_, fault) => {
    world.proxy.plan(first(2, "PutItem", fault));
    const [payload, key] = [aBooking(), randomUUID()];
    const answer = await world.book(payload, key);
    expect(answer.status === 200 ? [] : serverFaultViolations(answer)).toEqual([]);
    world.proxy.plan({});
    expect((await world.book(payload, key)).status).toBe(200);
    expect(await violations()).toEqual([]);
    expect(await rowsOf(payload.registration)).toHaveLength(1);
  });

  test.each<Fault>(["throttle", "reset", "lose-answer", "fail"])(
    "F01 %s: the visitor does not notice",
    async (fault) => {
      world.proxy.plan(first(1, "PutItem", fault));
      expect((await world.book(aBooking(), randomUUID())).status).toBe(200);
      expect(await violations()).toEqual([]);
    },
  );
});

describe("a fault that stays", () => {
  test.each<[string, Fault]>([
    ["F02 throttled for ever", "throttle"],
    ["F03 server errors for ever", "fail"],
    ["F04 every connection reset", "reset"],
    ["F06 a database that hangs", "hang"],
    ["F07 web pages for ever", "garbage"],
    ["F07 cut answers for ever", "truncate"],
  ])("%s: 503 in time, nothing stored, healthy as soon as it ends", async (_, fault) => {
    world.proxy.plan(always(fault));
    const [payload, key] = [aBooking(), randomUUID()];
    const answer = await world.book(payload, key);
    expect(serverFaultViolations(answer)).toEqual([]);
    expect(looksLikeStack(answer.body)).toBe(false);
    expect(await rowsOf(payload.registration)).toEqual([]);
    world.proxy.plan({});
    expect((await world.book(payload, key)).status).toBe(200);
    expect(await violations()).toEqual([]);
  });

  test("F05 answers lost for ever: 503, and the retry gets the booking that was stored meanwhile", async () => {
    world.proxy.plan(always("lose-answer"));
    const [payload, key] = [aBooking(), randomUUID()];
    expect(serverFaultViolations(await world.book(payload, key))).toEqual([]);
    const [row, ...others] = await rowsOf(payload.registration);
    expect(others).toEqual([]);
    world.proxy.plan({});
    const again = await world.book(payload, key);
    expect(again.status).toBe(200);
    expect(again.body).toContain(row?.id);
    expect(await violations()).toEqual([]);
  });

  test("F06 a database that hangs leaves no socket stuck", async () => {
    world.proxy.plan(always("hang"));
    await Promise.all(Array.from({ length: 20 }, () => world.book(aBooking(), randomUUID())));
    world.proxy.plan({});
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.book(aBooking(), randomUUID())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(world.proxy.openSockets()).toBeLessThanOrEqual(5);
  });
});

test("F10 fifty callers with one key, while answers get lost, have one booking and one answer", async () => {
  world.proxy.plan({
    fault: ({ nth }) => (nth % 4 === 1 ? "lose-answer" : nth % 4 === 2 ? "reset" : undefined),
  });
  const [payload, key] = [aBooking(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.book(payload, key)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.flatMap(serverFaultViolations)).toEqual([]);
  expect(world.promised.length).toBeGreaterThan(25);
  expect(await violations()).toEqual([]);
});

test("F11 a key used again for another booking, while answers get lost, changes nothing", async () => {
  const [payload, key] = [aBooking(), randomUUID()];
  await world.book(payload, key);
  world.proxy.plan(first(1, "PutItem", "lose-answer"));
  const other = aBooking();
  expect((await world.book(other, key)).status).toBe(422);
  expect(await rowsOf(other.registration)).toEqual([]);
  expect(await violations()).toEqual([]);
});

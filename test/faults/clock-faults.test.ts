import { randomUUID } from "node:crypto";
import { listBookingsOfRegistration } from "@vanfettle/core/booking/booking-queries";
import { request } from "@vanfettle/core/booking/booking";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { startDatabase, type TestDatabase } from "@vanfettle/core/testing/test-database";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aBooking } from "./harness/booking-environment.ts";
import { endViolations } from "./harness/run-rules.ts";
import { runWorld, type RunWorld } from "./harness/run-environment.ts";

describe("bookings", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.stop());

  test.each([
    ["an hour back", "2026-11-21T10:05:00.000Z", "2026-11-21T09:05:00.000Z"],
    ["over the night clocks go back", "2026-10-25T00:59:59.000Z", "2026-10-25T01:00:01.000Z"],
    ["over the night clocks go forward", "2027-03-28T00:59:59.000Z", "2027-03-28T01:00:01.000Z"],
    ["over the turn of a year", "2026-12-31T23:59:59.900Z", "2027-01-01T00:00:00.100Z"],
  ])("F52 with the clock %s a key keeps its booking and its answer", async (_, first, second) => {
    const deps = buildBookingDeps(database.table, first);
    const call = { payload: aBooking(), idempotencyKey: randomUUID() };
    const answer = await request(deps, call);
    deps.at(second);
    expect(await request(deps, call)).toEqual(answer);
    expect(await listBookingsOfRegistration(deps, call.payload.registration)).toHaveLength(1);
  });

  test("F52 without a key, a double click over the hour that clocks go back is one booking", async () => {
    const deps = buildBookingDeps(database.table, "2026-10-25T00:59:59.000Z");
    const call = { payload: aBooking(), idempotencyKey: undefined };
    const answer = await request(deps, call);
    deps.at("2026-10-25T01:00:00.500Z");
    expect(await request(deps, call)).toEqual(answer);
  });

  test("F52 seven years and a day on, a booking is read by nobody, whether it was swept or not", async () => {
    const deps = buildBookingDeps(database.table, "2028-02-29T12:00:00.000Z");
    const { registration } = aBooking();
    await request(deps, { payload: aBooking({ registration }), idempotencyKey: randomUUID() });
    deps.at("2035-02-27T12:00:00.000Z");
    expect(await listBookingsOfRegistration(deps, registration)).toHaveLength(1);
    deps.at("2035-03-01T12:00:00.000Z");
    expect(await listBookingsOfRegistration(deps, registration)).toEqual([]);
  });
});

describe("runs", () => {
  let world: RunWorld;
  afterEach(() => world.stop());

  test("F52 a clock set back an hour neither lets a second run in nor keeps the next one out", async () => {
    world = await runWorld(buildTowns("wales", 3));
    const { runId } = await world.start("wales");
    world.pass(-3_600_000);
    await expect(world.start("wales")).rejects.toMatchObject({ code: "run_active" });
    await world.run(runId);
    world.running.clear();
    expect(endViolations(await world.progress(), ["Wales"])).toEqual([]);
    expect(await world.progress()).toMatchObject({ completed: 3, isRunning: false });
    expect((await world.start("scotland")).region).toBe("Scotland");
  });

  test("F52 a run that died before the clock was set back gives way as soon as its end is known", async () => {
    world = await runWorld(buildTowns("wales", 2));
    await world.start("wales");
    world.pass(-3_600_000);
    world.running.clear();
    await world.runRegion("wales");
    expect(await world.progress()).toMatchObject({ completed: 2, failed: 0 });
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { requestBooking } from "@vanfettle/core/booking/booking";
import { listBookingsOfRegistration } from "@vanfettle/core/booking/booking-queries";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { startDatabase, type TestDatabase } from "@vanfettle/core/testing/test-database";
import { buildBooking } from "./harness/booking-environment.ts";
import { startRunEnvironment, type RunEnvironment } from "./harness/run-environment.ts";
import { endViolations } from "./harness/run-rules.ts";

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
  ])("with the clock %s a key keeps its booking and its address", async (_, first, second) => {
    const deps = buildBookingDeps(database.table, first);
    const call = { payload: buildBooking(), idempotencyKey: randomUUID() };
    const result = await requestBooking(deps, call);
    deps.at(second);
    expect(await requestBooking(deps, call)).toEqual(result);
    expect(await listBookingsOfRegistration(deps, call.payload.registration)).toHaveLength(1);
  });

  test("a double click without a key during the end of summer time makes one booking", async () => {
    const deps = buildBookingDeps(database.table, "2026-10-25T00:59:59.000Z");
    const call = { payload: buildBooking(), idempotencyKey: undefined };
    const result = await requestBooking(deps, call);
    deps.at("2026-10-25T01:00:00.500Z");
    expect(await requestBooking(deps, call)).toEqual(result);
  });

  test("a booking is not read seven years and a day later, even if it is still stored", async () => {
    const deps = buildBookingDeps(database.table, "2028-02-29T12:00:00.000Z");
    const { registration } = buildBooking();
    await requestBooking(deps, {
      payload: buildBooking({ registration }),
      idempotencyKey: randomUUID(),
    });
    deps.at("2035-02-27T12:00:00.000Z");
    expect(await listBookingsOfRegistration(deps, registration)).toHaveLength(1);
    deps.at("2035-03-01T12:00:00.000Z");
    expect(await listBookingsOfRegistration(deps, registration)).toEqual([]);
  });
});

describe("runs", () => {
  let environment: RunEnvironment;
  afterEach(() => environment.stop());

  test("a clock set back an hour neither admits a second run nor blocks the next", async () => {
    environment = await startRunEnvironment(buildTowns("wales", 3));
    const { runId } = await environment.start("wales");
    environment.advanceClock(-3_600_000);
    await expect(environment.start("wales")).resolves.toMatchObject({ runId });
    await environment.run(runId);
    environment.running.clear();
    expect(endViolations(await environment.progress(), ["Wales"])).toEqual([]);
    expect(await environment.progress()).toMatchObject({ completed: 3, isRunning: false });
    expect((await environment.start("scotland")).runId).not.toBe(runId);
  });

  test("a run that died before the clock was set back is replaced as soon as its end is known", async () => {
    environment = await startRunEnvironment(buildTowns("wales", 2));
    await environment.start("wales");
    environment.advanceClock(-3_600_000);
    environment.running.clear();
    await environment.runRegion("wales");
    expect(await environment.progress()).toMatchObject({ completed: 2, failed: 0 });
  });
});

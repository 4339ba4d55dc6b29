import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { requestBooking } from "../booking/booking.ts";
import { eraseBookings } from "../booking/erase.ts";
import { buildBookingDeps } from "../testing/booking-deps.ts";
import { installedEngines } from "../testing/dynamodb-engine.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { countRowsByKind, deleteExpiredRows } from "./table-maintenance.ts";

describe.each(installedEngines())("on %s", (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await startDatabase(engine);
    return () => database.stop();
  });

  const payload = {
    registration: "AB12CDE",
    postcode: "SW1A1AA",
    serviceType: "mot",
    location: "Leeds",
  };

  test("deletes only expired rows", async () => {
    const deps = buildBookingDeps(database.table);
    for (let i = 0; i < 20; i++) {
      await requestBooking(deps, { payload, idempotencyKey: randomUUID() });
    }
    await database.table.entities.budget
      .put({ day: "2026-11-21", used: 5, expiresAt: 1_800_000_000 })
      .go();
    deps.at("2026-11-22T10:05:00.000Z");
    await requestBooking(deps, { payload, idempotencyKey: randomUUID() });

    const at = (iso: string) => ({ ...database, clock: () => new Date(iso) });
    expect(await deleteExpiredRows(at("2026-12-01T00:00:00.000Z"))).toEqual({});
    expect(await deleteExpiredRows(at("2033-11-21T10:05:00.000Z"))).toEqual({
      booking: 20,
      budget: 1,
    });
    expect(await countRowsByKind(database)).toEqual({ booking: 1 });
    expect(await deleteExpiredRows(at("2033-11-21T10:05:00.000Z"))).toEqual({});
  });

  test("keeps a row whose expiry is extended between scan and deletion", async () => {
    const { budget } = database.table.entities;
    const now = Date.parse("2026-12-26T00:00:00.000Z") / 1000;
    await budget.put({ day: "2026-11-21", used: 5, expiresAt: now }).go();
    await budget.put({ day: "2026-11-22", used: 5, expiresAt: now }).go();
    database.client.middlewareStack.add(
      (next, context) => async (args) => {
        const result = await next(args);
        if (context.commandName === "ScanCommand") {
          await budget
            .patch({ day: "2026-11-22" })
            .set({ expiresAt: now + 1 })
            .go();
        }
        return result;
      },
      { step: "initialize", name: "giveLonger" },
    );
    const deleted = await deleteExpiredRows({ ...database, clock: () => new Date(now * 1000) });
    database.client.middlewareStack.remove("giveLonger");
    expect(deleted).toEqual({ budget: 1 });
    expect((await budget.get({ day: "2026-11-22" }).go()).data).toMatchObject({
      used: 5,
      expiresAt: now + 1,
    });
  });

  test("deletes tombstones after 36 days and keeps the record of the erasure", async () => {
    const deps = buildBookingDeps(database.table);
    await requestBooking(deps, { payload, idempotencyKey: randomUUID() });
    await eraseBookings(
      { ...deps, untilIndexed: () => Promise.resolve() },
      { registration: "AB12CDE", operator: "ann" },
    );
    const at = (iso: string) => ({ ...database, clock: () => new Date(iso) });
    expect(await deleteExpiredRows(at("2026-12-26T10:05:00.000Z"))).toEqual({});
    expect(await deleteExpiredRows(at("2026-12-27T10:05:00.000Z"))).toEqual({ booking: 1 });
    expect(await countRowsByKind(database)).toEqual({ erasure: 1 });
  });
});

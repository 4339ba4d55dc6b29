import { randomUUID } from "node:crypto";
import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildBookingDeps } from "../testing/booking-deps.ts";
import { installedEngines } from "../testing/dynamodb-engine.ts";
import { withLostResponse } from "../testing/lost-response.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import {
  exportBookings,
  isHashKeyCurrent,
  listBookingsOfDay,
  listBookingsOfRegistration,
} from "./booking-queries.ts";
import { requestBooking } from "./booking.ts";
import { countTombstones, eraseBookings, listErasures, type EraseDeps } from "./erase.ts";

describe.each(installedEngines())("on %s", (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase(engine);
  });
  afterAll(() => database.stop());

  let deps: ReturnType<typeof buildBookingDeps> & EraseDeps;
  let registration: string;
  const aRegistration = () => randomUUID().replaceAll("-", "").slice(0, 8).toUpperCase();
  beforeEach(() => {
    deps = { ...buildBookingDeps(database.table), untilIndexed: () => Promise.resolve() };
    registration = aRegistration();
  });

  const payload = (over: object = {}) => ({
    registration,
    postcode: "ZZ99QQ",
    serviceType: "mot",
    location: "Upper Canaryton",
    ...over,
  });
  const everything = async () =>
    JSON.stringify(
      (await database.client.send(new ScanCommand({ TableName: database.tableName }))).Items,
    );

  test("every booking of the vehicle goes, others stay", async () => {
    const other = aRegistration();
    await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    await requestBooking(deps, { payload: payload(), idempotencyKey: undefined });
    await requestBooking(deps, {
      payload: payload({ registration: other }),
      idempotencyKey: randomUUID(),
    });
    expect(await eraseBookings(deps, { registration, operator: "ann" })).toMatchObject({
      bookings: 2,
      operator: "ann",
    });
    expect(await listBookingsOfRegistration(deps, registration)).toEqual([]);
    expect(await listBookingsOfRegistration(deps, other)).toHaveLength(1);
    expect(await everything()).not.toContain(registration);
  });

  test("removes personal data and the day from erased bookings", async () => {
    deps.at("2031-05-05T10:00:00.000Z");
    const sent = payload({
      postcode: "ZZ11AB",
      location: "Lower Canaryton",
      locationSlug: "lower-canaryton",
    });
    await requestBooking(deps, { payload: sent, idempotencyKey: randomUUID() });
    await requestBooking(deps, { payload: sent, idempotencyKey: undefined });
    const ids = (await listBookingsOfDay(deps, "2031-05-05")).map((row) => row.id);
    expect(ids).toHaveLength(2);
    await eraseBookings(deps, { registration, operator: "ann" });
    const rows = await everything();
    for (const value of [registration, "ZZ11AB", "Lower Canaryton", "lower-canaryton", ...ids]) {
      expect(rows).not.toContain(value);
    }
    expect(await listBookingsOfDay(deps, "2031-05-05")).toEqual([]);
  });

  test("records only the time, operator and number of bookings of an erasure", async () => {
    deps.at("2032-02-02T10:00:00.000Z");
    await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    const erasure = await eraseBookings(deps, { registration, operator: "ann" });
    expect(await listErasures(deps, "2032")).toEqual([
      { id: erasure.id, erasedAt: "2032-02-02T10:00:00.000Z", operator: "ann", bookings: 1 },
    ]);
    expect(erasure.id).toMatch(/^ers_[0-9A-Z]{26}$/);
  });

  /**
   * Calls `change` once, after the erasure has found the vehicle's bookings and before it replaces
   * them.
   */
  async function eraseWhile(change: () => Promise<unknown>) {
    let isChanged = false;
    database.client.middlewareStack.add(
      (next, context) => async (args) => {
        const result = await next(args);
        if (context.commandName !== "QueryCommand" || isChanged) return result;
        isChanged = true;
        await change();
        return result;
      },
      { step: "initialize", name: "changeBetween" },
    );
    try {
      return await eraseBookings(deps, { registration, operator: "ann" });
    } finally {
      database.client.middlewareStack.remove("changeBetween");
    }
  }

  test("a booking of another vehicle that has taken the key since it was found stays", async () => {
    const other = aRegistration();
    const idempotencyKey = randomUUID();
    await requestBooking(deps, { payload: payload(), idempotencyKey });
    deps.at("2034-01-01T00:00:00.000Z");
    const taken = { payload: payload({ registration: other }), idempotencyKey };
    expect(await eraseWhile(() => requestBooking(deps, taken))).toMatchObject({ bookings: 0 });
    expect(await listBookingsOfRegistration(deps, other)).toHaveLength(1);
    expect(await everything()).not.toContain(registration);
  });

  test("a booking that has been deleted since it was found leaves no tombstone", async () => {
    await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    const [found] = await listBookingsOfRegistration(deps, registration);
    const tombstones = await countTombstones(deps);
    const remove = () => deps.table.entities.booking.delete({ keyHash: found?.keyHash ?? "" }).go();
    expect(await eraseWhile(remove)).toMatchObject({ bookings: 0 });
    expect(await countTombstones(deps)).toBe(tombstones);
  });

  test("two erasures of a vehicle at the same time count its booking once", async () => {
    await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    const counts: number[] = [];
    const meanwhile = async () => {
      counts.push((await eraseBookings(deps, { registration, operator: "bob" })).bookings);
    };
    counts.push((await eraseWhile(meanwhile)).bookings);
    expect(counts).toEqual([1, 0]);
  });

  test("records an erasure that finds no bookings", async () => {
    deps.at("2033-02-02T10:00:00.000Z");
    await eraseBookings(deps, { registration, operator: "ann" });
    expect(await listErasures(deps, "2033")).toEqual([expect.objectContaining({ bookings: 0 })]);
  });

  test("a retry of an erased booking stores nothing and is rejected", async () => {
    const call = { payload: payload(), idempotencyKey: randomUUID() };
    await requestBooking(deps, call);
    await eraseBookings(deps, { registration, operator: "ann" });
    await expect(requestBooking(deps, call)).rejects.toMatchObject({ code: "booking_erased" });
    expect(await everything()).not.toContain(registration);
  });

  const derivedKeys = async () =>
    (await database.table.entities.derivedIdempotencyKey.scan.go({ pages: "all" })).data.map(
      ({ key }) => key,
    );

  test("the keys derived for the vehicle's bookings go, those of others stay", async () => {
    const other = payload({ registration: aRegistration() });
    await requestBooking(deps, { payload: other, idempotencyKey: undefined });
    const kept = await derivedKeys();
    for (const over of [{}, { locationSlug: "upper-canaryton" }, { mileage: 54_321 }]) {
      await requestBooking(deps, { payload: payload(over), idempotencyKey: undefined });
    }
    expect(await derivedKeys()).toHaveLength(kept.length + 3);
    await eraseBookings(deps, { registration, operator: "ann" });
    expect(await derivedKeys()).toEqual(kept);
  });

  test("a form sent again without a key after the erasure is a new booking", async () => {
    const call = { payload: payload(), idempotencyKey: undefined };
    const first = await requestBooking(deps, call);
    await eraseBookings(deps, { registration, operator: "ann" });
    expect((await requestBooking(deps, call)).redirectUrl).not.toBe(first.redirectUrl);
    expect(await listBookingsOfRegistration(deps, registration)).toHaveLength(1);
  });

  test("a form sent again without a key during the erasure is erased, too", async () => {
    const call = { payload: payload(), idempotencyKey: undefined };
    await requestBooking(deps, call);
    let sent = 0;
    const untilIndexed = async () => {
      if (sent++ === 0) await requestBooking(deps, call);
    };
    expect(
      await eraseBookings({ ...deps, untilIndexed }, { registration, operator: "ann" }),
    ).toMatchObject({
      bookings: 2,
    });
    expect(await everything()).not.toContain(registration);
  });

  test("the SDK's own second try after a lost response does not bring the booking back", async () => {
    let attempts = 0;
    database.client.middlewareStack.add(
      (next) => async (args) => {
        const result = await next(args);
        if (++attempts > 1) return result;
        await eraseBookings(deps, { registration, operator: "ann" });
        throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
      },
      { step: "finalizeRequest", priority: "low", name: "eraseBetween" },
    );
    try {
      const response = requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
      await expect(response).rejects.toMatchObject({ code: "booking_erased" });
    } finally {
      database.client.middlewareStack.remove("eraseBetween");
    }
    expect(await everything()).not.toContain(registration);
  });

  test("an erasure goes on when the client retries the write of its record with a lost response", async () => {
    await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    const { result, tries } = await withLostResponse(database, "PutItemCommand", () =>
      eraseBookings(deps, { registration, operator: "ann" }),
    );
    expect(result).toMatchObject({ bookings: 1 });
    // The record twice, then the tombstone.
    expect(tries).toBe(3);
    expect(await everything()).not.toContain(registration);
  });

  test("fifty retries racing an erasure leave nothing behind", async () => {
    const call = { payload: payload(), idempotencyKey: randomUUID() };
    await requestBooking(deps, call);
    const retries = Array.from({ length: 50 }, () =>
      requestBooking(deps, call).catch(() => undefined),
    );
    await Promise.all([eraseBookings(deps, { registration, operator: "ann" }), ...retries]);
    expect(await everything()).not.toContain(registration);
  });

  test("the same vehicle can be booked again afterwards", async () => {
    await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    await eraseBookings(deps, { registration, operator: "ann" });
    await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    expect(await listBookingsOfRegistration(deps, registration)).toHaveLength(1);
  });

  test("a booking the index showed only later is erased by the next pass", async () => {
    let looks = 0;
    const untilIndexed = async () => {
      if (looks++ === 0) {
        await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
      }
    };
    expect(
      await eraseBookings({ ...deps, untilIndexed }, { registration, operator: "ann" }),
    ).toMatchObject({
      bookings: 1,
    });
    expect(await everything()).not.toContain(registration);
  });

  test("an expired booking that has not been deleted yet is erased, too", async () => {
    await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    deps.at("2034-01-01T00:00:00.000Z");
    expect(await eraseBookings(deps, { registration, operator: "ann" })).toMatchObject({
      bookings: 1,
    });
    expect(await everything()).not.toContain(registration);
  });

  test("exports every given field, and the date of deletion", async () => {
    const sent = payload({ locationSlug: "upper-canaryton" });
    await requestBooking(deps, { payload: sent, idempotencyKey: randomUUID() });
    expect(await exportBookings(deps, registration)).toEqual([
      {
        reference: expect.stringMatching(/^bkg_/) as string,
        registration,
        postcode: "ZZ9 9QQ",
        service: "mot",
        location: "Upper Canaryton",
        locationSlug: "upper-canaryton",
        requestedAt: "2026-11-21T10:05:00.000Z",
        keptUntil: "2033-11-21T10:05:00.000Z",
      },
    ]);
    expect(await exportBookings(deps, aRegistration())).toEqual([]);
  });

  test("detects a wrong hash key from a booking of the last month", async () => {
    deps.at("2040-06-30T10:00:00.000Z");
    expect(await isHashKeyCurrent(deps)).toBeUndefined();
    deps.at("2040-06-01T10:00:00.000Z");
    await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    deps.at("2040-06-30T10:00:00.000Z");
    expect(await isHashKeyCurrent(deps)).toBe(true);
    expect(await isHashKeyCurrent({ ...deps, hashKey: "another secret of the tests" })).toBe(false);
  });
});

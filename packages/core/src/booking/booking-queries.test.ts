import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildBookingDeps } from "../testing/booking-deps.ts";
import { installedEngines } from "../testing/dynamodb-engine.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { hashIdempotencyKey, hashRegistration } from "./booking-hashes.ts";
import {
  exportBookings,
  isHashKeyCurrent,
  listBookingsOfDay,
  listWholeBookingsOfDay,
  toExport,
} from "./booking-queries.ts";
import { requestBooking, type BookingRow } from "./booking.ts";
import { eraseOneBooking } from "./erase.ts";

describe.each(installedEngines())("on %s", (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase(engine);
  });
  afterAll(() => database.stop());

  let deps: ReturnType<typeof buildBookingDeps>;
  let registration: string;
  beforeEach(() => {
    deps = buildBookingDeps(database.table);
    registration = randomUUID().replaceAll("-", "").slice(0, 8).toUpperCase();
  });

  const book = async (over: object = {}) => {
    const idempotencyKey = randomUUID();
    const payload = {
      registration,
      postcode: "SW1A1AA",
      serviceType: "mot",
      location: "Leeds",
      ...over,
    };
    await requestBooking(deps, { payload, idempotencyKey });
    return hashIdempotencyKey(idempotencyKey);
  };

  /**
   * Runs `work` while the first query returns the rows from before `change`, like an index that
   * lags behind.
   */
  async function withLateIndex<T>(
    change: () => Promise<unknown>,
    work: () => Promise<T>,
  ): Promise<T> {
    let isFirst = true;
    database.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          const result = await next(args);
          if (commandName === "QueryCommand" && isFirst) {
            isFirst = false;
            await change();
          }
          return result;
        },
      { step: "initialize", name: "lateIndex" },
    );
    try {
      return await work();
    } finally {
      database.client.middlewareStack.remove("lateIndex");
    }
  }

  test("the bookings of a day are read whole, oldest first, however many there are", async () => {
    const slugs = Array.from({ length: 26 }, (_, n) => `place-${String(n).padStart(2, "0")}`);
    for (const [n, locationSlug] of slugs.entries()) {
      deps.at(`2027-04-01T10:00:${String(n).padStart(2, "0")}.000Z`);
      await book({ locationSlug });
    }
    const rows = await listWholeBookingsOfDay(deps, "2027-04-01");
    expect(rows.map((row) => row.locationSlug)).toEqual(slugs);
    expect(rows[0]).toMatchObject({ registration, createdAt: "2027-04-01T10:00:00.000Z" });
  });

  test("omits expired bookings from the list of their day", async () => {
    deps.at("2027-05-01T10:00:00.000Z");
    await book();
    expect(await listBookingsOfDay(deps, "2027-05-01")).toHaveLength(1);
    deps.at("2034-05-01T10:00:00.000Z");
    expect(await listBookingsOfDay(deps, "2027-05-01")).toEqual([]);
    expect(await listWholeBookingsOfDay(deps, "2027-05-01")).toEqual([]);
  });

  test("a booking that was erased or deleted since it was listed is left out", async () => {
    deps.at("2027-06-01T10:00:00.000Z");
    const [erased, deleted] = [await book(), await book()];
    await book({ location: "York" });
    const change = async () => {
      await eraseOneBooking(deps, { keyHash: erased, operator: "ann" });
      await database.table.entities.booking.delete({ keyHash: deleted }).go();
    };
    const rows = await withLateIndex(change, () => listWholeBookingsOfDay(deps, "2027-06-01"));
    expect(rows.map((row) => row.location)).toEqual(["York"]);
  });

  test("omits other vehicles' bookings from an export, even under the same hash", async () => {
    const own = await book();
    const other = await book({ registration: `X${registration}` });
    const { data } = await database.table.entities.booking.get({ keyHash: other }).go();
    await database.table.entities.booking
      .patch({ keyHash: other })
      .set({ registrationHash: hashRegistration(deps.hashKey, registration) })
      .composite({ id: data!.id })
      .go();
    const { data: row } = await database.table.entities.booking.get({ keyHash: own }).go();
    expect((await exportBookings(deps, registration)).map(({ reference }) => reference)).toEqual([
      row!.id,
    ]);
  });

  test("does not infer the hash key from a booking that was erased after it was listed", async () => {
    deps.at("2050-06-01T10:00:00.000Z");
    const erased = await book();
    const erase = () => eraseOneBooking(deps, { keyHash: erased, operator: "ann" });
    expect(await withLateIndex(erase, () => isHashKeyCurrent(deps))).toBeUndefined();
  });

  test("infers the hash key from a booking of 31 days ago, but not from an older booking", async () => {
    deps.at("2060-03-01T23:00:00.000Z");
    await book();
    deps.at("2060-04-01T01:00:00.000Z");
    expect(await isHashKeyCurrent(deps)).toBe(true);
    deps.at("2060-04-02T01:00:00.000Z");
    expect(await isHashKeyCurrent(deps)).toBeUndefined();
  });
});

test("exports the details of an older booking, without fields that were not given", () => {
  const row = {
    id: "bkg_01",
    keyHash: "hash",
    registration: "AB12CDE",
    postcode: "SW1A1AA",
    serviceType: "mot",
    location: "Leeds",
    createdAt: "2026-11-21T10:05:00.000Z",
    day: "2026-11-21",
    registrationHash: "hash",
    expiresAt: Date.parse("2033-11-21T10:05:00.000Z") / 1000,
  } satisfies BookingRow;
  const exported = {
    reference: "bkg_01",
    registration: "AB12CDE",
    postcode: "SW1A 1AA",
    service: "mot",
    location: "Leeds",
    requestedAt: "2026-11-21T10:05:00.000Z",
    keptUntil: "2033-11-21T10:05:00.000Z",
  };
  expect(toExport(row)).toStrictEqual(exported);
  const customerDetails = { name: "Ann" };
  expect(toExport({ ...row, locationSlug: "leeds", customerDetails } as BookingRow)).toStrictEqual({
    ...exported,
    locationSlug: "leeds",
    customerDetails,
  });
});

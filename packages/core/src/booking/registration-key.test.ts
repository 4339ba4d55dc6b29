import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildBookingDeps } from "../testing/booking-deps.ts";
import { installedEngines } from "../testing/dynamodb-engine.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { listBookingsOfDay, listBookingsOfRegistration } from "./booking-queries.ts";
import { requestBooking } from "./booking.ts";
import { eraseBookings } from "./erase.ts";
import {
  findUsedRegistrationKeys,
  recordRegistrationKey,
  rehashBookings,
  watchRegistrationKey,
} from "./registration-key.ts";

describe.each(installedEngines())("on %s", (engine) => {
  let database: TestDatabase;
  let deps: ReturnType<typeof buildBookingDeps>;
  beforeAll(async () => {
    database = await startDatabase(engine);
  });
  beforeEach(() => {
    deps = buildBookingDeps(database.table);
  });
  afterAll(() => database.stop());

  const withKey = (hashKey: string) => ({ ...deps, hashKey });
  const book = (with_: typeof deps, registration: string) =>
    requestBooking(with_, {
      payload: { registration, postcode: "SW1A1AA", serviceType: "mot", location: "Leeds" },
      idempotencyKey: randomUUID(),
    });

  test("records the key with the first booking, and then stops making requests", async () => {
    const found: string[] = [];
    const watch = watchRegistrationKey({ ...deps, onOtherKey: () => found.push("other") });
    database.takeCommands();
    await watch();
    expect(database.takeCommands()).toEqual(["QueryCommand", "PutItemCommand"]);
    await watch();
    expect(database.takeCommands()).toEqual([]);
    await watchRegistrationKey({ ...deps, onOtherKey: () => found.push("other") })();
    expect(database.takeCommands()).toEqual(["QueryCommand"]);
    expect(found).toEqual([]);
    expect(await findUsedRegistrationKeys(deps)).toEqual({ isOwnUsed: true, others: [] });
  });

  test("a lost key is noticed at every booking, and stays noticed when the earlier key is back", async () => {
    const found: string[] = [];
    await recordRegistrationKey(deps);
    const watch = watchRegistrationKey({
      ...withKey("another secret"),
      onOtherKey: () => found.push("another"),
    });
    await watch();
    await watch();
    expect(found).toEqual(["another", "another"]);
    await watchRegistrationKey({ ...deps, onOtherKey: () => found.push("earlier") })();
    expect(found.at(-1)).toBe("earlier");
    expect((await findUsedRegistrationKeys(deps)).others).toHaveLength(1);
  });

  test("a booking does not fail because its key cannot be checked", async () => {
    const broken = { ...deps.table, entities: {} } as typeof deps.table;
    const watch = watchRegistrationKey({
      ...deps,
      table: broken,
      onOtherKey: () => expect.unreachable(),
    });
    await expect(watch()).resolves.toBeUndefined();
  });

  test("stores neither the key nor anything it could be derived from", async () => {
    await recordRegistrationKey(deps);
    const { data } = await database.table.entities.registrationKey.query
      .byFingerprint({ purpose: "registration" })
      .go();
    expect(data.map(({ fingerprint }) => fingerprint)).toContainEqual(
      expect.stringMatching(/^[0-9a-f]{64}$/),
    );
    expect(JSON.stringify(data)).not.toContain(deps.hashKey);
  });

  test("rehashing finds every booking whatever its key, and keeps erased bookings erased", async () => {
    const replacement = withKey("the key that replaces a lost one");
    deps.at("2027-01-01T10:00:00.000Z");
    await book(deps, "OLD1");
    await book(deps, "GONE1");
    await recordRegistrationKey(deps);
    await eraseBookings(
      { ...deps, untilIndexed: () => Promise.resolve() },
      { registration: "GONE1", operator: "ann" },
    );
    await book(replacement, "OLD1");
    expect(await listBookingsOfRegistration(replacement, "OLD1")).toHaveLength(1);
    const { bookings, rehashed } = await rehashBookings(replacement);
    expect([bookings, rehashed]).toEqual([2, 1]);
    expect(await listBookingsOfRegistration(replacement, "OLD1")).toHaveLength(2);
    expect(await listBookingsOfDay(deps, "2027-01-01")).toHaveLength(2);
    expect(await listBookingsOfRegistration(replacement, "GONE1")).toEqual([]);
    expect(await findUsedRegistrationKeys(replacement)).toEqual({ isOwnUsed: true, others: [] });
    expect(await rehashBookings(replacement)).toEqual({ bookings: 2, rehashed: 0 });
  });

  test("rehashing reads every page of the table, and reports its progress", async () => {
    const replacement = withKey("the key of a table with more than one page");
    const row = (n: number) => ({
      id: `bkg_${n}`,
      keyHash: `page-${n}`,
      registration: "PAGE1",
      postcode: "SW1A1AA",
      serviceType: "mot",
      location: "Leeds",
      createdAt: "2028-01-01T10:00:00.000Z",
      day: "2028-01-01",
      registrationHash: "by a lost key",
      expiresAt: 2_000_000_000,
    });
    await database.table.entities.booking.put(Array.from({ length: 201 }, (_, n) => row(n))).go();
    const progress: number[] = [];
    const { bookings, rehashed } = await rehashBookings({
      ...replacement,
      onProgress: (done) => progress.push(done),
    });
    expect(rehashed).toBeGreaterThanOrEqual(201);
    expect(progress.length).toBeGreaterThan(1);
    expect([progress[0]! <= 200, progress.at(-1)]).toEqual([true, bookings]);
    expect(await listBookingsOfRegistration(replacement, "PAGE1")).toHaveLength(201);
  });
});

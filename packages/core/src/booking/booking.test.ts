import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildBookingDeps } from "../testing/booking-deps.ts";
import { installedEngines } from "../testing/dynamodb-engine.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { hashPayload } from "./booking-hashes.ts";
import { listBookingsOfRegistration, listWholeBookingsOfDay } from "./booking-queries.ts";
import { deriveIdempotencyKey, requestBooking, type BookingDeps } from "./booking.ts";

// The engines differ in what a rejected write returns; the promises must hold on each.
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

  const payload = (over: object = {}) => ({
    registration,
    postcode: "SW1A1AA",
    serviceType: "mot",
    location: "Birmingham",
    ...over,
  });
  const stored = () => listBookingsOfRegistration(deps, registration);
  /** Reads the whole rows, because the index has only their ids. */
  const wholeRows = async () => {
    const read = (await stored()).map(({ keyHash }) =>
      database.table.entities.booking.get({ keyHash }),
    );
    return Promise.all(read.map(async (row) => (await row.go({ data: "includeKeys" })).data));
  };

  test("a booking is stored with its four values before the response is sent", async () => {
    const { redirectUrl } = await requestBooking(deps, {
      payload: payload(),
      idempotencyKey: randomUUID(),
    });
    const [booking, ...others] = await wholeRows();
    expect(others).toEqual([]);
    expect(booking).toMatchObject({ ...payload(), createdAt: "2026-11-21T10:05:00.000Z" });
    expect(booking?.id).toMatch(/^bkg_[0-9A-Z]{26}$/);
    expect(redirectUrl).toBe(`https://partner.example/book?ref=${booking?.id}&reg=${registration}`);
    expect(new Date((booking?.expiresAt ?? 0) * 1000).toISOString()).toBe(
      "2033-11-21T10:05:00.000Z",
    );
  });

  test("a first booking with a key costs one request to the database", async () => {
    database.takeCommands();
    await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    expect(database.takeCommands()).toEqual(["PutItemCommand"]);
  });

  test("the same key and payload get the first response again, years later too", async () => {
    const call = { payload: payload(), idempotencyKey: randomUUID() };
    const first = await requestBooking(deps, call);
    deps.at("2030-01-01T00:00:00.000Z");
    expect(await requestBooking(deps, call)).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  test("fifty callers with one key make one booking and get one response", async () => {
    const call = { payload: payload(), idempotencyKey: randomUUID() };
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => requestBooking(deps, call)),
    );
    expect(new Set(responses.map((response) => response.redirectUrl)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    { postcode: "M11AA" },
    { serviceType: "full-service" },
    { location: "Leeds" },
    { registration: "OTHER" },
    { locationSlug: "leeds" },
  ])("a key used again for another booking is rejected and the first stays: %j", async (over) => {
    const idempotencyKey = randomUUID();
    await requestBooking(deps, { payload: payload(), idempotencyKey });
    await expect(
      requestBooking(deps, { payload: payload(over), idempotencyKey }),
    ).rejects.toMatchObject({
      code: "key_reused",
    });
    expect(await wholeRows()).toEqual([expect.objectContaining(payload())]);
  });

  test("recognises a write with a lost response when the client retries it", async () => {
    let attempts = 0;
    const outcomes: string[] = [];
    const counted = { ...deps, onOutcome: (outcome: string) => outcomes.push(outcome) };
    database.client.middlewareStack.add(
      (next) => async (args) => {
        attempts++;
        const result = await next(args);
        if (attempts === 1) {
          throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
        }
        return result;
      },
      { step: "finalizeRequest", priority: "low", name: "loseResponse" },
    );
    try {
      const { redirectUrl } = await requestBooking(counted, {
        payload: payload(),
        idempotencyKey: randomUUID(),
      });
      expect(attempts).toBeGreaterThan(1);
      expect(outcomes).toEqual(["accepted"]);
      const [booking, ...others] = await stored();
      expect(others).toEqual([]);
      expect(redirectUrl).toContain(booking?.id);
    } finally {
      database.client.middlewareStack.remove("loseResponse");
    }
  });

  test("releases the key of an expired booking", async () => {
    const call = { payload: payload(), idempotencyKey: randomUUID() };
    const first = await requestBooking(deps, call);
    deps.at("2033-11-21T10:05:00.000Z");
    expect(await stored()).toEqual([]);
    expect(await requestBooking(deps, call)).not.toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  test.each(["2026-11-21T10:05:01.000Z", "2026-11-21T10:09:59.999Z", "2026-11-21T10:14:59.999Z"])(
    "without a key, an equal payload within ten minutes is the same booking (%s)",
    async (later) => {
      const call = { payload: payload(), idempotencyKey: undefined };
      const first = await requestBooking(deps, call);
      deps.at(later);
      expect(await requestBooking(deps, call)).toEqual(first);
      expect(await stored()).toHaveLength(1);
    },
  );

  test("without a key, ten minutes later it is a new booking", async () => {
    const call = { payload: payload(), idempotencyKey: undefined };
    const first = await requestBooking(deps, call);
    deps.at("2026-11-21T10:15:00.000Z");
    expect(await requestBooking(deps, call)).not.toEqual(first);
    expect(await stored()).toHaveLength(2);
  });

  /** Two servers with clocks just before and just after a round ten minutes. */
  const eitherSide = (): [BookingDeps, BookingDeps] => [
    buildBookingDeps(database.table, "2026-11-21T10:09:59.999Z"),
    buildBookingDeps(database.table, "2026-11-21T10:10:00.001Z"),
  ];

  test("stores one booking for fifty equal payloads without a key at the turn of ten minutes", async () => {
    const call = { payload: payload(), idempotencyKey: undefined };
    const servers = eitherSide();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => requestBooking(servers[n % 2] as BookingDeps, call)),
    );
    expect(new Set(responses.map((response) => response.redirectUrl)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test("without a key, a request held up before its first write finds the booking stored since", async () => {
    const [early, late] = eitherSide();
    const call = { payload: payload(), idempotencyKey: undefined };
    const held = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    let writes = 0;
    database.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName === "PutItemCommand" && ++writes === 1) {
            reached.resolve();
            await held.promise;
          }
          return next(args);
        },
      { step: "initialize", name: "holdFirstWrite" },
    );
    try {
      const first = requestBooking(early, call);
      await reached.promise;
      const second = await requestBooking(late, call);
      held.resolve();
      expect(await first).toEqual(second);
      expect(await stored()).toHaveLength(1);
    } finally {
      database.client.middlewareStack.remove("holdFirstWrite");
    }
  });

  test("without a key, stores on a retry the booking of a request that died before it was stored", async () => {
    const call = { payload: payload(), idempotencyKey: undefined };
    let writes = 0;
    database.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName === "PutItemCommand" && ++writes === 2) throw new Error("killed");
          return next(args);
        },
      { step: "initialize", name: "failSecondWrite" },
    );
    try {
      await expect(requestBooking(deps, call)).rejects.toThrow("killed");
    } finally {
      database.client.middlewareStack.remove("failSecondWrite");
    }
    expect(await stored()).toEqual([]);
    const again = await requestBooking(deps, call);
    expect(await requestBooking(deps, call)).toEqual(again);
    expect(await stored()).toHaveLength(1);
  });

  /**
   * Runs a request whose booking is not stored, as if its process had died after it derived the
   * key.
   */
  async function dieBeforeStoring(call: Parameters<typeof requestBooking>[1]): Promise<void> {
    const writes: string[] = [];
    database.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName === "PutItemCommand") writes.push(commandName);
          const isBooking = JSON.stringify(args.input).includes(`"registration"`);
          if (commandName === "PutItemCommand" && isBooking) throw new Error("killed");
          return next(args);
        },
      { step: "initialize", name: "failBooking" },
    );
    try {
      await expect(requestBooking(deps, call)).rejects.toThrow("killed");
    } finally {
      database.client.middlewareStack.remove("failBooking");
    }
    expect(writes.length).toBeGreaterThan(1);
  }

  test("without a key, the ten minutes begin when the first booking is stored", async () => {
    const call = { payload: payload(), idempotencyKey: undefined };
    await dieBeforeStoring(call);
    deps.at("2026-11-21T10:12:00.000Z");
    await dieBeforeStoring(call);
    deps.at("2026-11-21T10:14:00.000Z");
    const first = await requestBooking(deps, call);
    for (const later of ["2026-11-21T10:16:00.000Z", "2026-11-21T10:23:59.999Z"]) {
      deps.at(later);
      expect(await requestBooking(deps, call)).toEqual(first);
    }
    expect(await wholeRows()).toMatchObject([{ createdAt: "2026-11-21T10:14:00.000Z" }]);
    deps.at("2026-11-21T10:24:00.000Z");
    expect(await requestBooking(deps, call)).not.toEqual(first);
    expect(await stored()).toHaveLength(2);
  });

  test("without a key, a request that finds a key used by no booking stores one with a concurrent new key", async () => {
    const call = { payload: payload(), idempotencyKey: undefined };
    await dieBeforeStoring(call);
    deps.at("2026-11-21T10:14:59.999Z");
    // Meanwhile the ten minutes are over, and another request derives the next key.
    const late = buildBookingDeps(database.table, "2026-11-21T10:15:00.000Z");
    let other: Promise<unknown> | undefined;
    database.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          const result = await next(args);
          if (commandName === "GetItemCommand" && !other) {
            other = requestBooking(late, call);
            await other;
          }
          return result;
        },
      { step: "initialize", name: "deriveMeanwhile" },
    );
    try {
      expect(await requestBooking(deps, call)).toEqual(await other);
      expect(await stored()).toHaveLength(1);
    } finally {
      database.client.middlewareStack.remove("deriveMeanwhile");
    }
  });

  test("without a key, a booking costs two writes and no read", async () => {
    database.takeCommands();
    await requestBooking(deps, { payload: payload(), idempotencyKey: undefined });
    expect(database.takeCommands()).toEqual(["PutItemCommand", "PutItemCommand"]);
  });

  test.each([
    { serviceType: "brake-service" },
    { postcode: "M11AA" },
    { location: "Leeds" },
    { locationSlug: "leeds" },
    { locationSlug: undefined },
  ])("without a key, another payload is another booking: %j", async (over) => {
    const first = payload({ locationSlug: "birmingham" });
    await requestBooking(deps, { payload: first, idempotencyKey: undefined });
    await requestBooking(deps, { payload: { ...first, ...over }, idempotencyKey: undefined });
    expect(await stored()).toHaveLength(2);
  });

  test("without a key, the row of the derived one expires after its ten minutes", async () => {
    const { key } = await deriveIdempotencyKey(deps, payload());
    expect(key).toMatch(/^key_[0-9A-Z]{26}$/);
    const { data } = await database.table.entities.derivedIdempotencyKey
      .get({ payloadHash: hashPayload(deps.hashKey, payload()) })
      .go();
    expect(data).toMatchObject({
      key,
      derivedAt: "2026-11-21T10:05:00.000Z",
      expiresAt: Date.parse("2026-11-21T10:15:00.000Z") / 1000,
    });
  });

  test("the outcome of a booking is accepted once, and replayed after that", async () => {
    const outcomes: string[] = [];
    const counted = { ...deps, onOutcome: (outcome: string) => outcomes.push(outcome) };
    const call = { payload: payload(), idempotencyKey: randomUUID() };
    await requestBooking(counted, call);
    await requestBooking(counted, call);
    await requestBooking(counted, { payload: payload(), idempotencyKey: randomUUID() });
    expect(outcomes).toEqual(["accepted", "replayed", "accepted"]);
  });

  test("the bookings of a day are listed oldest first", async () => {
    deps.at("2027-03-01T23:59:59.999Z");
    await requestBooking(deps, {
      payload: payload({ location: "late" }),
      idempotencyKey: randomUUID(),
    });
    deps.at("2027-03-01T00:00:00.000Z");
    await requestBooking(deps, {
      payload: payload({ location: "early" }),
      idempotencyKey: randomUUID(),
    });
    deps.at("2027-03-02T00:00:00.000Z");
    await requestBooking(deps, {
      payload: payload({ location: "next day" }),
      idempotencyKey: randomUUID(),
    });
    expect((await listWholeBookingsOfDay(deps, "2027-03-01")).map((row) => row.location)).toEqual([
      "early",
      "late",
    ]);
  });

  test("stores no registration in any key of the table", async () => {
    const idempotencyKey = randomUUID();
    await requestBooking(deps, { payload: payload(), idempotencyKey });
    const [row] = await wholeRows();
    const keys = Object.entries(row ?? {}).filter(([name]) => /^(gsi\d)?[ps]k$/.test(name));
    expect(keys).toHaveLength(6);
    expect(JSON.stringify(keys).toUpperCase()).not.toContain(registration);
    expect(JSON.stringify(keys)).not.toContain(idempotencyKey);
  });
});

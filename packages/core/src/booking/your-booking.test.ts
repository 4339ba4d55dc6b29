import { randomUUID } from "node:crypto";
import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testBooking } from "@vanfettle/contract/booking/test-booking";
import { buildBookingDeps } from "../testing/booking-deps.ts";
import { installedEngines } from "../testing/dynamodb-engine.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { createBookingToken, hashIdempotencyKey } from "./booking-hashes.ts";
import { exportBookings, listBookingsOfRegistration } from "./booking-queries.ts";
import { requestBooking } from "./booking.ts";
import { eraseBookings, listErasures } from "./erase.ts";
import { eraseYourBooking, showBooking } from "./your-booking.ts";

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
    database.takeCommands();
  });

  const payload = () => ({
    registration,
    postcode: "ZZ99QQ",
    serviceType: "mot",
    location: "Upper Canaryton",
    locationSlug: "upper-canaryton",
  });
  async function book(idempotencyKey: string = randomUUID()): Promise<{ token: string }> {
    const { token } = await requestBooking(deps, { payload: payload(), idempotencyKey });
    if (token === undefined) throw new Error("The booking has no link.");
    return { token };
  }
  const rowOf = async (idempotencyKey: string) =>
    (
      await database.table.entities.booking
        .get({ keyHash: hashIdempotencyKey(idempotencyKey) })
        .go()
    ).data;
  const refused = { code: "booking_not_found" };

  test("the link shows the same fields as an operator's export", async () => {
    const { token } = await book();
    expect([await showBooking(deps, token)]).toEqual(await exportBookings(deps, registration));
  });

  test("withholds the link from anyone who repeats a request without a key, before or after the visitor", async () => {
    const responses = [
      await requestBooking(deps, { payload: payload(), idempotencyKey: undefined }),
      await requestBooking(deps, { payload: payload(), idempotencyKey: undefined }),
    ];
    expect(responses.map((response) => Object.keys(response))).toEqual([
      ["redirectUrl"],
      ["redirectUrl"],
    ]);
    expect(await listBookingsOfRegistration(deps, registration)).toHaveLength(1);
  });

  test("hides a booking made with a key from requests without a key", async () => {
    const first = await requestBooking(deps, { payload: payload(), idempotencyKey: randomUUID() });
    const other = await requestBooking(deps, { payload: payload(), idempotencyKey: undefined });
    expect(other.redirectUrl).not.toBe(first.redirectUrl);
    expect(other).not.toHaveProperty("token");
  });

  test("a booking sent again has the same link", async () => {
    const key = randomUUID();
    expect((await book(key)).token).toBe((await book(key)).token);
  });

  test("a link erases its booking and no other of the vehicle", async () => {
    const [{ token }, other] = [await book(), await book()];
    expect(await eraseYourBooking(deps, token)).toEqual({ erasedAt: "2026-11-21T10:05:00.000Z" });
    expect(await showBooking(deps, other.token)).toMatchObject({ registration });
    expect(await listBookingsOfRegistration(deps, registration)).toHaveLength(1);
  });

  test("leaves the same record as an operator's erasure", async () => {
    const [byLink, byOperator] = [randomUUID(), randomUUID()];
    await eraseYourBooking(deps, (await book(byLink)).token);
    await book(byOperator);
    await eraseBookings(
      { ...deps, untilIndexed: () => Promise.resolve() },
      { registration, operator: "ann" },
    );
    const expected = { ...(await rowOf(byOperator)), keyHash: hashIdempotencyKey(byLink) };
    expect(await rowOf(byLink)).toEqual(expected);
    const { Items } = await database.client.send(
      new ScanCommand({ TableName: database.tableName }),
    );
    expect(JSON.stringify(Items)).not.toContain(registration);
  });

  test("a retry of the erased booking is rejected and stores nothing", async () => {
    const key = randomUUID();
    await eraseYourBooking(deps, (await book(key)).token);
    await expect(book(key)).rejects.toMatchObject({ code: "booking_erased" });
  });

  test("records that a link was used, and how much was erased", async () => {
    deps.at("2035-02-02T10:00:00.000Z");
    await eraseYourBooking(deps, (await book()).token);
    expect(await listErasures(deps, "2035")).toEqual([
      expect.objectContaining({ operator: "the booking's link", bookings: 1 }),
    ]);
  });

  test("records an erasure by the smoke test as such, because nobody asked for it", async () => {
    deps.at("2034-02-02T10:00:00.000Z");
    registration = testBooking.registration;
    await eraseYourBooking(deps, (await book()).token);
    expect(await listErasures(deps, "2034")).toEqual([
      expect.objectContaining({ operator: "the smoke test", bookings: 1 }),
    ]);
  });

  test("rejects a token of another key before any read or write", async () => {
    const key = randomUUID();
    const { token } = await book(key);
    const forged = createBookingToken("a key of somebody else's", hashIdempotencyKey(key));
    database.takeCommands();
    for (const bad of [forged, token.slice(0, -1), token.slice(1), "", "x"]) {
      await expect(showBooking(deps, bad)).rejects.toMatchObject(refused);
      await expect(eraseYourBooking(deps, bad)).rejects.toMatchObject(refused);
    }
    expect(database.takeCommands()).toEqual([]);
    expect(await showBooking(deps, token)).toMatchObject({ registration });
  });

  test("of an unknown, an erased and an expired booking, nothing is shown, erased or recorded", async () => {
    deps.at("2036-01-01T10:00:00.000Z");
    const unknown = createBookingToken(deps.linkKey, hashIdempotencyKey(randomUUID()));
    const erased = (await book()).token;
    await eraseYourBooking(deps, erased);
    const expired = (await book()).token;
    deps.at("2043-01-01T10:00:00.000Z");
    for (const token of [unknown, erased, expired]) {
      await expect(showBooking(deps, token)).rejects.toMatchObject(refused);
      await expect(eraseYourBooking(deps, token)).rejects.toMatchObject(refused);
    }
    expect(await listErasures(deps, "2043")).toEqual([]);
  });

  test("erases once and rejects a concurrent erasure", async () => {
    const { token } = await book();
    const results = await Promise.allSettled([
      eraseYourBooking(deps, token),
      eraseYourBooking(deps, token),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

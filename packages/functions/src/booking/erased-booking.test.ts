import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseBookings } from "@vanfettle/core/booking/erase";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { startBookingApp } from "../testing/booking-app.ts";

let app: Awaited<ReturnType<typeof startBookingApp>>;
beforeAll(async () => {
  app = await startBookingApp();
});
afterAll(() => app.database.stop());

const booking = {
  registration: "AB12CDE",
  postcode: "ZZ99QQ",
  serviceType: "mot",
  location: "Leeds",
};
const eraseAll = () =>
  eraseBookings(
    { ...buildBookingDeps(app.database.table), untilIndexed: () => Promise.resolve() },
    { registration: booking.registration, operator: "ann" },
  );

test("returns 410 without personal data for a retry after the erasure", async () => {
  const headers = { "idempotency-key": "web_0123456789abcdef" };
  expect(await app.book(booking, headers)).toMatchObject({ statusCode: 200 });
  await eraseAll();
  const retry = await app.book(booking, headers);
  expect(retry).toMatchObject({ statusCode: 410 });
  expect(JSON.parse(String(retry.body))).toMatchObject({ code: "booking_erased" });
  expect(JSON.stringify(retry)).not.toMatch(/AB12CDE|ZZ99QQ/);
  expect(await app.stored()).toEqual([]);
});

test("returns 410 as a page for a form retried without script", async () => {
  const form = { ...booking, key: "web_fedcba9876543210" };
  expect(await app.bookByForm(form)).toMatchObject({ statusCode: 303 });
  await eraseAll();
  const retry = await app.bookByForm(form);
  expect(retry).toMatchObject({ statusCode: 410 });
  expect(retry.body).toContain("This request has been erased.");
  expect(await app.stored()).toEqual([]);
});

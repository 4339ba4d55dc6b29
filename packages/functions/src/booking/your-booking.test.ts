import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBookingToken, hashIdempotencyKey } from "@vanfettle/core/booking/booking-hashes";
import { jsonType } from "../testing/booking-app.ts";
import { startYourBookingApp } from "../testing/your-booking-app.ts";

let app: Awaited<ReturnType<typeof startYourBookingApp>>;
beforeAll(async () => {
  app = await startYourBookingApp();
});
afterAll(() => app.bookingApp.database.stop());

const valid = {
  registration: "ab12 cde",
  postcode: "sw1a 1aa",
  serviceType: "mot",
  location: "Birmingham",
};
const json = (response: { body?: string | undefined }) =>
  JSON.parse(response.body ?? "") as Record<string, unknown>;

async function book(): Promise<string> {
  const response = await app.bookingApp.book(valid, { "idempotency-key": randomUUID() });
  return json(response)["token"] as string;
}

test("returns the booking uncached for the token from its booking response", async () => {
  const response = await app.show(await book());
  expect(response).toMatchObject({ statusCode: 200, headers: { "cache-control": "no-store" } });
  expect(json(response)).toMatchObject({
    reference: expect.stringMatching(/^bkg_/) as string,
    registration: "AB12CDE",
    postcode: "SW1A 1AA",
    service: "mot",
    location: "Birmingham",
  });
});

test("erases the booking once", async () => {
  const token = await book();
  const response = await app.erase(token);
  expect(response).toMatchObject({ statusCode: 200, headers: { "cache-control": "no-store" } });
  expect(json(response)).toEqual({ erasedAt: "2026-11-21T10:05:00.000Z" });
  expect(await app.show(token)).toMatchObject({ statusCode: 404 });
  expect(await app.erase(token)).toMatchObject({ statusCode: 404 });
});

test("returns the same response for a token that is truncated, from another key, unknown or erased", async () => {
  const token = await book();
  const erased = await book();
  await app.erase(erased);
  const keyHash = hashIdempotencyKey(randomUUID());
  const bad = [
    "",
    "x",
    token.slice(0, -1),
    `${token}x`,
    createBookingToken("a key of somebody else's", keyHash),
    createBookingToken(app.deps.linkKey, keyHash),
    erased,
  ];
  const responses = await Promise.all(bad.flatMap((each) => [app.show(each), app.erase(each)]));
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(responses[0]).toMatchObject({ statusCode: 404, headers: { "cache-control": "no-store" } });
  expect(json(responses[0] ?? {})).toMatchObject({ code: "booking_not_found" });
  expect(await app.show(token)).toMatchObject({ statusCode: 200 });
});

test.each([[undefined], [null], [7], [["x"]], [{}]])("rejects a token of %j", async (token) => {
  expect(await app.show(token)).toMatchObject({ statusCode: 400 });
  expect(await app.erase(token)).toMatchObject({ statusCode: 400 });
});

test("rejects a body over a kilobyte and a body that is not JSON", async () => {
  expect(await app.show("x".repeat(1_100))).toMatchObject({ statusCode: 413 });
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const sent = { headers: form, body: "token=x" };
  expect(await app.send("POST", "/api/booking/erase", sent)).toMatchObject({ statusCode: 415 });
});

test("another site's page can neither show nor erase a booking with a visitor's browser", async () => {
  const token = await book();
  const foreign = { "sec-fetch-site": "cross-site" };
  expect(await app.show(token, foreign)).toMatchObject({ statusCode: 403 });
  expect(await app.erase(token, foreign)).toMatchObject({ statusCode: 403 });
  expect(await app.show(token)).toMatchObject({ statusCode: 200 });
});

test.each(["GET", "PUT", "DELETE", "HEAD"])("%s erases nothing", async (method) => {
  expect(await app.send(method, "/api/booking/erase", { headers: jsonType })).toMatchObject({
    statusCode: 405,
  });
});

test("no log line or error response contains the token or a value of the booking", async () => {
  const token = await book();
  await app.show(token);
  await app.erase(token);
  const error = await app.show(token);
  expect(app.requests.length).toBeGreaterThanOrEqual(3);
  const [id = "", signature = ""] = token.split(".");
  for (const secret of [id, signature, "AB12CDE", "SW1A"]) {
    expect(JSON.stringify([app.requests, app.failures, error])).not.toContain(secret);
  }
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { bookingMessages } from "@vanfettle/contract/booking/booking-rules";
import { recordRegistrationKey } from "@vanfettle/core/booking/registration-key";
import { jsonType, startBookingApp } from "../testing/booking-app.ts";

let app: Awaited<ReturnType<typeof startBookingApp>> | undefined;
beforeEach(async () => {
  await app?.database.stop();
  app = await startBookingApp();
});
afterAll(() => app?.database.stop());
const booking = () => app as NonNullable<typeof app>;

const valid = {
  registration: "ab12 cde",
  postcode: "sw1a 1aa",
  serviceType: "mot",
  location: "Birmingham",
};
const json = (response: { body?: string | undefined }) =>
  JSON.parse(response.body ?? "") as Record<string, unknown>;

test("a good booking is normalised, stored and answered with where to finish it", async () => {
  const response = await booking().book(valid, { "idempotency-key": randomUUID() });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ "cache-control": "no-store", "x-request-id": "req-1" });
  const [row, ...others] = await booking().stored();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ ...valid, registration: "AB12CDE", postcode: "SW1A1AA" });
  expect(json(response)).toEqual({
    redirectUrl: `https://partner.example/book?ref=${row?.id}&reg=AB12CDE`,
    token: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/) as string,
  });
});

test("a booking is reported as accepted, its repetition as replayed, an error response by its code", async () => {
  const { metrics } = booking();
  const key = { "idempotency-key": randomUUID() };
  await booking().book(valid, key);
  await booking().book(valid, key);
  await booking().book({ ...valid, postcode: "n1 1aa" }, key);
  await booking().book("{");
  expect(metrics).toEqual(["accepted", "replayed", "key_reused", "invalid_request"]);
});

test("without a key the same booking is reported as replayed too", async () => {
  await booking().book(valid);
  await booking().book(valid);
  expect(booking().metrics).toEqual(["accepted", "replayed"]);
});

test("a booking with a key costs one database request, after the first of a process has checked the hash key", async () => {
  booking().database.takeCommands();
  await booking().book(valid, { "idempotency-key": randomUUID() });
  expect(booking().database.takeCommands()).toEqual([
    "PutItemCommand",
    "QueryCommand",
    "PutItemCommand",
  ]);
  await booking().book(valid, { "idempotency-key": randomUUID() });
  expect(booking().database.takeCommands()).toEqual(["PutItemCommand"]);
});

test("a booking sent again with its key gets the same response and is stored once", async () => {
  const key = { "idempotency-key": randomUUID() };
  const first = await booking().book(valid, key);
  const again = await booking().book({ ...valid, registration: "AB12CDE" }, key);
  expect(again.body).toBe(first.body);
  expect(await booking().stored()).toHaveLength(1);
});

test("a key used again for something else is rejected", async () => {
  const key = { "idempotency-key": randomUUID() };
  await booking().book(valid, key);
  const response = await booking().book({ ...valid, postcode: "M1 1AA" }, key);
  expect(response.statusCode).toBe(422);
  expect(json(response)).toMatchObject({ code: "key_reused" });
});

test("an old client's double click without a key is one booking", async () => {
  const [a, b] = [await booking().book(valid), await booking().book(valid)];
  expect(a.body).toBe(b.body);
  expect(Object.keys(json(b))).toEqual(["redirectUrl"]);
  expect(await booking().stored()).toHaveLength(1);
});

const m = bookingMessages;
const notAPlaceName = "Location contains characters that place names do not have";
test("spaces, hyphens and dots in a registration and a postcode are dropped, and small letters are capitalised", async () => {
  expect(
    (await booking().book({ ...valid, registration: " a.b-12 cde", postcode: "Sw1a-1aa." }))
      .statusCode,
  ).toBe(200);
  expect(await booking().stored()).toMatchObject([
    { registration: "AB12CDE", postcode: "SW1A1AA" },
  ]);
});

test("stores the slug of the location with its name, but not without a slug", async () => {
  await booking().book({ ...valid, location: "Ashford", locationSlug: "ashford-surrey" });
  await booking().book({ ...valid, location: "Ashford" });
  const rows = await Promise.all(
    (await booking().stored()).map(({ keyHash }) =>
      booking().database.table.entities.booking.get({ keyHash }).go(),
    ),
  );
  const slugs = rows.map(({ data }) => [data?.location, data?.locationSlug ?? "none"].join(": "));
  expect(slugs.toSorted()).toEqual(["Ashford: ashford-surrey", "Ashford: none"]);
});

test("stores two bookings for two places with the same name, also without a key", async () => {
  const ashford = { ...valid, location: "Ashford" };
  const responses = [
    await booking().book({ ...ashford, locationSlug: "ashford" }),
    await booking().book({ ...ashford, locationSlug: "ashford-surrey" }),
    await booking().book({ ...ashford, locationSlug: "ashford" }),
  ].map(({ body }) => body);
  expect(responses[2]).toBe(responses[0]);
  expect(responses[1]).not.toBe(responses[0]);
  expect(await booking().stored()).toHaveLength(2);
});

test("stores a booking of another release's tab without its unknown page", async () => {
  for (const page of ["removedPage", null, ["home", "home"]]) {
    expect((await booking().book({ ...valid, page })).statusCode).toBe(200);
  }
  expect((await booking().bookByForm({ ...valid, page: "removedPage" })).statusCode).toBe(303);
  const stored = await booking().stored();
  expect(stored).not.toHaveLength(0);
  for (const row of stored) expect(row).not.toHaveProperty("customerDetails");
});

const refused: [string, unknown, { field: string; message: string }[]][] = [
  [
    "an empty registration",
    { ...valid, registration: " - " },
    [{ field: "registration", message: m.registrationRequired }],
  ],
  [
    "a registration of 9",
    { ...valid, registration: "AB12CDEFG" },
    [{ field: "registration", message: m.registrationInvalid }],
  ],
  [
    "an empty postcode",
    { ...valid, postcode: "" },
    [{ field: "postcode", message: m.postcodeRequired }],
  ],
  [
    "a postcode of 9",
    { ...valid, postcode: "SW1A 1AAAA" },
    [{ field: "postcode", message: m.postcodeInvalid }],
  ],
  [
    "an unknown service",
    { ...valid, serviceType: "valet" },
    [{ field: "serviceType", message: m.serviceTypeRequired }],
  ],
  [
    "a service named like a property",
    { ...valid, serviceType: "__proto__" },
    [{ field: "serviceType", message: m.serviceTypeRequired }],
  ],
  [
    "an over-long location",
    { ...valid, location: "x".repeat(101) },
    [{ field: "location", message: "Location is too long" }],
  ],
  ["markup", { ...valid, location: "<b>Leeds" }, [{ field: "location", message: notAPlaceName }]],
  [
    "a Cyrillic location",
    { ...valid, location: "Лидс" },
    [{ field: "location", message: notAPlaceName }],
  ],
  [
    "a location slug with a slash",
    { ...valid, locationSlug: "kent/leeds" },
    [{ field: "locationSlug", message: notAPlaceName }],
  ],
  [
    "a Cyrillic registration",
    { ...valid, registration: "АВ12" },
    [{ field: "registration", message: m.registrationInvalid }],
  ],
  [
    "a registration with an underscore",
    { ...valid, registration: "AB12_CDE" },
    [{ field: "registration", message: m.registrationInvalid }],
  ],
  [
    "every field at once, whatever is wrong with it",
    { registration: "АВ12", postcode: "", serviceType: "", location: "?" },
    [
      { field: "registration", message: m.registrationInvalid },
      { field: "postcode", message: m.postcodeRequired },
      { field: "serviceType", message: m.serviceTypeRequired },
      { field: "location", message: notAPlaceName },
    ],
  ],
  [
    "nothing",
    {},
    [
      { field: "registration", message: m.registrationRequired },
      { field: "postcode", message: m.postcodeRequired },
      { field: "serviceType", message: m.serviceTypeRequired },
      { field: "location", message: "Location is required" },
    ],
  ],
  [
    "a number for a text",
    { ...valid, registration: 12 },
    [{ field: "registration", message: m.registrationRequired }],
  ],
  [
    "a list for a text",
    { ...valid, postcode: ["SW1A1AA"] },
    [{ field: "postcode", message: m.postcodeRequired }],
  ],
];
test.each(refused)("%s is rejected with the field's own message", async (_, body, issues) => {
  const response = await booking().book(body);
  expect(response.statusCode).toBe(400);
  expect(json(response)).toMatchObject({ code: "invalid_request", requestId: "req-1", issues });
  expect(await booking().stored()).toEqual([]);
});

test.each(["", "{", "null", "[]", '"text"', "1", "{'a':1}", '{"registration":"\ud800"}', "\u0000"])(
  "the body %j is rejected",
  async (body) => {
    const response = await booking().book(body);
    expect(response.statusCode).toBe(400);
    expect(json(response)).toMatchObject({ code: "invalid_request" });
  },
);

test.each([
  "text/plain",
  "",
  "application/x-www-form-urlencoded",
  "application/jsonp",
  "multipart/form-data; boundary=x",
])("the content type %j is rejected", async (type) => {
  const response = await booking().book(valid, { "content-type": type });
  expect(response.statusCode).toBe(415);
  expect(json(response)).toMatchObject({ code: "unsupported_media_type" });
});

test.each([
  "application/json; charset=utf-8",
  "Application/JSON",
  "application/json ;charset=UTF-8",
])("the content type %j is taken", async (type) => {
  expect((await booking().book(valid, { "content-type": type })).statusCode).toBe(200);
});

test.each([
  ["plain", false, 16 * 1024 + 1],
  ["base64", true, 16 * 1024 + 1],
  ["2 MB", false, 2 * 1024 * 1024],
  ["2 MB in base64", true, 2 * 1024 * 1024],
])("a body over 16 KB is rejected (%s)", async (_, base64, bytes) => {
  const body = JSON.stringify({ ...valid, note: "" });
  const padded = body.replace('"note":""', `"note":"${"x".repeat(bytes - body.length)}"`);
  expect(Buffer.byteLength(padded)).toBe(bytes);
  const send = (text: string) =>
    booking().send("POST", "/api/book-my-garage", { headers: jsonType, base64, body: text });
  expect((await send(padded)).statusCode).toBe(413);
  expect((await send(body)).statusCode).toBe(200);
});

test("a body of exactly 16 KB is taken, in base64 too", async () => {
  const body = JSON.stringify({
    ...valid,
    note: "x".repeat(16 * 1024 - JSON.stringify({ ...valid, note: "" }).length),
  });
  for (const base64 of [false, true]) {
    const response = await booking().send("POST", "/api/book-my-garage", {
      headers: jsonType,
      base64,
      body,
    });
    expect(response.statusCode).toBe(200);
  }
});

test.each(["short", "x".repeat(256), "with a space in it", "ключ-ключ-ключ-ключ"])(
  "the key %j is rejected",
  async (key) => {
    const response = await booking().book(valid, { "idempotency-key": key });
    expect(response.statusCode).toBe(400);
    expect(json(response)).toMatchObject({ issues: [{ field: "idempotency-key" }] });
  },
);

test("neither stores nor trips over fields outside the contract", async () => {
  const body = JSON.stringify({ ...valid, redirectUrl: "https://evil.example", id: "bkg_mine" });
  const response = await booking().book(body.replace("{", '{"__proto__":{"isAdmin":true},'));
  expect(json(response)["redirectUrl"]).toMatch(/^https:\/\/partner\.example\//);
  const [row] = await booking().stored();
  expect(row?.id).toMatch(/^bkg_[0-9A-Z]{26}$/);
  expect({}).not.toHaveProperty("isAdmin");
});

test("a booking is stored and reported as usual when the registration hash key is not the earlier bookings'", async () => {
  const { database, metrics } = booking();
  const earlier = {
    table: database.table,
    clock: () => new Date(),
    hashKey: "a key that was lost",
  };
  await recordRegistrationKey(earlier);
  expect((await booking().book(valid)).statusCode).toBe(200);
  expect(metrics.toSorted()).toEqual(["accepted", "other key"]);
  expect(await booking().stored()).toHaveLength(1);
});

test("another site's page cannot book with a visitor's browser", async () => {
  const response = await booking().book(valid, { "sec-fetch-site": "cross-site" });
  expect(response.statusCode).toBe(403);
  expect(await booking().stored()).toEqual([]);
  expect((await booking().book(valid, { "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
});

test.each(["GET", "PUT", "DELETE", "HEAD"])(
  "%s of the booking address is rejected",
  async (method) => {
    expect((await booking().send(method, "/api/book-my-garage")).statusCode).toBe(405);
  },
);

test("accepts a good booking after all kinds of bad bookings", async () => {
  await booking().book("{");
  await booking().book("x".repeat(2_000_000));
  await booking().book({});
  expect((await booking().book(valid)).statusCode).toBe(200);
});

test("repeats nothing from the visitor in log lines and error responses", async () => {
  await booking().book(valid);
  const response = await booking().book({
    ...valid,
    registration: "SECRETREG",
    postcode: "SECRETPOSTCODE",
  });
  expect(JSON.stringify([booking().requests, response])).not.toMatch(/secret|AB12CDE|SW1A/i);
  expect(booking().requests).toHaveLength(2);
});

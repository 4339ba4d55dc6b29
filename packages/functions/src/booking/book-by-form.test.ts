import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { bookingMessages } from "@vanfettle/contract/booking/booking-rules";
import { formType, siteOrigin, startBookingApp } from "../testing/booking-app.ts";

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

test("a form sent without script stores a booking and redirects to the partner", async () => {
  const response = await booking().bookByForm({ ...valid, key: "" });
  const [row, ...others] = await booking().stored();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ ...valid, registration: "AB12CDE", postcode: "SW1A1AA" });
  expect(response).toMatchObject({
    statusCode: 303,
    body: "",
    headers: {
      location: `https://partner.example/book?ref=${row?.id}&reg=AB12CDE`,
      "cache-control": "no-store",
    },
  });
});

test("the form and the JSON call share their idempotency keys", async () => {
  const key = randomUUID();
  const form = await booking().bookByForm({ ...valid, key });
  const call = await booking().book(valid, { "idempotency-key": key });
  expect(JSON.parse(call.body ?? "")).toMatchObject({ redirectUrl: form.headers?.["location"] });
  expect(await booking().stored()).toHaveLength(1);
});

test("a form sent twice without a key creates one booking", async () => {
  const [a, b] = [await booking().bookByForm(valid), await booking().bookByForm(valid)];
  expect(a.headers?.["location"]).toBe(b.headers?.["location"]);
});

test("an invalid form returns a page that names the invalid fields and repeats no value", async () => {
  const typed = {
    registration: "<b>TOOLONGREG</b>",
    postcode: "",
    serviceType: "<script>",
    location: "Leeds",
  };
  const response = await booking().bookByForm(typed);
  expect(response.statusCode).toBe(400);
  expect(response.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  const page = response.body ?? "";
  for (const message of [
    bookingMessages.registrationInvalid,
    bookingMessages.postcodeRequired,
    bookingMessages.serviceTypeRequired,
  ]) {
    expect(page).toContain(message);
  }
  expect(page).toContain('<html lang="en-GB">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<a href="/">');
  expect(page).toContain('<link rel="stylesheet" href="/site.css">');
  expect(page).not.toMatch(/TOOLONGREG|Leeds|<script|<style|style=/i);
  expect(await booking().stored()).toEqual([]);
});

test("the form also sends the slug of its place", async () => {
  expect((await booking().bookByForm({ ...valid, locationSlug: "birmingham" })).statusCode).toBe(
    303,
  );
  const keyHash = (await booking().stored())[0]?.keyHash ?? "";
  const { data } = await booking().database.table.entities.booking.get({ keyHash }).go();
  expect(data).toMatchObject({ location: "Birmingham", locationSlug: "birmingham" });
});

test.each([
  ["another site", { origin: "https://evil.example" }],
  [
    "another site that says it is this one",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  ],
  ["another scheme", { origin: siteOrigin.replace("https", "http") }],
  ["a page that hides its origin", { origin: "null" }],
  ["a frame of another site", { origin: "null", "sec-fetch-site": "cross-site" }],
])("rejects the form from %s in a visitor's browser", async (_, headers) => {
  const response = await booking().bookByForm(valid, headers);
  expect(response.statusCode).toBe(403);
  expect(response.headers?.["content-type"]).toBe("text/html; charset=utf-8");
  expect(await booking().stored()).toEqual([]);
});

test.each([
  ["a browser on the site", { origin: siteOrigin, "sec-fetch-site": "same-origin" }],
  ["an old browser on the site", { origin: siteOrigin }],
  [
    "a browser on the site that hides referrers",
    { origin: "null", "sec-fetch-site": "same-origin" },
  ],
])("accepts the form from %s", async (_, headers) => {
  expect((await booking().bookByForm(valid, headers)).statusCode).toBe(303);
});

test("rejects a field sent twice", async () => {
  const response = await booking().bookByForm([
    ...Object.entries(valid),
    ["registration", "OTHER"],
  ]);
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain(bookingMessages.registrationRequired);
});

test.each([
  ["application/json", 415],
  ["multipart/form-data; boundary=x", 415],
])("rejects the content type %s with a page", async (type, status) => {
  const response = await booking().send("POST", "/book", {
    headers: { "content-type": type },
    body: JSON.stringify(valid),
  });
  expect(response.statusCode).toBe(status);
  expect(response.headers?.["content-type"]).toBe("text/html; charset=utf-8");
});

test("rejects a form over 16 KB", async () => {
  const body = new URLSearchParams({ ...valid, note: "x".repeat(16 * 1024) }).toString();
  expect((await booking().send("POST", "/book", { headers: formType, body })).statusCode).toBe(413);
});

test("reads a base64 form, which the gateway may send", async () => {
  const body = new URLSearchParams(valid).toString();
  expect(
    (await booking().send("POST", "/book", { headers: formType, body, base64: true })).statusCode,
  ).toBe(303);
});

test("treats a malformed escape in a form as plain text", async () => {
  const body = "registration=%E0%A4%A&postcode=%&serviceType=mot&location=Leeds";
  expect((await booking().send("POST", "/book", { headers: formType, body })).statusCode).toBe(400);
});

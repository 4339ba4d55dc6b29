import { dateMessages } from "@vanfettle/vans/mot-dates";
import { reminderMessages } from "@vanfettle/vans/reminder";
import { expect, test } from "vitest";
import { startGaragesApp } from "../testing/garages-app.ts";

const app = startGaragesApp();
const formType = { "content-type": "application/x-www-form-urlencoded" };
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.send("POST", "/reminder", {
    headers: { ...formType, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const fields = { due: "2027-05-15", keeps: "2027-04-16", label: "White Transit" };

test("returns a calendar file that caches do not store to the form without script", async () => {
  const response = await post(fields);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="van-mot.ics"',
    "cache-control": "no-store",
  });
  expect(response.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  for (const day of ["20270416", "20270501", "20270515"]) {
    expect(response.body).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
  }
  expect(response.body).toContain("SUMMARY:MOT (White Transit): last day\r\n");
});

test("puts two days in the file without an earliest day", async () => {
  const { body = "" } = await post({ ...fields, keeps: "" });
  expect(body.match(/DTSTART/g)).toHaveLength(2);
});

test.each([
  [{ due: "2027-04-31", keeps: "" }, "Last day", reminderMessages.due],
  [{ due: "1899-06-01", keeps: "" }, "Last day", dateMessages.longAgo],
  [{ due: "2099-06-01", keeps: "" }, "Last day", dateMessages.dueTooFarAhead],
  [{ due: "2027-05-15", keeps: "2027-01-01" }, "Earliest day", reminderMessages.keeps],
  [{}, "Last day", reminderMessages.due],
])("rejects %j in a plain sentence, with a link back", async (wrong: Record<string, string>, field, message) => {
  const response = await post({ ...wrong, label: "<b>White</b> Transit" });
  expect(response.statusCode).toBe(400);
  expect(response.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  expect(response.body).toContain(`<strong>${field}</strong>: ${message.replaceAll("'", "&#39;")}`);
  expect(response.body).toContain('<a href="/van-check/">');
  expect(response.body).toContain("No calendar file was made");
  expect(response.body).not.toMatch(/Transit|Booking/);
});

test("rejects a long label, a field sent twice and another content type with a page", async () => {
  expect((await post({ ...fields, label: "x".repeat(61) })).body).toContain(reminderMessages.label);
  const twice = await app.send("POST", "/reminder", { headers: formType, body: "due=2027-05-15&due=2027-05-16" });
  expect(twice.statusCode).toBe(400);
  const json = await app.send("POST", "/reminder", { headers: { "content-type": "application/json" }, body: "{}" });
  expect([json.statusCode, json.headers?.["content-type"]]).toEqual([415, "text/html; charset=utf-8"]);
});

test("rejects the form from another site's page in a visitor's browser", async () => {
  expect((await post(fields, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await post(fields, { origin: "https://evil.example" })).statusCode).toBe(403);
});

test("logs neither the dates nor the label", async () => {
  await post(fields);
  expect(JSON.stringify([app.requests, app.failures])).not.toMatch(/2027|Transit/);
});

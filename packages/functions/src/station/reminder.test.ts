import { expect, test } from "vitest";
import { dateMessages } from "@vanfettle/vans/mot-dates";
import { reminderMessages } from "@vanfettle/vans/reminder";
import { parseCalendar } from "@vanfettle/vans/testing/parse-calendar";
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
  const entries = parseCalendar(response.body ?? "");
  expect(entries.map(({ day }) => day)).toEqual(["2027-04-16", "2027-05-01", "2027-05-15"]);
  expect(entries.at(-1)).toMatchObject({
    title: "MOT (White Transit): last day",
    rings: "2027-05-14T09:00:00",
  });
});

test("gives two vans due on the same day different entries", async () => {
  const files = [
    await post(fields),
    await post({ ...fields, label: "Blue Vivaro" }),
    await post(fields),
  ];
  const uids = files.flatMap(({ body }) => parseCalendar(body ?? "").map(({ uid }) => uid));
  expect(new Set(uids).size).toBe(9);
});

const titlesFor = async (posted: Record<string, string>) =>
  parseCalendar((await post(posted)).body ?? "").map(({ title }) => title);

test("puts two days in the file without an earliest day", async () => {
  expect(await titlesFor({ ...fields, keeps: "" })).toHaveLength(2);
});

test("states neither a last day for a van that may be exempt nor a day of a range", async () => {
  expect((await titlesFor({ ...fields, exempt: "2015-06-01" })).at(-1)).toBe(
    "MOT (White Transit): due unless exempt",
  );
  expect(
    (await titlesFor({ dueFrom: "2027-02-01", dueTo: "2027-02-27", regime: "unclear" })).at(-1),
  ).toBe("MOT or annual test: first day it may be due, 27 February 2027 at the latest");
});

test.each([
  [{ due: "2027-04-31", keeps: "" }, "Last day", reminderMessages.date],
  [{ due: "1899-06-01", keeps: "" }, "Last day", dateMessages.longAgo],
  [{ due: "2099-06-01", keeps: "" }, "Last day", dateMessages.dueTooFarAhead],
  [{ due: "2026-11-20", keeps: "" }, "Last day", reminderMessages.past],
  [{ due: "2027-05-15", keeps: "2027-01-01" }, "Earliest day", reminderMessages.keeps],
  [
    { dueFrom: "2027-02-31", dueTo: "2027-03-27" },
    "First possible last day",
    reminderMessages.date,
  ],
  [
    { dueFrom: "2027-02-01", dueTo: "2027-01-31" },
    "Last possible last day",
    reminderMessages.order,
  ],
  [{ due: "2027-05-15", exempt: "2027-02-30" }, "Exempt from", reminderMessages.date],
  [{ due: "2027-05-15", regime: "none" }, "Test", reminderMessages.regime],
  [{}, "Last day", reminderMessages.date],
])(
  "rejects %j in a plain sentence, with a link back",
  async (wrong: Record<string, string>, field, message) => {
    const response = await post({ ...wrong, label: "<b>White</b> Transit" });
    expect(response.statusCode).toBe(400);
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(response.body).toContain(
      `<strong>${field}</strong>: ${message.replaceAll("'", "&#39;")}`,
    );
    expect(response.body).toContain('<a href="/van-check/">');
    expect(response.body).toContain("No calendar file was made");
    expect(response.body).not.toMatch(/Transit|Booking/);
  },
);

test("rejects a long label, a field sent twice and another content type with a page", async () => {
  expect((await post({ ...fields, label: "x".repeat(61) })).body).toContain(reminderMessages.label);
  const twice = await app.send("POST", "/reminder", {
    headers: formType,
    body: "due=2027-05-15&due=2027-05-16",
  });
  expect(twice.statusCode).toBe(400);
  const json = await app.send("POST", "/reminder", {
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect([json.statusCode, json.headers?.["content-type"]]).toEqual([
    415,
    "text/html; charset=utf-8",
  ]);
});

test("rejects the form from another site's page in a visitor's browser", async () => {
  expect((await post(fields, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await post(fields, { origin: "https://evil.example" })).statusCode).toBe(403);
});

test("logs neither the dates nor the label", async () => {
  await post(fields);
  expect(JSON.stringify([app.requests, app.failures])).not.toMatch(/2027|Transit/);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@vanfettle/core/audit/audit";
import { jsonType } from "../testing/booking-app.ts";
import {
  bookedPlace,
  bookingsOperator,
  startOperatorBookingsApp,
} from "../testing/operator-bookings-app.ts";

let app: Awaited<ReturnType<typeof startOperatorBookingsApp>>;
beforeAll(async () => {
  app = await startOperatorBookingsApp();
  const booking = {
    registration: "REG1STR",
    postcode: "SW1A 1AA",
    serviceType: "mot",
    location: "Selby",
  };
  const sent = { ...booking, locationSlug: "selby", page: "motLocation" };
  await app.bookingApp.book(sent, { "idempotency-key": randomUUID() });
});
afterAll(() => app.bookingApp.database.stop());

const day = "2026-11-21";
const bodyOf = ({ body }: { body?: string | undefined }) =>
  JSON.parse(body ?? "") as Record<string, unknown>;

test("counts the stored bookings of a range of days", async () => {
  const response = await app.count("2026-11-20", day);
  expect(response).toMatchObject({ statusCode: 200, headers: { "cache-control": "no-store" } });
  expect(bodyOf(response)).toEqual({
    from: "2026-11-20",
    to: day,
    total: 1,
    days: [
      { day: "2026-11-20", count: 0 },
      { day, count: 1 },
    ],
    services: [{ service: "mot", count: 1 }],
    regions: [{ region: "Yorkshire & Humber", count: 1 }],
    places: [{ ...bookedPlace, count: 1 }],
    withoutPlace: 0,
    pages: [{ page: "motLocation", count: 1 }],
    withoutPage: 0,
  });
});

test("lists the bookings of a day", async () => {
  const response = await app.list(day);
  expect(response).toMatchObject({ statusCode: 200, headers: { "cache-control": "no-store" } });
  expect(bodyOf(response)).toEqual({
    day,
    bookings: [
      { at: "2026-11-21T10:05:00.000Z", service: "mot", place: bookedPlace, page: "motLocation" },
    ],
    next: null,
  });
  const after = (await app.bookingApp.stored()).at(-1)?.id;
  expect(bodyOf(await app.list(day, `after=${after}`))).toEqual({ day, bookings: [], next: null });
});

test("exports CSV and records the operator", async () => {
  const response = await app.export({ from: day, to: day });
  expect(response).toMatchObject({ statusCode: 200, headers: { "cache-control": "no-store" } });
  expect(bodyOf(response)).toEqual({
    csv: "\uFEFFDay (UTC),Time (UTC),Service,Place,County,Region,Page,Details\r\n2026-11-21,10:05,MOT Test,Selby,North Yorkshire,Yorkshire & Humber,Van MOT in a place,\r\n",
    rows: 1,
  });
  const { entries } = await listAudit(app.deps);
  expect(entries).toMatchObject([
    { by: "ann@example.com", action: "export bookings", scope: `${day} to ${day}`, rows: 1 },
  ]);
});

test("writes no registration and no postcode into its log", () => {
  const logged = [...app.requests, ...app.failures];
  expect(logged.length).toBeGreaterThan(2);
  expect(JSON.stringify(logged)).not.toMatch(/REG1STR|SW1A/);
});

test.each([
  ["GET", "/api/bookings", `from=${day}&to=${day}`],
  ["GET", `/api/bookings/${day}`, ""],
  ["POST", "/api/bookings/export", ""],
])("%s %s requires the scope for bookings and its group", async (method, path, query) => {
  const sent = {
    query,
    ...(method === "POST" && { headers: jsonType, body: JSON.stringify({ from: day, to: day }) }),
  };
  const audited = (await listAudit(app.deps)).entries.length;
  const sendAs = (over: object) =>
    app.send(method, path, { ...sent, operator: { ...bookingsOperator, ...over } });
  for (const over of [
    { scopes: ["openid", "content/read", "content/write"] },
    { groups: [] },
    { groups: ["x"] },
  ]) {
    const forbidden = await sendAs(over);
    expect(forbidden).toMatchObject({ statusCode: 403, headers: { "cache-control": "no-store" } });
    expect(bodyOf(forbidden)).toMatchObject({ code: "forbidden" });
  }
  expect((await listAudit(app.deps)).entries).toHaveLength(audited);
  expect((await sendAs({ scopes: ["bookings/read"] })).statusCode).toBe(200);
});

test.each([
  ["no day", "", "from to"],
  ["a day that does not exist", "from=2026-02-30&to=2026-03-01", "from"],
  ["a time", "from=2026-02-20T10:00&to=2026-03-01", "from"],
  ["a year before 1900", "from=0001-01-01&to=2026-03-01", "from"],
  ["days in the wrong order", "from=2026-03-02&to=2026-03-01", "to"],
  ["93 days", "from=2026-01-01&to=2026-04-03", "to"],
])("a range with %s is rejected", async (_, query, fields) => {
  const response = await app.send("GET", "/api/bookings", { query });
  expect(response.statusCode).toBe(400);
  const { code, issues } = bodyOf(response) as { code: string; issues: { field: string }[] };
  expect([code, issues.map(({ field }) => field).join(" ")]).toEqual(["invalid_request", fields]);
  const range = Object.fromEntries(new URLSearchParams(query));
  expect((await app.export(range)).statusCode).toBe(400);
});

test("a range of 92 days is counted", async () => {
  expect((await app.count("2026-01-01", "2026-04-02")).statusCode).toBe(200);
});

test.each(["2026-02-30", "today", "export", "2026-11"])(
  "rejects a request for the day %s",
  async (text) => {
    expect((await app.list(text)).statusCode).toBe(text === "export" ? 405 : 404);
  },
);

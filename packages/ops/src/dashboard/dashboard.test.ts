import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildNearStations } from "@vanfettle/contract/testing/near-stations";
import { startOpsEnvironment, type OpsEnvironment } from "../testing/ops-environment.ts";
import { stubServer } from "../testing/stub-server.ts";
import type { Dashboard } from "./read-dashboard.ts";

let environment: OpsEnvironment;
beforeAll(async () => {
  environment = await startOpsEnvironment();
});
afterAll(() => environment.stop());

const now = () => new Date();
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

function writeLog(name: string, lines: object[]) {
  mkdirSync(join(environment.dataDir, "logs"), { recursive: true });
  const text = lines
    .map((line) => (typeof line === "string" ? line : JSON.stringify(line)))
    .join("\n");
  writeFileSync(join(environment.dataDir, "logs", `${name}.log`), `not JSON\n${text}\n`);
}

const metric = (at: Date, name: string, value: number | number[]) => ({
  _aws: {
    Timestamp: at.getTime(),
    CloudWatchMetrics: [{ Namespace: "Van", Metrics: [{ Name: name }] }],
  },
  [name]: value,
});

test("shows bookings, budget, rows, errors and metrics", async () => {
  const payload = {
    registration: "BO12ARD",
    postcode: "SW1A1AA",
    serviceType: "mot",
    location: "Leeds",
  };
  await environment.book(payload, now().toISOString());
  const day = now().toISOString().slice(0, 10);
  await environment.database.table.entities.budget
    .put({ day, used: 250_000, expiresAt: 4_000_000_000 })
    .go();
  writeLog("Booking", [
    { timestamp: ago(30).toISOString(), level: "ERROR", message: "failure", error: "Old" },
    {
      timestamp: ago(1).toISOString(),
      level: "INFO",
      message: "request",
      route: "POST /book",
      status: 303,
    },
    {
      timestamp: ago(0.5).toISOString(),
      level: "INFO",
      message: "request",
      route: "POST /book",
      status: 503,
      code: "unavailable",
    },
    metric(ago(30), "BookingAccepted", 40),
    metric(ago(2), "BookingAccepted", 2),
    metric(ago(1), "BookingAccepted", [1, 1]),
  ]);
  writeLog("WriteLocation", [
    metric(ago(2), "BudgetLeft", 800_000),
    metric(ago(1), "BudgetLeft", 750_000),
  ]);
  writeLog("Renderer", [
    {
      timestamp: ago(1).toISOString(),
      level: "ERROR",
      message: "page not rendered",
      error: "Error: 503",
    },
  ]);
  writeLog("Visitor", [
    { timestamp: ago(1).toISOString(), level: "ERROR", message: "failure", error: "TypeError" },
  ]);
  const { code, out } = await environment.ops(["dashboard", "--json"]);
  expect(code).toBe(0);
  const dashboard = JSON.parse(out) as Dashboard;
  expect(dashboard).toMatchObject({
    site: "this machine",
    bookings: { day, count: 1 },
    run: { isRunning: false, runId: null },
    budget: { usedTokens: 250_000, dailyTokens: 1_000_000, leftTokens: 750_000 },
    table: { name: environment.database.tableName, rows: { booking: 1, budget: 1 } },
    logs: {
      functions: {
        Booking: {
          lines: 4,
          errors: 0,
          serverErrors: 1,
          newestError: { message: "POST /book 503 unavailable" },
        },
        Visitor: { lines: 1, errors: 1, serverErrors: 0, newestError: { message: "TypeError" } },
      },
      metrics: { BookingAccepted: 4, BudgetLeft: 750_000, EdgeFallback: 1 },
    },
  });
  const text = (await environment.ops(["dashboard"])).out;
  expect(text).toMatch(/^Bookings +1 on /m);
  expect(text).toMatch(/^Budget +750,000 of 1,000,000 tokens left today$/m);
  expect(text).toMatch(/^Run +none so far$/m);
  expect(text).toMatch(/^Alarms +only on AWS$/m);
  expect(text).toMatch(
    /Booking: 4 lines, errors 0, 5xx responses 1; last .*POST \/book 503 unavailable/,
  );
});

test("says when the list of MOT stations is due, and works if the site does not respond", async () => {
  expect((await environment.ops(["dashboard"])).out).toMatch(
    /^Stations  could not be read from the site: /m,
  );
  const list = {
    name: "DVSA list of active MOT test stations",
    edition: "2026-02",
    rows: 22_984,
    licence: "OGL-3.0",
    sample: false,
  } as const;
  const api = await stubServer(() => ({ json: buildNearStations({ list }) }));
  environment.announce({ url: api.url });
  expect((await environment.ops(["dashboard"])).out).toMatch(
    /^Stations  list of February 2026\. Renew it before September 2026, /m,
  );
  environment.announce();
  await api.stop();
});

test("shows what the site answers if the table cannot be read", async () => {
  environment.announce({ tableName: "a-table-that-was-deleted" });
  const { code, out, err } = await environment.ops(["dashboard"]);
  environment.announce();
  expect(code).toBe(1);
  expect(out).toMatch(/^Answers   home page none /m);
  expect(out).toMatch(/^Table     could not be read$/m);
  expect(err).not.toBe("");
});

test("shows the current run and the erasures, without those of smoke tests", async () => {
  const { run, scopeProgress, erasure } = environment.database.table.entities;
  const started = ago(0.01).toISOString();
  const runId = "run_1";
  await run
    .put({
      partition: "progress",
      slot: "current",
      runId,
      kind: "region",
      status: "running",
      parts: ["wales"],
      skipFresh: false,
      startedBy: "ann",
      startedAt: started,
      lastUpdate: started,
      leaseUntil: Date.now() + 60_000,
    })
    .go();
  const plan = ["place/cardiff", "place/swansea"];
  await scopeProgress
    .put({
      partition: "progress",
      scope: "wales",
      planId: runId,
      runId,
      plan,
      done: ["place/cardiff"],
      startedAt: started,
      paidCalls: 3,
      inputTokens: 10,
      outputTokens: 20,
    })
    .go();
  for (const [id, operator] of [
    ["ers_1", "ann"],
    ["ers_2", "the smoke test"],
  ] as const) {
    await erasure
      .put({ year: started.slice(0, 4), id, erasedAt: started, operator, bookings: 2 })
      .go();
  }
  const text = (await environment.ops(["dashboard"])).out;
  expect(text).toMatch(
    /^Run +running: 1\/2 written, 0 failed; 3 calls, 30 tokens.*; started by ann /m,
  );
  expect(text).toMatch(/^Erasures +1 in \d{4}, the last at /m);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { textRequest } from "../content/text/prompt.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { buildFactRecord } from "../testing/text-builders.ts";
import { reserve, settle, tokensUsedOn, type Reservation } from "./budget.ts";
import { estimateTokens } from "./metered-model.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const depsOn = (day: string, dailyTokens: number) => ({
  table: database.table,
  clock: () => new Date(`${day}T23:59:59.999Z`),
  dailyTokens,
});

test("forty racing reservations of 7 on a budget of 100 win 14 times", async () => {
  const deps = depsOn("2026-11-21", 100);
  const reservations = await Promise.all(Array.from({ length: 40 }, () => reserve(deps, 7)));
  expect(reservations.filter(Boolean)).toHaveLength(14);
  expect(await tokensUsedOn(deps, "2026-11-21")).toBe(98);
});

test("tokens a call did not use are available again, and each day has its own budget", async () => {
  const deps = depsOn("2026-11-22", 100);
  const reservation = (await reserve(deps, 90)) as Reservation;
  expect(await reserve(deps, 20)).toBeNull();
  await settle(deps, reservation, 30);
  expect(await tokensUsedOn(deps, "2026-11-22")).toBe(30);
  expect(await reserve(deps, 70)).toEqual({ day: "2026-11-22", tokens: 70 });
  expect(await reserve(depsOn("2026-11-23", 100), 100)).toMatchObject({ day: "2026-11-23" });
});

test("a reservation larger than the whole budget is rejected and leaves the day unused", async () => {
  expect(await reserve(depsOn("2026-11-24", 100), 101)).toBeNull();
  expect(await tokensUsedOn(database, "2026-11-24")).toBe(0);
});

test("keeps a day's usage for 35 days after its last call", async () => {
  const deps = depsOn("2026-11-25", 100);
  await reserve(deps, 1);
  const { data } = await database.table.entities.budget.get({ day: "2026-11-25" }).go();
  const keptUntil = new Date((data?.expiresAt ?? 0) * 1000).toISOString();
  expect(keptUntil).toBe("2026-12-30T23:59:59.000Z");
});

test("an estimate is not less than the longest response to the prompt can use", () => {
  const request = textRequest(buildFactRecord(), { attempt: 1 });
  const typicalTokens = (request.instructions.length + request.input.length) / 4;
  expect(estimateTokens(request)).toBeGreaterThan(typicalTokens + request.maxOutputTokens);
});

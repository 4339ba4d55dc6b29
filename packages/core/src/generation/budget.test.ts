import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BudgetCorrection } from "@vanfettle/contract/generation/text-service-schemas";
import { listAudit } from "../audit/audit.ts";
import { textRequest } from "../content/text/prompt.ts";
import { createNewId } from "../table/new-id.ts";
import { withLostResponse } from "../testing/lost-response.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { buildFactRecord } from "../testing/text-builders.ts";
import { estimateTokens } from "../text-model/usage.ts";
import {
  correctBudget,
  dayBudget,
  reserve,
  settle,
  tokensLeft,
  tokensUsedOn,
  type Reservation,
} from "./budget.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const depsOn = (day: string, dailyTokens: number) => ({
  table: database.table,
  clock: () => new Date(`${day}T23:59:59.999Z`),
  newId: createNewId(() => new Date(`${day}T23:59:59.999Z`)),
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
  await settle(deps, reservation, { calls: 1, inputTokens: 19, outputTokens: 11 });
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

describe("a correction of the day's figure", () => {
  const reason = "The service's page shows less";

  test("changes it by the difference, while calls reserve and settle, and is audited", async () => {
    const deps = depsOn("2026-12-01", 3_000_000);
    await reserve(deps, 2_900_000);
    const seen = await dayBudget(deps);
    expect(seen).toEqual({
      day: "2026-12-01",
      dailyTokens: 3_000_000,
      used: 2_900_000,
      corrections: 0,
    });
    await reserve(deps, 7_000);
    const corrected = await correctBudget(deps, { seen, used: 150_000, reason }, "ann@example.com");
    expect(corrected).toEqual({ ...seen, used: 157_000, corrections: 1 });
    expect(await tokensLeft(deps)).toBe(2_843_000);
    expect((await listAudit(deps)).entries).toMatchObject([
      {
        by: "ann@example.com",
        action: "correct budget",
        scope: "2026-12-01: 2,900,000 to 150,000 tokens",
        reason,
      },
    ]);
  });

  test("is made by one of two operators who saw the same figure", async () => {
    const deps = depsOn("2026-12-02", 1_000);
    await reserve(deps, 900);
    const seen = await dayBudget(deps);
    const results = await Promise.allSettled(
      [100, 200].map((used) => correctBudget(deps, { seen, used, reason }, "ann@example.com")),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = { seen, used: 300, reason };
    await expect(correctBudget(deps, refused, "bob@example.com")).rejects.toMatchObject({
      code: "budget_changed",
    });
    const now = await dayBudget(deps);
    expect([100, 200]).toContain(now.used);
    const again = await correctBudget(deps, { seen: now, used: 800, reason }, "bob@example.com");
    expect(again).toMatchObject({ used: 800, corrections: 2 });
    const stale = { seen: now, used: 700, reason };
    await expect(correctBudget(deps, stale, "ann@example.com")).rejects.toMatchObject({
      code: "budget_changed",
    });
    expect(await tokensUsedOn(deps, seen.day)).toBe(800);
  });

  test("is made and audited once if the client repeats its write", async () => {
    const deps = depsOn("2026-12-07", 1_000);
    await reserve(deps, 900);
    const seen = await dayBudget(deps);
    const { result, tries } = await withLostResponse(database, "UpdateItemCommand", () =>
      correctBudget(deps, { seen, used: 300, reason }, "cleo@example.com"),
    );
    expect(tries).toBe(2);
    expect(result).toMatchObject({ used: 300, corrections: 1 });
    const [latest] = (await listAudit(deps)).entries;
    expect(latest).toMatchObject({
      by: "cleo@example.com",
      scope: "2026-12-07: 900 to 300 tokens",
    });
  });

  test("may be the first figure of a day", async () => {
    const deps = depsOn("2026-12-05", 1_000);
    const seen = await dayBudget(deps);
    expect(seen).toMatchObject({ used: 0, corrections: 0 });
    await correctBudget(deps, { seen, used: 40, reason }, "ann@example.com");
    expect(await tokensLeft(deps)).toBe(960);
  });

  test("is refused for a day that is over, and below nothing", async () => {
    const deps = depsOn("2026-12-03", 1_000);
    await reserve(deps, 500);
    const seen = await dayBudget(deps);
    await settle(
      deps,
      { day: seen.day, tokens: 500 },
      { calls: 1, inputTokens: 5, outputTokens: 15 },
    );
    const refused: [BudgetCorrection, typeof deps][] = [
      [{ seen, used: 400, reason }, depsOn("2026-12-04", 1_000)],
      [{ seen: { ...seen, day: "2026-12-04" }, used: 400, reason }, deps],
      // 500 were reserved when the operator looked, and 20 are used.
      [{ seen, used: 400, reason }, deps],
    ];
    for (const [correction, at] of refused) {
      await expect(correctBudget(at, correction, "ann@example.com")).rejects.toMatchObject({
        code: "budget_changed",
      });
    }
    expect(await tokensUsedOn(deps, seen.day)).toBe(20);
  });
});

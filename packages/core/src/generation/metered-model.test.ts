import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { textRequest } from "../content/text/prompt.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { buildFactRecord } from "../testing/text-builders.ts";
import { TextError } from "../text-model/text-errors.ts";
import type { TextModel } from "../text-model/text-model.ts";
import { tokensUsedOn } from "./budget.ts";
import { estimateTokens, meteredModel } from "./metered-model.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const request = textRequest(buildFactRecord(), { attempt: 1 });
const reserved = estimateTokens(request);
const usage = { calls: 1, inputTokens: 1_200, outputTokens: 800 };

/** A day of its own for each test, so that no other test has used its budget. */
let day: string;
let days = 0;
beforeEach(() => {
  days += 1;
  day = `2026-11-${String(days).padStart(2, "0")}`;
});

const meter = (write: TextModel["write"], dailyTokens = 1_000_000) =>
  meteredModel(
    { table: database.table, clock: () => new Date(`${day}T12:00:00.000Z`), dailyTokens },
    { model: { write }, runId: "run" },
  );

/** Returns what the day's budget and the meter count after one call that fails with `error`. */
async function countsAfter(error: Error) {
  const model = meter(() => Promise.reject(error));
  await expect(model.write(request)).rejects.toBe(error);
  await model.settled();
  return { used: await tokensUsedOn(database, day), usage: model.usage() };
}

test("a call uses the tokens that the service reports, and a repetition of it none", async () => {
  const model = meter(() => Promise.resolve({ value: {}, model: "m-1", usage }));
  await model.write(request);
  await model.write(request);
  await model.settled();
  expect(await tokensUsedOn(database, day)).toBe(2_000);
  expect(model.usage()).toEqual({ ...usage, model: "m-1" });
});

test("a failed call uses the tokens that the service reports", async () => {
  const counts = await countsAfter(new TextError("TextTruncated", { usage }));
  expect(counts).toEqual({ used: 2_000, usage });
});

test("a call that the service turned away uses none", async () => {
  const counts = await countsAfter(new TextError("TextRateLimited"));
  expect(counts).toEqual({ used: 0, usage: { calls: 0, inputTokens: 0, outputTokens: 0 } });
});

test("a call whose response was lost uses all that it reserved, because it may be charged", async () => {
  const lost = { calls: 1, inputTokens: 0, outputTokens: 0 };
  const counts = await countsAfter(new TextError("TextUnavailable", { usage: lost }));
  expect(counts).toEqual({ used: reserved, usage: lost });
});

test("a call that fails for a reason unknown uses all that it reserved", async () => {
  const counts = await countsAfter(new TypeError("unknown"));
  expect(counts).toEqual({ used: reserved, usage: { calls: 1, inputTokens: 0, outputTokens: 0 } });
});

test("calls whose responses are lost end with the budget", async () => {
  let calls = 0;
  const lost = new TextError("TextUnavailable", { usage: { calls: 1, inputTokens: 0, outputTokens: 0 } });
  const model = meter(() => {
    calls += 1;
    return Promise.reject(lost);
  }, reserved * 2.5);
  for (let call = 0; call < 2; call++) {
    await expect(model.write(request)).rejects.toBe(lost);
    await model.settled();
  }
  await expect(model.write(request)).rejects.toMatchObject({ name: "BudgetReached" });
  expect(calls).toBe(2);
});

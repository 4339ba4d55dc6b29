import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readerRequest } from "../content/reading/second-reader.ts";
import { textRequest } from "../content/text/prompt.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { buildFactRecord } from "../testing/text-builders.ts";
import {
  addUsage,
  noUsage,
  TextError,
  type TextModel,
  type TextRequest,
} from "../text-model/text-model.ts";
import { estimateTokens } from "../text-model/usage.ts";
import { tokensUsedOn } from "./budget.ts";
import { loadPaidResponses, meteredModels } from "./metered-model.ts";
import type { ModelUsage } from "./scope.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const request = textRequest(buildFactRecord(), { attempt: 1 });
const reserved = estimateTokens(request);
const usage = { calls: 1, inputTokens: 1_200, outputTokens: 800 };

/** A separate day for each test, because tests must not share a budget. */
let day: string;
let days = 0;
beforeEach(() => {
  days += 1;
  day = `2026-11-${String(days).padStart(2, "0")}`;
});

async function meter(write: TextModel["write"], dailyTokens = 1_000_000, runId = "run") {
  const deps = {
    table: database.table,
    clock: () => new Date(`${day}T12:00:00.000Z`),
    dailyTokens,
  };
  const paid = await loadPaidResponses(deps, {
    kind: "place",
    slug: `place-of-${day}`,
    planId: "plan",
  });
  let total: ModelUsage = noUsage;
  const count = (counted: ModelUsage): Promise<void> => {
    total = addUsage(total, counted);
    return Promise.resolve();
  };
  const models = meteredModels(deps, { writer: { write }, reader: { write }, runId, paid, count });
  return {
    write: (asked: TextRequest) => models.writer.write(asked),
    read: (asked: TextRequest) => models.reader?.write(asked),
    usage: () => total,
    answeredBy: () => models.answeredBy(),
    settled: () => models.settled(),
    paid,
  };
}

/** Returns the counts of the day's budget and the meter after a call that fails with `error`. */
async function countsAfter(error: Error) {
  const model = await meter(() => Promise.reject(error));
  await expect(model.write(request)).rejects.toBe(error);
  await model.settled();
  return { used: await tokensUsedOn(database, day), usage: model.usage() };
}

test("counts the tokens that the service reports, but not for a repeated call", async () => {
  const model = await meter(() => Promise.resolve({ value: {}, model: "m-1", usage }));
  await model.write(request);
  await model.write(request);
  await model.settled();
  expect(await tokensUsedOn(database, day)).toBe(2_000);
  expect([model.usage(), model.answeredBy()]).toEqual([usage, "m-1"]);
});

test("pays once for a correction, although the objections are others when its step is repeated", async () => {
  const calls: TextRequest[] = [];
  const write: TextModel["write"] = (asked) => {
    calls.push(asked);
    return Promise.resolve({ value: {}, model: "m-1", usage });
  };
  for (const words of ["a copy of the text of ayr", "a copy of the text of bute"]) {
    const model = await meter(write);
    await model.write(request);
    const correction = { previous: null, objections: [words] };
    await model.write(textRequest(buildFactRecord(), { attempt: 2, correction }));
  }
  expect(calls).toHaveLength(2);
});

test("pays once for an answer that only a correction can put right, although its step is repeated", async () => {
  let calls = 0;
  const cutOff = { usage, correctable: true, reason: "It was cut off." };
  const write: TextModel["write"] = () => {
    calls += 1;
    return Promise.reject(new TextError("TextTruncated", cutOff));
  };
  for (const _ of ["first", "repeated"]) {
    const model = await meter(write);
    await expect(model.write(request)).rejects.toMatchObject({
      name: "TextTruncated",
      usage,
      details: { correctable: true, reason: "It was cut off." },
    });
  }
  expect(calls).toBe(1);
});

test.each([
  ["succeeds", () => Promise.resolve({ value: {}, model: "m-1", usage })],
  ["fails", () => Promise.reject(new TextError("TextUnavailable", { usage: noUsage }))],
])("renews the lease while a call runs, and no longer once it %s", async (_, answer) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    let timersDuringCall = 0;
    const model = await meter(() => {
      timersDuringCall = vi.getTimerCount();
      return answer();
    });
    await model.write(request).catch(() => undefined);
    expect(timersDuringCall).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    await model.settled();
  } finally {
    vi.useRealTimers();
  }
});

test("a failed call uses the tokens that the service reports", async () => {
  const counts = await countsAfter(new TextError("TextTruncated", { usage }));
  expect(counts).toEqual({ used: 2_000, usage });
});

test("a call that the service turned away uses none", async () => {
  const counts = await countsAfter(new TextError("TextRateLimited"));
  expect(counts).toEqual({ used: 0, usage: { calls: 0, inputTokens: 0, outputTokens: 0 } });
});

test("counts the whole reservation of a call with a lost response, and the call, which may be charged", async () => {
  const lost = { calls: 1, inputTokens: 0, outputTokens: 0 };
  const counts = await countsAfter(new TextError("TextUnavailable", { usage: lost }));
  expect(counts).toEqual({ used: reserved, usage: lost });
});

test("counts the whole reservation of a call that fails for an unknown reason, and the call", async () => {
  const counts = await countsAfter(new TypeError("unknown"));
  expect(counts).toEqual({ used: reserved, usage: { ...noUsage, calls: 1 } });
});

test("counts a call before it is sent, because its process may die meanwhile", async () => {
  let counted = 0;
  const model = await meter(() => {
    counted = model.usage().calls;
    return Promise.resolve({ value: {}, model: "m-1", usage });
  });
  await model.write(request);
  expect(counted).toBe(1);
});

test("stops calls with lost responses at the end of the budget", async () => {
  let calls = 0;
  const lost = new TextError("TextUnavailable", {
    usage: { calls: 1, inputTokens: 0, outputTokens: 0 },
  });
  const model = await meter(() => {
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

test("a response that is paid for is found by another process, and forgotten once its text is stored", async () => {
  let calls = 0;
  const write: TextModel["write"] = () =>
    Promise.resolve({ value: { call: (calls += 1) }, model: "m-1", usage });
  const first = await meter(write);
  const response = await first.write(request);
  const second = await meter(write);
  expect(await second.write(request)).toEqual(response);
  expect(second.usage().calls).toBe(0);
  await second.paid.clear();
  expect(await (await meter(write)).write(request)).toMatchObject({ value: { call: 2 } });
});

test("the calls of both models count, under the name of the dearer one", async () => {
  const models = ["gpt-5", "gpt-5-nano"];
  const model = await meter(() =>
    Promise.resolve({ value: {}, model: models.shift() ?? "", usage }),
  );
  await model.write(request);
  await model.read(readerRequest(buildFactRecord(), []));
  await model.settled();
  expect(model.usage()).toEqual({ calls: 2, inputTokens: 2_400, outputTokens: 1_600 });
  expect(model.answeredBy()).toBe("gpt-5");
  expect(await tokensUsedOn(database, day)).toBe(4_000);
});

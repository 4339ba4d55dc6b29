import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listAudit } from "../audit/audit.ts";
import { acceptingReader } from "../testing/fake-text-model.ts";
import { startGenerationHarness, type GenerationHarness } from "../testing/generation-harness.ts";
import { withLostResponse } from "../testing/lost-response.ts";
import { buildLocationText, buildModelText } from "../testing/text-builders.ts";
import { TextError, type TextModel, type TextRequest } from "../text-model/text-model.ts";
import { estimateTokens } from "../text-model/usage.ts";
import { tokensUsedOn } from "./budget.ts";
import {
  latestTest,
  runTextServiceTest,
  startTextServiceTest,
  type TestDeps,
} from "./text-service-test.ts";

let harness: GenerationHarness;
beforeEach(async () => {
  harness = await startGenerationHarness([], { dailyTokens: 60_000 });
});
afterEach(() => harness.stop());

const day = "2026-11-21";
const usage = { calls: 1, inputTokens: 1_201, outputTokens: 802 };

/** A text that the checks object to: it names neither the place nor its facts. */
const value = buildModelText(buildLocationText());

/** Returns the dependencies of a test whose calls take 3 and 4 seconds. */
function testDeps(write: TextModel["write"], changes: Partial<TestDeps> = {}) {
  const requests: TextRequest[] = [];
  const slow = (seconds: number, call: TextModel["write"]): TextModel => ({
    write: (request) => {
      requests.push(request);
      harness.pass(seconds * 1_000);
      return call(request);
    },
  });
  const deps: TestDeps = {
    ...harness.deps,
    model: slow(3, write),
    reader: slow(4, async (request) => ({
      ...(await acceptingReader.write(request)),
      model: "reader-9",
      usage: { calls: 1, inputTokens: 503, outputTokens: 104 },
    })),
    modelNames: { write: "set-writer", read: "set-reader" },
    protocol: "/responses with json_schema",
    ...changes,
  };
  return { deps, requests };
}

const answering: TextModel["write"] = () => Promise.resolve({ value, model: "gpt-5-mini", usage });

async function runTest(write: TextModel["write"], changes?: Partial<TestDeps>) {
  const { testId } = await startTextServiceTest(harness.deps, "ann@example.com");
  const { deps, requests } = testDeps(write, changes);
  await runTextServiceTest(deps, testId);
  harness.running.delete(testId);
  const test = await latestTest(harness.deps);
  if (test === null) throw new Error("There is no test.");
  return { test, requests, used: await tokensUsedOn(harness.deps, day) };
}

test("makes a call of the writer and one of the reader, and tells what came of them", async () => {
  const { test, requests, used } = await runTest(answering);
  expect(test).toMatchObject({
    startedBy: "ann@example.com",
    startedAt: "2026-11-21T12:00:00.000Z",
    finishedAt: "2026-11-21T12:00:07.000Z",
    state: "finished",
    protocol: "/responses with json_schema",
  });
  expect(test.calls).toMatchObject([
    {
      task: "write",
      model: "gpt-5-mini",
      seconds: 3,
      tokens: { input: 1_201, output: 802 },
      isClamped: false,
      costPounds: 0.0015,
      schemaHeld: true,
      error: null,
    },
    {
      task: "read",
      model: "reader-9",
      seconds: 4,
      tokens: { input: 503, output: 104 },
      costPounds: null,
      schemaHeld: true,
      objections: [],
      error: null,
    },
  ]);
  expect(test.calls[0]?.objections.join(" ")).toContain("Reigate");
  expect(requests.map(({ format }) => format.name)).toEqual(["location_text", "verdicts"]);
  expect(requests[0]?.input).toContain("Trialbourne");
  expect(used).toBe(1_201 + 802 + 503 + 104);
  expect((await listAudit(harness.deps)).entries).toMatchObject([
    { by: "ann@example.com", action: "test text service" },
  ]);
});

test.each<[TextError, object]>([
  [
    new TextError("TextRequestRejected", {
      status: 400,
      code: "unsupported_parameter",
      parameter: "max_tokens",
      reason: "The service answered with status 400, unsupported_parameter about max_tokens.",
    }),
    {
      code: "request_rejected",
      status: 400,
      providerCode: "unsupported_parameter",
      parameter: "max_tokens",
      message:
        "The text service did not accept the request for this text. The service answered with status 400, unsupported_parameter about max_tokens.",
    },
  ],
  [
    new TextError("TextKeyRejected", { reason: "No key is stored." }),
    { code: "key_rejected", message: "The text service rejects our key. No key is stored." },
  ],
])("tells the cause of an error, and does not call the reader", async (error, cause) => {
  const { test, requests, used } = await runTest(() => Promise.reject(error));
  expect(test).toMatchObject({ state: "finished" });
  expect(test.calls).toEqual([
    {
      task: "write",
      model: "set-writer",
      seconds: 3,
      tokens: { input: 0, output: 0 },
      isClamped: false,
      costPounds: 0,
      schemaHeld: null,
      objections: [],
      error: cause,
    },
  ]);
  expect(requests).toHaveLength(1);
  expect(used).toBe(0);
});

test("an unknown error is told without its words, which may quote a key, and uses its reservation", async () => {
  const { test, requests, used } = await runTest(() => Promise.reject(new Error("sk-canary")));
  expect(JSON.stringify(test)).not.toContain("canary");
  expect(test.calls).toMatchObject([{ costPounds: null, error: { code: "internal" } }]);
  expect(used).toBe(estimateTokens(requests[0] as TextRequest));
});

test("tells an answer without the form of a text, and a usage that cannot be true", async () => {
  const { test, used } = await runTest(() =>
    Promise.resolve({
      value: { title: "x" },
      model: "m-1",
      usage: { calls: 1, inputTokens: 3_100, outputTokens: 16_000, isClamped: true },
    }),
  );
  expect(test.calls).toMatchObject([{ schemaHeld: false, isClamped: true, error: null }]);
  expect(test.calls[0]?.objections.join(" ")).toMatch(/servicing: /);
  expect(used).toBe(19_100);
});

test("does not know the price of a call without tokens, and counts its reservation", async () => {
  const none = { calls: 1, inputTokens: 0, outputTokens: 0 };
  const { test, requests, used } = await runTest(
    () => Promise.resolve({ value, model: "gpt-5-mini", usage: none }),
    { reader: null },
  );
  expect(test.calls).toMatchObject([{ task: "write", costPounds: null, schemaHeld: true }]);
  expect(used).toBe(estimateTokens(requests[0] as TextRequest));
});

test("tells that the reader's answer cannot be used", async () => {
  const reader: TextModel = {
    write: () => Promise.resolve({ value: { verdicts: [] }, model: "reader-9", usage }),
  };
  const { test } = await runTest(answering, { reader });
  expect(test.calls[1]).toMatchObject({ task: "read", schemaHeld: false });
  expect(test.calls[1]?.objections).toEqual([
    "The second reader's answer cannot be used: it returned fewer verdicts than there are sentences.",
  ]);
});

test("makes no call that the day's budget does not allow", async () => {
  const { test, requests } = await runTest(answering, { dailyTokens: 10_000 });
  expect(requests).toEqual([]);
  expect(test.calls).toMatchObject([
    { task: "write", tokens: { input: 0, output: 0 }, error: { code: "budget_reached" } },
  ]);
});

describe("a second press", () => {
  test("while a test is under way starts nothing", async () => {
    const first = await startTextServiceTest(harness.deps, "ann@example.com");
    const second = await startTextServiceTest(harness.deps, "bob@example.com");
    expect(second).toEqual(first);
    expect(first).toMatchObject({ state: "running", startedBy: "ann@example.com", calls: [] });
    expect(harness.started).toEqual([first.testId]);
  });

  test("at the same time starts one test", async () => {
    const tests = await Promise.all(
      ["ann", "bob", "cleo"].map((name) => startTextServiceTest(harness.deps, name)),
    );
    expect(new Set(tests.map(({ testId }) => testId)).size).toBe(1);
    expect(harness.started).toHaveLength(1);
  });

  test("after the end starts another, and the first is not paid for again", async () => {
    const { test: first } = await runTest(answering);
    const second = await startTextServiceTest(harness.deps, "bob@example.com");
    expect(second.testId).not.toBe(first.testId);
    const { deps, requests } = testDeps(answering);
    await runTextServiceTest(deps, first.testId);
    expect(requests).toEqual([]);
    await runTextServiceTest(deps, second.testId);
    await runTextServiceTest(deps, second.testId);
    expect(requests).toHaveLength(2);
  });

  test.each([
    ["whose execution has ended", (testId: string) => harness.running.delete(testId)],
    ["that is too old", () => harness.pass(9 * 60_000)],
  ])("replaces an interrupted test %s", async (_name, interrupt) => {
    const first = await startTextServiceTest(harness.deps, "ann@example.com");
    interrupt(first.testId);
    expect(await latestTest(harness.deps)).toMatchObject({ state: "interrupted", calls: [] });
    const second = await startTextServiceTest(harness.deps, "ann@example.com");
    expect(harness.started).toEqual([first.testId, second.testId]);
  });

  test("is not taken for one if the client repeats the write of a start", async () => {
    const { result, tries } = await withLostResponse(harness.database, "PutItemCommand", () =>
      startTextServiceTest(harness.deps, "ann@example.com"),
    );
    // The test twice, then the audit record.
    expect(tries).toBe(3);
    expect(harness.started).toEqual([result.testId]);
  });

  test("after a start that failed is possible at once", async () => {
    const machine = { ...harness.machine, start: () => Promise.reject(new Error("No.")) };
    await expect(
      startTextServiceTest({ ...harness.deps, machine }, "ann@example.com"),
    ).rejects.toMatchObject({ code: "unavailable" });
    expect(await latestTest(harness.deps)).toMatchObject({ state: "interrupted" });
    const { state } = await startTextServiceTest(harness.deps, "ann@example.com");
    expect(state).toBe("running");
  });
});

test("there is no test before the first", async () => {
  expect(await latestTest(harness.deps)).toBeNull();
});

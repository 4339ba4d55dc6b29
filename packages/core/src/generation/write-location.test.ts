import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findLocation } from "../location/location.ts";
import { acceptingReader, createFakeTextModel } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { TextError, type TextModel } from "../text-model/text-model.ts";
import { cancelRun } from "./cancel-run.ts";
import { contentRun } from "./content-run.ts";
import { maxReadings } from "./metered-model.ts";
import { currentRun, leaseMs } from "./run-lease.ts";
import { currentRunKey } from "./run.entity.ts";
import { findScopeProgress } from "./scope.ts";
import { startRun } from "./start-run.ts";
import { writeLocation } from "./write-location.ts";

let harness: GenerationHarness;
let input: Parameters<typeof writeLocation>[1];
beforeEach(async () => {
  harness = await startGenerationHarness([
    ...buildTowns("wales", 2),
    ...buildTowns("scotland", 1, 30),
  ]);
  input = await inputOf(
    await startRun(harness.deps, { kind: "region", region: "wales" }, "operator"),
  );
});
afterEach(() => harness.stop());

const inputOf = async ({ runId }: { runId: string }) =>
  ({ runId, scope: "wales", planId: runId, kind: "place", slug: "aaabury" }) as const;

test("a text is written once for its plan, and counted as done", async () => {
  const model = createFakeTextModel();
  expect(await writeLocation({ ...harness.deps, model }, input)).toEqual({ outcome: "written" });
  expect(await writeLocation({ ...harness.deps, model }, input)).toEqual({ outcome: "done" });
  expect(model.calls).toHaveLength(1);
  expect([...((await findScopeProgress(harness.deps, "wales"))?.done ?? [])]).toEqual([
    "place/aaabury",
  ]);
});

test("a text that waits for an operator counts as written, too", async () => {
  expect(await writeLocation({ ...harness.deps, publishAutomatically: false }, input)).toEqual({
    outcome: "written",
  });
});

test("a fresh text is kept by a run that skips fresh texts", async () => {
  await writeLocation(harness.deps, input);
  harness.running.clear();
  harness.pass(leaseMs);
  const { runId } = await startRun(
    harness.deps,
    { kind: "region", region: "scotland", skipFresh: true },
    "operator",
  );
  const model = createFakeTextModel();
  const later = { ...input, runId, planId: runId, scope: "scotland" };
  expect(await writeLocation({ ...harness.deps, model }, later)).toEqual({ outcome: "fresh" });
  expect(model.calls).toEqual([]);
});

test("a text that is paid for is stored after the database has failed for a moment", async () => {
  const model = createFakeTextModel();
  let failures = 0;
  harness.database.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === "PutItemCommand" && model.calls.length > 0 && failures < 2) {
          failures += 1;
          throw new Error("The database is not available.");
        }
        return next(args);
      },
    { step: "initialize", name: "failStoring" },
  );
  expect(await writeLocation({ ...harness.deps, model }, input)).toEqual({ outcome: "written" });
  expect([failures, model.calls.length]).toEqual([2, 1]);
});

test("counts the usage of a failed call as usage of the run", async () => {
  const usage = { calls: 1, inputTokens: 700, outputTokens: 30 };
  const model = createFakeTextModel(() => {
    throw new TextError("TextRefused", { usage });
  });
  await expect(writeLocation({ ...harness.deps, model }, input)).rejects.toMatchObject({
    name: "TextRefused",
  });
  expect(await contentRun(harness.deps)).toMatchObject({
    texts: 0,
    paidCalls: 1,
    tokens: { input: 700, output: 30 },
  });
});

test("the first reason to stop a run stays, and ends the later call with its own error", async () => {
  const model = createFakeTextModel(async () => {
    await cancelRun(harness.deps, { runId: input.runId }, "operator");
    throw new TextError("TextQuotaReached");
  });
  await expect(writeLocation({ ...harness.deps, model }, input)).rejects.toMatchObject({
    name: "TextQuotaReached",
  });
  expect((await currentRun(harness.deps))?.stopCode).toBe("cancelled");
  await expect(writeLocation(harness.deps, input)).rejects.toMatchObject({ name: "RunStopped" });
});

test("a call that fails after its run was replaced changes nothing of the other run", async () => {
  const usage = { calls: 1, inputTokens: 700, outputTokens: 30 };
  const model = createFakeTextModel(async () => {
    harness.running.clear();
    harness.pass(leaseMs);
    await startRun(harness.deps, { kind: "region", region: "wales" }, "operator");
    throw new TextError("TextKeyRejected", { usage });
  });
  await expect(writeLocation({ ...harness.deps, model }, input)).rejects.toMatchObject({
    name: "TextKeyRejected",
  });
  expect(await contentRun(harness.deps)).toMatchObject({
    paidCalls: 0,
    tokens: { input: 0, output: 0 },
  });
  expect(await currentRun(harness.deps)).not.toHaveProperty("stopCode");
});

test("a text that is paid for is not written again when its reader is rate-limited", async () => {
  const model = createFakeTextModel();
  let readings = 0;
  const reader: TextModel = {
    write: (request) => {
      readings += 1;
      if (readings === 1) {
        return Promise.reject(new TextError("TextRateLimited", { retryAfterSeconds: 2 }));
      }
      return acceptingReader.write(request);
    },
  };
  expect(await writeLocation({ ...harness.deps, model, reader }, input)).toMatchObject({
    outcome: "paused",
  });
  harness.pass(3_000);
  expect(await writeLocation({ ...harness.deps, model, reader }, input)).toEqual({
    outcome: "written",
  });
  expect([model.calls.length, readings]).toEqual([1, 2]);
  expect(await contentRun(harness.deps)).toMatchObject({ paidCalls: 2 });
});

/**
 * Returns a reader that does not respond to its first `failures` calls, and the number of its
 * calls.
 */
function failingReader(failures: number) {
  const readings = { count: 0 };
  const reader: TextModel = {
    write: (request) => {
      readings.count += 1;
      return readings.count > failures
        ? acceptingReader.write(request)
        : Promise.reject(new TextError("TextUnavailable", { status: 500 }));
    },
  };
  return { reader, readings };
}

describe("a reader that does not respond", () => {
  const writeAgain = (deps: Parameters<typeof writeLocation>[0], times: number) =>
    Array.from({ length: times }).reduce<Promise<void>>(async (before) => {
      await before;
      await expect(writeLocation(deps, input)).rejects.toMatchObject({ name: "ReaderUnavailable" });
    }, Promise.resolve());

  test("is tried again, and its text is published without another call of the writer", async () => {
    const model = createFakeTextModel();
    const { reader, readings } = failingReader(maxReadings - 1);
    await writeAgain({ ...harness.deps, model, reader }, maxReadings - 1);
    expect(await writeLocation({ ...harness.deps, model, reader }, input)).toEqual({
      outcome: "written",
    });
    expect([model.calls.length, readings.count]).toEqual([1, maxReadings]);
    expect(await contentRun(harness.deps)).toMatchObject({ texts: 1, paidCalls: 2 });
    expect((await findLocation(harness.deps, input.slug)).row.publishedVersion).toBe(1);
  });

  test("and does not respond to further calls leaves the text to an operator", async () => {
    const model = createFakeTextModel();
    const { reader, readings } = failingReader(Number.POSITIVE_INFINITY);
    await writeAgain({ ...harness.deps, model, reader }, maxReadings - 1);
    expect(await writeLocation({ ...harness.deps, model, reader }, input)).toEqual({
      outcome: "written",
    });
    expect([model.calls.length, readings.count]).toEqual([1, maxReadings]);
    const { row } = await findLocation(harness.deps, input.slug);
    expect([row.publishedVersion, row.draftVersion]).toEqual([undefined, 1]);
    // The last step had no response, but the text was paid for before.
    expect(await contentRun(harness.deps)).toMatchObject({ texts: 1, paidCalls: 1 });
  });

  test("does not stop the run, unless it was the only call to a service that is down", async () => {
    const { reader } = failingReader(Number.POSITIVE_INFINITY);
    await writeAgain({ ...harness.deps, reader }, maxReadings - 1);
    expect(await currentRun(harness.deps)).not.toHaveProperty("failedCalls");
    const pausedUntil = harness.deps.clock().getTime();
    const { run } = harness.database.table.entities;
    await run.patch(currentRunKey).set({ failedCalls: 3, pausedUntil }).go();
    const probe = { ...input, slug: "baebury" };
    expect(await writeLocation({ ...harness.deps, reader }, probe)).toEqual({
      outcome: "paused",
      waitSeconds: 1,
    });
    expect(await currentRun(harness.deps)).toMatchObject({ failedCalls: 4, failedProbes: 1 });
  });
});

test("reuses the paid responses of a process that died, and pays only for the rest", async () => {
  const model = createFakeTextModel();
  const dying: TextModel = { write: () => Promise.reject(new Error("The process is gone.")) };
  await expect(writeLocation({ ...harness.deps, model, reader: dying }, input)).rejects.toThrow(
    "gone",
  );
  const after = createFakeTextModel();
  expect(await writeLocation({ ...harness.deps, model: after }, input)).toEqual({
    outcome: "written",
  });
  expect([model.calls.length, after.calls.length]).toEqual([1, 0]);
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { acceptingReader, createFakeTextModel } from "../testing/fake-text-model.ts";
import { buildTowns, startGenerationHarness, type GenerationHarness } from "../testing/generation-harness.ts";
import { TextError, type TextModel } from "../text-model/text-model.ts";
import { contentRun } from "./progress.ts";
import { cancelRun } from "./cancel-run.ts";
import { currentRun, leaseMs } from "./run-lock.ts";
import { findScopeProgress } from "./scope-progress.ts";
import { startRegionRun } from "./start-region-run.ts";
import { writeLocation } from "./write-location.ts";

let harness: GenerationHarness;
let job: Parameters<typeof writeLocation>[1];
beforeEach(async () => {
  harness = await startGenerationHarness([...buildTowns("wales", 2), ...buildTowns("scotland", 1, 30)]);
  job = await jobOf(await startRegionRun(harness.deps, { region: "wales", startedBy: "operator" }));
});
afterEach(() => harness.stop());

const jobOf = async ({ runId }: { runId: string }) =>
  ({ runId, scope: "wales", planId: runId, kind: "place", slug: "aaabury" }) as const;

test("a text is written once for its plan, and counted as done", async () => {
  const model = createFakeTextModel();
  expect(await writeLocation({ ...harness.deps, model }, job)).toEqual({ outcome: "written" });
  expect(await writeLocation({ ...harness.deps, model }, job)).toEqual({ outcome: "done" });
  expect(model.calls).toHaveLength(1);
  expect([...((await findScopeProgress(harness.deps, "wales"))?.done ?? [])]).toEqual(["place/aaabury"]);
});

test("a text that waits for an operator counts as written, too", async () => {
  expect(await writeLocation({ ...harness.deps, publishAutomatically: false }, job)).toEqual({ outcome: "written" });
});

test("a fresh text is kept by a run that skips fresh texts", async () => {
  await writeLocation(harness.deps, job);
  harness.running.clear();
  harness.pass(leaseMs);
  const { runId } = await startRegionRun(harness.deps, { region: "scotland", startedBy: "operator", skipFresh: true });
  const model = createFakeTextModel();
  const later = { ...job, runId, planId: runId, scope: "scotland" };
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
  expect(await writeLocation({ ...harness.deps, model }, job)).toEqual({ outcome: "written" });
  expect([failures, model.calls.length]).toEqual([2, 1]);
});

test("counts the usage of a failed call as usage of the run", async () => {
  const usage = { calls: 1, inputTokens: 700, outputTokens: 30 };
  const model = createFakeTextModel(() => {
    throw new TextError("TextRefused", { usage });
  });
  await expect(writeLocation({ ...harness.deps, model }, job)).rejects.toMatchObject({ name: "TextRefused" });
  expect(await contentRun(harness.deps)).toMatchObject({
    texts: 0,
    paidCalls: 1,
    tokens: { input: 700, output: 30 },
  });
});

test("the first reason to stop a run stays, and ends the later call with its own error", async () => {
  const model = createFakeTextModel(async () => {
    await cancelRun(harness.deps, { runId: job.runId }, "operator");
    throw new TextError("TextQuotaReached");
  });
  await expect(writeLocation({ ...harness.deps, model }, job)).rejects.toMatchObject({ name: "TextQuotaReached" });
  expect((await currentRun(harness.deps))?.stopCode).toBe("cancelled");
  await expect(writeLocation(harness.deps, job)).rejects.toMatchObject({ name: "RunStopped" });
});

test("a call that fails after its run was replaced changes nothing of the other run", async () => {
  const usage = { calls: 1, inputTokens: 700, outputTokens: 30 };
  const model = createFakeTextModel(async () => {
    harness.running.clear();
    harness.pass(leaseMs);
    await startRegionRun(harness.deps, { region: "wales", startedBy: "operator" });
    throw new TextError("TextKeyRejected", { usage });
  });
  await expect(writeLocation({ ...harness.deps, model }, job)).rejects.toMatchObject({ name: "TextKeyRejected" });
  expect(await contentRun(harness.deps)).toMatchObject({ paidCalls: 0, tokens: { input: 0, output: 0 } });
  expect(await currentRun(harness.deps)).not.toHaveProperty("stopCode");
});

test("a text that is paid for is not written again when its reader is rate-limited", async () => {
  const model = createFakeTextModel();
  let readings = 0;
  const reader: TextModel = {
    write: (request) => {
      readings += 1;
      if (readings === 1) return Promise.reject(new TextError("TextRateLimited", { retryAfterSeconds: 2 }));
      return acceptingReader.write(request);
    },
  };
  expect(await writeLocation({ ...harness.deps, model, reader }, job)).toMatchObject({ outcome: "paused" });
  harness.pass(3_000);
  expect(await writeLocation({ ...harness.deps, model, reader }, job)).toEqual({ outcome: "written" });
  expect([model.calls.length, readings]).toEqual([1, 2]);
  expect(await contentRun(harness.deps)).toMatchObject({ paidCalls: 2 });
});

test("reuses the paid responses of a process that died, and pays only for the rest", async () => {
  const model = createFakeTextModel();
  const dying: TextModel = { write: () => Promise.reject(new Error("The process is gone.")) };
  await expect(writeLocation({ ...harness.deps, model, reader: dying }, job)).rejects.toThrow("gone");
  const after = createFakeTextModel();
  expect(await writeLocation({ ...harness.deps, model: after }, job)).toEqual({ outcome: "written" });
  expect([model.calls.length, after.calls.length]).toEqual([1, 0]);
});

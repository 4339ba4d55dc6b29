import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { expect, test } from "vitest";
import { awaitRun, isAwaited } from "./accepted-run.ts";

const awaited = awaitRun("run_2", 0);

test("an accepted run is awaited until the progress tells of it, or for ten seconds", () => {
  expect(isAwaited(buildContentProgress({ runId: "run_1" }), awaited, 1_000)).toBe(true);
  expect(isAwaited(undefined, awaited, 1_000)).toBe(true);
  expect(isAwaited(buildContentProgress({ runId: "run_1" }), awaited, 10_001)).toBe(false);
});

test("a run that is told of, running or ended, is not awaited, nor is one nobody accepted", () => {
  expect(isAwaited(buildContentProgress({ runId: "run_2" }), awaited, 1_000)).toBe(false);
  expect(isAwaited(buildContentProgress({ runId: "run_1", isRunning: true }), awaited, 1_000)).toBe(false);
  expect(isAwaited(buildContentProgress(), undefined, 1_000)).toBe(false);
});

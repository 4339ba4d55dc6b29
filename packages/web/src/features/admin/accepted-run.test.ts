import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { expect, test } from "vitest";
import { acceptRun, isAwaitingProgress } from "./accepted-run.ts";

const accepted = acceptRun("run_2", 0);

test("an accepted run is awaited until the progress shows it, for ten seconds at most", () => {
  expect(isAwaitingProgress(accepted, buildContentProgress({ runId: "run_1" }), 1_000)).toBe(true);
  expect(isAwaitingProgress(accepted, undefined, 1_000)).toBe(true);
  expect(isAwaitingProgress(accepted, buildContentProgress({ runId: "run_1" }), 10_001)).toBe(false);
});

test("a run that the progress shows, running or ended, is not awaited, nor is any without an accepted one", () => {
  const running = buildContentProgress({ runId: "run_1", isRunning: true });
  expect(isAwaitingProgress(accepted, buildContentProgress({ runId: "run_2" }), 1_000)).toBe(false);
  expect(isAwaitingProgress(accepted, running, 1_000)).toBe(false);
  expect(isAwaitingProgress(undefined, buildContentProgress(), 1_000)).toBe(false);
});

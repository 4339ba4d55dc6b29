import { expect, test } from "vitest";
import { hasEnded } from "./use-refresh-after-run.ts";

const run = (runId: string | null, isRunning = false) => ({ runId, isRunning });

test("a run has ended if it was running before, or if its id is new", () => {
  expect(hasEnded(run("run_1", true), run("run_1"))).toBe(true);
  expect(hasEnded(run("run_1"), run("run_2"))).toBe(true);
  expect(hasEnded(run(null), run("run_1"))).toBe(true);
});

test("a run that goes on, has just started or had ended before has not", () => {
  expect(hasEnded(run("run_1", true), run("run_1", true))).toBe(false);
  expect(hasEnded(run("run_1"), run("run_2", true))).toBe(false);
  expect(hasEnded(run("run_1"), run("run_1"))).toBe(false);
  expect(hasEnded(run(null), run(null))).toBe(false);
});

import { expect, test } from "vitest";
import { hasEnded } from "./use-content-manager.ts";

const run = (startedAt: string | null, isRunning = false) => ({ startedAt, isRunning });

test("a run has ended if it was running before, or if it started at another time", () => {
  expect(hasEnded(run("2026-11-20T10:30:00.000Z", true), run("2026-11-20T10:30:00.000Z"))).toBe(
    true,
  );
  expect(hasEnded(run("2026-11-20T10:30:00.000Z"), run("2026-11-21T10:30:00.000Z"))).toBe(true);
  expect(hasEnded(run(null), run("2026-11-20T10:30:00.000Z"))).toBe(true);
});

test("returns false for a run that continues, has just started or had ended before", () => {
  expect(
    hasEnded(run("2026-11-20T10:30:00.000Z", true), run("2026-11-20T10:30:00.000Z", true)),
  ).toBe(false);
  expect(hasEnded(run("2026-11-20T10:30:00.000Z"), run("2026-11-21T10:30:00.000Z", true))).toBe(
    false,
  );
  expect(hasEnded(run("2026-11-20T10:30:00.000Z"), run("2026-11-20T10:30:00.000Z"))).toBe(false);
  expect(hasEnded(run(null), run(null))).toBe(false);
});

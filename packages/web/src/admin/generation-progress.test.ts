import { expect, test } from "vitest";
import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { acceptRun, isAwaitingProgress } from "./generation-progress.ts";

const accepted = acceptRun("2026-11-21T10:30:00.000Z", 0);

test("an accepted run is awaited until the progress shows it, for ten seconds at most", () => {
  expect(
    isAwaitingProgress(
      accepted,
      buildContentProgress({ startedAt: "2026-11-20T10:30:00.000Z" }),
      1_000,
    ),
  ).toBe(true);
  expect(isAwaitingProgress(accepted, undefined, 1_000)).toBe(true);
  expect(
    isAwaitingProgress(
      accepted,
      buildContentProgress({ startedAt: "2026-11-20T10:30:00.000Z" }),
      10_001,
    ),
  ).toBe(false);
});

test("a run that the progress shows, running or ended, is not awaited, nor is any without an accepted one", () => {
  const running = buildContentProgress({ startedAt: "2026-11-20T10:30:00.000Z", isRunning: true });
  expect(
    isAwaitingProgress(
      accepted,
      buildContentProgress({ startedAt: "2026-11-21T10:30:00.000Z" }),
      1_000,
    ),
  ).toBe(false);
  expect(isAwaitingProgress(accepted, running, 1_000)).toBe(false);
  expect(isAwaitingProgress(undefined, buildContentProgress(), 1_000)).toBe(false);
});

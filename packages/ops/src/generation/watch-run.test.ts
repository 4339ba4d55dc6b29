import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import {
  buildContentProgress,
  buildRegionProgress,
} from "@vanfettle/contract/testing/content-progress";
import type { Site } from "../site/site.ts";
import { stubServer } from "../testing/stub-server.ts";
import { watchRun } from "./watch-run.ts";

beforeEach(() => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return () => write.mockRestore();
});

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const startedAt = "2026-11-21T10:30:00.000Z";
const started = { runId: "run_2", startedAt, region: "Wales", total: 20 };

async function watch(responses: ContentProgress[]) {
  let polls = 0;
  const api = await stubServer(() => ({
    json: responses[Math.min(polls++, responses.length - 1)],
  }));
  stop = api.stop;
  const site = { origin: () => Promise.resolve(api.url), label: "a stub" } as Site;
  return watchRun(site, started, 1);
}

const before = buildContentProgress({
  startedAt: "2026-11-20T10:30:00.000Z",
  completed: 20,
  regionProgress: [buildRegionProgress("London")],
});
const during = buildContentProgress({
  startedAt,
  isRunning: true,
  completed: 27,
  regionProgress: [buildRegionProgress("London")],
});

test("polls again while the progress is still that of the run before", async () => {
  const after = buildContentProgress({
    startedAt,
    regionProgress: [
      buildRegionProgress("London"),
      buildRegionProgress("Wales", { successful: 19 }),
    ],
  });
  expect(await watch([before, before, during, after])).toEqual({
    ...started,
    successful: 19,
    failed: 0,
    error: null,
  });
});

test("returns the run's error if it was interrupted", async () => {
  const died = buildContentProgress({
    startedAt,
    error: "The run was interrupted.",
    regionProgress: [],
  });
  expect(await watch([during, died])).toMatchObject({
    successful: 0,
    error: "The run was interrupted.",
  });
});

test("throws if the progress stays that of another run", async () => {
  await expect(watch([before])).rejects.toThrow(/Another run/);
});

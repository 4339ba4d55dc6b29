import { buildContentProgress, buildRegionProgress } from "@vanfettle/contract/testing/content-progress";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

const started = { runId: "run_2", region: "Wales", total: 20 };

async function watching(looks: ContentProgress[]) {
  let look = 0;
  const api = await stubServer(() => ({ json: looks[Math.min(look++, looks.length - 1)] }));
  stop = api.stop;
  const site = { origin: () => Promise.resolve(api.url), label: "a stub" } as Site;
  return watchRun(site, started, 1);
}

const before = buildContentProgress({ runId: "run_1", completed: 20, regionProgress: [buildRegionProgress("London")] });
const during = buildContentProgress({
  runId: "run_2",
  isRunning: true,
  completed: 27,
  regionProgress: [buildRegionProgress("London")],
});

test("an answer that is still about the run before is waited out", async () => {
  const after = buildContentProgress({
    runId: "run_2",
    regionProgress: [buildRegionProgress("London"), buildRegionProgress("Wales", { successful: 19 })],
  });
  expect(await watching([before, before, during, after])).toEqual({
    ...started,
    successful: 19,
    failed: 0,
    error: null,
  });
});

test("a run that died is told as its region's error", async () => {
  const died = buildContentProgress({ runId: "run_2", error: "The run was interrupted.", regionProgress: [] });
  expect(await watching([during, died])).toMatchObject({ successful: 0, error: "The run was interrupted." });
});

test("a run that never shows up is not waited for without end", async () => {
  await expect(watching([before])).rejects.toThrow(/Another run/);
});

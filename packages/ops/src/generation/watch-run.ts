import { setTimeout as wait } from "node:timers/promises";
import { pollingMs } from "@vanfettle/contract/operator/operator-limits";
import { CommandError } from "../errors.ts";
import { callApi } from "../site/call-api.ts";
import type { Site } from "../site/site.ts";
import { createProgressBar } from "../terminal.ts";

type StartedRun = { runId: string; startedAt: string; region: string; total: number };

/** The result of a run. `error` is null after success. */
export type RunResult = StartedRun & { successful: number; failed: number; error: string | null };

/**
 * The CDN caches progress for a second, so right after the start it may still show the previous
 * run.
 */
const maxOtherRunPolls = 8;

/**
 * Polls until the run has ended and shows a progress bar. Throws if another run has taken its
 * place.
 */
export async function watchRun(
  site: Site,
  started: StartedRun,
  pollMs: number = pollingMs.running,
): Promise<RunResult> {
  const { runId, region, total } = started;
  const showProgress = createProgressBar(region.padEnd(20));
  for (let otherRunPolls = 0; otherRunPolls < maxOtherRunPolls;) {
    const progress = await callApi(site, "getContentProgress");
    const row = progress.regionProgress.find((each) => each.region === region);
    if (progress.startedAt !== started.startedAt) {
      otherRunPolls++;
    } else if (progress.isRunning) {
      // `completed` counts the places of all regions.
      const others = progress.regionProgress.filter((each) => each !== row);
      const done = progress.completed - others.reduce((sum, each) => sum + each.successful, 0);
      showProgress(
        { done: Math.min(total, Math.max(0, done)), total },
        progress.currentLocation ?? "",
      );
    } else {
      showProgress({ done: total, total });
      const ended = row ? null : "The run ended before the region was complete.";
      const error = row?.error ?? progress.error ?? ended;
      return { ...started, successful: row?.successful ?? 0, failed: row?.failed ?? 0, error };
    }
    await wait(pollMs);
  }
  throw new CommandError(`Another run has replaced ${runId}; see status.`);
}

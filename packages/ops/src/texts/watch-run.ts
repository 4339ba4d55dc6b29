import { setTimeout as wait } from "node:timers/promises";
import { pollingMs } from "@vanfettle/contract/content/progress";
import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { createProgressBar } from "../progress-bar.ts";
import { CommandError } from "../errors.ts";
import type { Site } from "../site/site.ts";
import { callApi } from "./call-api.ts";

type StartedRun = { runId: string; startedAt: string; region: string; total: number };

/** The result of a run. `error` is null after success. */
export type RunResult = StartedRun & { successful: number; failed: number; error: string | null };

/** The CDN caches progress for a second, so right after the start it may still show the previous run. */
const maxOtherRunPolls = 8;

/** Polls until the run has ended and shows a progress bar. Throws if another run has taken its place. */
export async function watchRun(
  site: Site,
  started: StartedRun,
  pollMs: number = pollingMs.running,
): Promise<RunResult> {
  const showProgress = createProgressBar(started.region.padEnd(20));
  for (let otherRunPolls = 0; otherRunPolls < maxOtherRunPolls;) {
    const progress = await callApi(site, "getContentProgress");
    if (progress.startedAt !== started.startedAt) otherRunPolls++;
    else if (progress.isRunning)
      showProgress({ done: countDone(progress, started), total: started.total }, progress.currentLocation ?? "");
    else {
      const result = toResult(progress, started);
      showProgress({ done: result.total, total: result.total });
      return result;
    }
    await wait(pollMs);
  }
  throw new CommandError(`Another run has replaced ${started.runId}; see status.`);
}

/** Returns the places done in this region: the count of all regions minus the counts of the others. */
function countDone({ completed, regionProgress }: ContentProgress, { region, total }: StartedRun): number {
  const others = regionProgress.filter((row) => row.region !== region).reduce((sum, row) => sum + row.successful, 0);
  return Math.min(total, Math.max(0, completed - others));
}

function toResult({ regionProgress, error }: ContentProgress, started: StartedRun): RunResult {
  const row = regionProgress.find(({ region }) => region === started.region);
  return {
    ...started,
    successful: row?.successful ?? 0,
    failed: row?.failed ?? 0,
    error: row?.error ?? error ?? (row ? null : "The run ended before the region was complete."),
  };
}

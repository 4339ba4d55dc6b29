import { setTimeout as wait } from "node:timers/promises";
import { pollingMs } from "@vanfettle/contract/constants";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { progressLine } from "../progress-bar.ts";
import { Refusal } from "../errors.ts";
import type { Site } from "../site/site.ts";
import { callApi } from "./call-api.ts";

interface Started {
  runId: string;
  region: string;
  total: number;
}

export interface Ended extends Started {
  successful: number;
  failed: number;
  error: string | null;
}

/** Progress is cached for a second, so right after a start it may still be about the run before. */
const looksForRun = 8;

/** Until the run is over; draws its bar meanwhile. */
export async function watchRun(site: Site, started: Started, pollMs: number = pollingMs.running): Promise<Ended> {
  const draw = progressLine(started.region.padEnd(20));
  for (let missed = 0; missed < looksForRun;) {
    const progress = await callApi(site, "getContentProgress");
    if (progress.runId !== started.runId) missed++;
    else if (progress.isRunning)
      draw({ done: doneOf(progress, started), total: started.total }, progress.currentLocation ?? "");
    else {
      const ended = endOf(progress, started);
      draw({ done: ended.total, total: ended.total });
      return ended;
    }
    await wait(pollMs);
  }
  throw new Refusal(`Another run has taken the place of ${started.runId}; see status.`);
}

/** The counts are of all regions; what the others had is taken off. */
function doneOf({ completed, regionProgress }: ContentProgress, { region, total }: Started): number {
  const others = regionProgress.filter((row) => row.region !== region).reduce((sum, row) => sum + row.successful, 0);
  return Math.min(total, Math.max(0, completed - others));
}

function endOf({ regionProgress, error }: ContentProgress, started: Started): Ended {
  const row = regionProgress.find(({ region }) => region === started.region);
  return {
    ...started,
    successful: row?.successful ?? 0,
    failed: row?.failed ?? 0,
    error: row?.error ?? error ?? (row ? null : "The run ended before the region did."),
  };
}

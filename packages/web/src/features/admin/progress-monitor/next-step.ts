import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import type { NextStep } from "./region-queue.ts";

interface QueueSituation {
  progress: Pick<ContentProgress, "isRunning" | "currentRegion" | "regionProgress">;
  /** Whether a run is in progress, or accepted and about to show in the progress. */
  isGenerating: boolean;
  /** Whether the server goes on with the queue without this tab. */
  isOnServer: boolean;
}

/**
 * Returns what a tab does about the next region of its queue. A region that has got a result meanwhile is passed over. A
 * queue on the server ends with its run: it was cancelled or stopped, and this tab must not start it again.
 */
export function decideNextStep(region: string, { progress, isGenerating, isOnServer }: QueueSituation): NextStep {
  if (progress.regionProgress.some((result) => result.region === region)) return "skip";
  if (!isGenerating) return isOnServer ? "end" : "start";
  return isOnServer && progress.isRunning && progress.currentRegion === region ? "start" : "wait";
}

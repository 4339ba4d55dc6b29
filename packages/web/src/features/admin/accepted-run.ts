import type { ContentProgress } from "@vanfettle/contract/content-schemas";

/** A run that the server has accepted. The progress response, which caches may hold for a moment, may not show it yet. */
export interface AcceptedRun {
  runId: string;
  /** Epoch milliseconds after which the run is no longer waited for. */
  waitUntil: number;
}

const timeoutMs = 10_000;

export const acceptRun = (runId: string, now = Date.now()): AcceptedRun => ({ runId, waitUntil: now + timeoutMs });

/** Whether `progress` does not show the accepted run yet, running or ended. */
export function isAwaitingProgress(
  accepted: AcceptedRun | undefined,
  progress: Pick<ContentProgress, "isRunning" | "runId"> | undefined,
  now = Date.now(),
): boolean {
  if (!accepted?.runId || now > accepted.waitUntil) return false;
  return !progress || (!progress.isRunning && progress.runId !== accepted.runId);
}

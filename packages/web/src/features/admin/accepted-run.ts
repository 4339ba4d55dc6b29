import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";

/** A run that the server has accepted. The progress response, which caches may hold for a moment, may not show it yet. */
export interface AcceptedRun {
  /** When the run was started, by which it is told from others. */
  startedAt: string;
  /** Epoch milliseconds after which the run is no longer waited for. */
  waitUntil: number;
}

const timeoutMs = 10_000;

/** Returns the record of a run that the server has accepted just now. */
export const acceptRun = (startedAt: string, now = Date.now()): AcceptedRun => ({
  startedAt,
  waitUntil: now + timeoutMs,
});

/** Whether `progress` does not show the accepted run yet, running or ended. */
export function isAwaitingProgress(
  accepted: AcceptedRun | undefined,
  progress: Pick<ContentProgress, "isRunning" | "startedAt"> | undefined,
  now = Date.now(),
): boolean {
  if (!accepted?.startedAt || now > accepted.waitUntil) return false;
  return !progress || (!progress.isRunning && progress.startedAt !== accepted.startedAt);
}

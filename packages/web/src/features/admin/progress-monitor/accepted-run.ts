import type { ContentProgress } from "@vanfettle/contract/content-schemas";

/** A run that has been accepted and that the progress answer, which caches may keep for a moment, does not tell of yet. */
export interface AwaitedRun {
  runId: string;
  /** Epoch milliseconds after which nobody waits any more. */
  until: number;
}

const patienceMs = 10_000;

export const awaitRun = (runId: string, now = Date.now()): AwaitedRun => ({ runId, until: now + patienceMs });

export function isAwaited(
  progress: Pick<ContentProgress, "isRunning" | "runId"> | undefined,
  awaited: AwaitedRun | undefined,
  now = Date.now(),
): boolean {
  if (!awaited?.runId || now > awaited.until) return false;
  return !progress || (!progress.isRunning && progress.runId !== awaited.runId);
}

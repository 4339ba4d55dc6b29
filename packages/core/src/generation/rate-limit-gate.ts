import { progressKey } from "./progress-partition.ts";
import type { LockDeps, Run } from "./run-lock.ts";

/** After a wait longer than this, one call at a time tries whether the limit is over. */
const longWaitMs = 20_000;
/** A run that has been rate-limited for so long without a successful call is stopped. */
const maxPauseMs = 15 * 60_000;
/** The longest single wait; well inside the lease, which is renewed each time the gate is passed. */
const maxWaitMs = 45_000;

export interface GatePass {
  /** Seconds to wait before the next look at the gate; 0 if the call may be made now. */
  waitSeconds: number;
  /** Epoch milliseconds: end of the pause that a successful call will end. */
  pausedUntil?: number;
  /** Epoch milliseconds: until then the call is the only one that tries whether the service responds again. */
  probeAt?: number;
}

/** Returns a wait of so many milliseconds, or of the longest single wait if that is shorter. */
export const waitFor = (ms: number): GatePass => ({
  waitSeconds: Math.max(1, Math.ceil(Math.min(ms, maxWaitMs) / 1000)),
});

/**
 * Decides whether the run may call the text service now: the gate is shared by all workers of the run and closed while
 * the service rate-limits it. After a long pause it lets one call through every 20 seconds until one succeeds.
 */
export async function passGate(deps: LockDeps, run: Run): Promise<GatePass> {
  const { pausedUntil } = run;
  if (pausedUntil === undefined) return { waitSeconds: 0 };
  const now = deps.clock().getTime();
  if (now < pausedUntil) return waitFor(pausedUntil - now);
  if (!run.pauseIsLong) return { waitSeconds: 0, pausedUntil };
  const next = now + longWaitMs;
  const result = await deps.table.entities.run
    .patch(progressKey)
    .set({ pausedUntil: next })
    .where((row, { eq }) => `${eq(row.runId, run.runId)} AND ${eq(row.pausedUntil, pausedUntil)}`)
    .go({ returnOnConditionCheckFailure: true });
  return result.rejected ? waitFor(longWaitMs) : { waitSeconds: 0, pausedUntil: next };
}

/**
 * Closes the gate for the time that the text service requested. Returns the time to wait, or undefined if the run has
 * been rate-limited for more than 15 minutes and must stop.
 */
export async function closeGate(deps: LockDeps, run: Run, retryAfterSeconds: number): Promise<GatePass | undefined> {
  const now = deps.clock().getTime();
  const ms = retryAfterSeconds * 1000;
  const isLong = ms > longWaitMs || run.pauseIsLong === true;
  const until = now + Math.max(ms, run.pauseIsLong ? longWaitMs : 0);
  const since = run.pausedSince ?? now;
  if (now - since > maxPauseMs) return undefined;
  await deps.table.entities.run
    .patch(progressKey)
    .set({ pausedUntil: until, pausedSince: since, ...(isLong && { pauseIsLong: true }) })
    .where(
      (row, { eq, notExists, lt }) =>
        `${eq(row.runId, run.runId)} AND (${notExists(row.pausedUntil)} OR ${lt(row.pausedUntil, until)})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return waitFor(until - now);
}

/** Opens the gate after a successful call, unless it was closed again after `pass` was given. */
export async function openGate(deps: LockDeps, run: Run, { pausedUntil }: GatePass): Promise<void> {
  if (pausedUntil === undefined) return;
  await deps.table.entities.run
    .patch(progressKey)
    .remove(["pausedUntil", "pausedSince", "pauseIsLong"])
    .where((row, { eq }) => `${eq(row.runId, run.runId)} AND ${eq(row.pausedUntil, pausedUntil)}`)
    .go({ returnOnConditionCheckFailure: true });
}

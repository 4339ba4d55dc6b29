import { boardKey } from "./progress-partition.ts";
import type { LockDeps, RunRow } from "./run-lock.ts";

/** A wait longer than this is one the service is serious about: its end is tried by one call at a time. */
export const longWaitMs = 20_000;
/** A service that has limited us without a good answer for so long has stopped the run. */
const patienceMs = 15 * 60_000;
/** Well inside the lease, which each look at the clock renews. */
const longestNapMs = 45_000;

export interface Turn {
  /** How long to wait before asking again; 0 to go ahead. */
  waitSeconds: number;
  /** The pause this turn may end by a good answer. */
  pausedUntil?: number;
}

const nap = (ms: number): Turn => ({ waitSeconds: Math.max(1, Math.ceil(Math.min(ms, longestNapMs) / 1000)) });

/** Whether the run may call the service now. After a long pause one call goes ahead, and the others wait for it. */
export async function takeTurn(deps: LockDeps, run: RunRow): Promise<Turn> {
  const { pausedUntil } = run;
  if (pausedUntil === undefined) return { waitSeconds: 0 };
  const now = deps.clock().getTime();
  if (now < pausedUntil) return nap(pausedUntil - now);
  if (!run.pauseIsLong) return { waitSeconds: 0, pausedUntil };
  const next = now + longWaitMs;
  const result = await deps.table.entities.run
    .patch(boardKey)
    .set({ pausedUntil: next })
    .where((row, { eq }) => `${eq(row.runId, run.runId)} AND ${eq(row.pausedUntil, pausedUntil)}`)
    .go({ returnOnConditionCheckFailure: true });
  return result.rejected ? nap(longWaitMs) : { waitSeconds: 0, pausedUntil: next };
}

/** The service said to wait. Undefined if it has said so for too long. */
export async function pause(deps: LockDeps, run: RunRow, retryAfterSeconds: number): Promise<Turn | undefined> {
  const now = deps.clock().getTime();
  const ms = retryAfterSeconds * 1000;
  const isLong = ms > longWaitMs || run.pauseIsLong === true;
  const until = now + Math.max(ms, run.pauseIsLong ? longWaitMs : 0);
  const since = run.pausedSince ?? now;
  if (now - since > patienceMs) return undefined;
  await deps.table.entities.run
    .patch(boardKey)
    .set({ pausedUntil: until, pausedSince: since, ...(isLong && { pauseIsLong: true }) })
    .where(
      (row, { eq, notExists, lt }) =>
        `${eq(row.runId, run.runId)} AND (${notExists(row.pausedUntil)} OR ${lt(row.pausedUntil, until)})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return nap(until - now);
}

/** The service answers again. A later pause than the one that was seen stays. */
export async function endPause(deps: LockDeps, run: RunRow, { pausedUntil }: Turn): Promise<void> {
  if (pausedUntil === undefined) return;
  await deps.table.entities.run
    .patch(boardKey)
    .remove(["pausedUntil", "pausedSince", "pauseIsLong"])
    .where((row, { eq }) => `${eq(row.runId, run.runId)} AND ${eq(row.pausedUntil, pausedUntil)}`)
    .go({ returnOnConditionCheckFailure: true });
}

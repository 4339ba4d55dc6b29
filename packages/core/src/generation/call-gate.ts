import { progressKey } from "./progress-partition.ts";
import { type LockDeps, type Run, breakerAttributes } from "./run-lock.ts";

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
const waitFor = (ms: number): GatePass => ({
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

/** After so many calls in a row without a response the run pauses. */
const maxFailedCalls = 3;
/** The largest number of failed probes in a row. Probes are made one at a time. */
const maxFailedProbes = 3;
/** The wait before each probe. */
const probePauseMs = 20_000;
/**
 * Longer than a call to the text service may take, because probes must not overlap. If the process of a probe dies,
 * another probe follows.
 */
const probeMs = 240_000;

/**
 * The result of a call without a response: the step is retried, waits for the next probe, gives up its location because
 * the service may respond for others, or stops the run.
 */
export type BreakerResult = "retry" | "wait" | "give up location" | "stop run";

/** Returns whether calls of the run have failed so often that it only tries whether the text service responds again. */
export const isUnresponsive = ({ failedCalls = 0 }: Pick<Run, "failedCalls">): boolean => failedCalls >= maxFailedCalls;

/**
 * Decides whether the run may call an unresponsive text service now: one worker at a time may, after a pause. The state
 * is in the run's row, which all workers share and which outlives each worker.
 */
export async function passBreaker(deps: LockDeps, run: Run): Promise<GatePass> {
  const { probeAt } = run;
  if (!isUnresponsive(run) || probeAt === undefined) return { waitSeconds: 0 };
  const now = deps.clock().getTime();
  if (now < probeAt) return waitFor(probeAt - now);
  const next = now + probeMs;
  const result = await deps.table.entities.run
    .patch(progressKey)
    .set({ probeAt: next })
    .where((row, { eq }) => `${eq(row.runId, run.runId)} AND ${eq(row.probeAt, probeAt)}`)
    .go({ returnOnConditionCheckFailure: true });
  return result.rejected ? waitFor(probeMs) : { waitSeconds: 0, probeAt: next };
}

/** Counts a call without a response for the location of `key`. A later response to any call ends the count. */
export async function recordNoResponse(
  { table, clock }: LockDeps,
  { runId: id }: Run,
  { key, pass }: { key: string; pass: GatePass },
): Promise<BreakerResult> {
  const isProbe = pass.probeAt !== undefined;
  const counted = await table.entities.run
    .patch(progressKey)
    .add({ failedCalls: 1, unresponsiveFor: [key], ...(isProbe && { failedProbes: 1 }) })
    .where(({ runId }, { eq }) => eq(runId, id))
    .go({ response: "all_new", returnOnConditionCheckFailure: true });
  if (counted.rejected) return "stop run";
  const run = counted.data as Run;
  if (!isUnresponsive(run)) return "retry";
  if ((run.failedProbes ?? 0) >= maxFailedProbes) {
    const locations = [...((run.unresponsiveFor ?? []) as Iterable<string>)].length;
    return locations > 1 ? "stop run" : "give up location";
  }
  const probeAt = clock().getTime() + probePauseMs;
  await table.entities.run
    .patch(progressKey)
    .set({ probeAt })
    .where((row, { eq, notExists }) =>
      isProbe
        ? `${eq(row.runId, id)} AND ${eq(row.probeAt, pass.probeAt as number)}`
        : `${eq(row.runId, id)} AND ${notExists(row.probeAt)}`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return "wait";
}

/** Ends the count after a response, if there was one when the step began. */
export async function recordResponse({ table }: LockDeps, { runId: id, failedCalls }: Run): Promise<void> {
  if (failedCalls === undefined) return;
  await table.entities.run
    .patch(progressKey)
    .remove([...breakerAttributes])
    .where(({ runId }, { eq }) => eq(runId, id))
    .go({ returnOnConditionCheckFailure: true });
}

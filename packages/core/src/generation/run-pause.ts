import type { ClockDeps, TableDeps } from "../table/table.ts";
import { outageAttributes, pauseAttributes, updateRun, type Run } from "./run-lease.ts";
import { isUnresponsive } from "./run-states.ts";

// A pause: the run makes no call for some minutes, because the text service limits it or does not
// respond. Its state is in the run's row, which all workers share and which outlives each worker.

/** After a wait longer than this, one call at a time tries whether the limit is over. */
const longWaitMs = 20_000;
/** A run that would be rate-limited for longer without a successful call is stopped. */
const maxPauseMs = 15 * 60_000;
/**
 * The longest time until a worker looks again; well inside the lease, which each look renews.
 */
const maxWaitMs = 45_000;
/** The largest number of failed probes in a row. Probes are made one at a time. */
const maxFailedProbes = 3;
const probePauseMs = 20_000;
/**
 * Longer than a call may take, because probes must not overlap. If the process of a probe dies,
 * another follows.
 */
const probeMs = 240_000;

export interface CallPass {
  /** Seconds until the next look; 0 if the call may be made now. */
  waitSeconds: number;
  /** Epoch milliseconds: end of the pause that a response to the call will end. */
  pausedUntil?: number;
}

const waitFor = (ms: number): CallPass => ({
  waitSeconds: Math.max(1, Math.ceil(Math.min(ms, maxWaitMs) / 1000)),
});

/**
 * Decides whether the run may call now. After a long pause one call goes through every 20 seconds
 * until one succeeds. While the text service does not respond, one call at a time goes through.
 */
export async function passPause(deps: ClockDeps, run: Run): Promise<CallPass> {
  const { runId, pausedUntil: end, pauseIsLong } = run;
  if (end === undefined) return { waitSeconds: 0 };
  const now = deps.clock().getTime();
  if (now < end) return waitFor(end - now);
  if (!pauseIsLong && !isUnresponsive(run)) return { waitSeconds: 0, pausedUntil: end };
  const nextMs = isUnresponsive(run) ? probeMs : longWaitMs;
  const pausedUntil = now + nextMs;
  const isFirst = await updateRun(deps, runId, { set: { pausedUntil }, if: { pausedUntil: end } });
  return isFirst ? { waitSeconds: 0, pausedUntil } : waitFor(nextMs);
}

/**
 * Pauses the run after a response to the call of `pass` that limits it. Returns the wait or, if it
 * is too long and the run must stop, its end in epoch milliseconds.
 */
export async function beginPause(
  deps: ClockDeps,
  run: Run,
  { pass, seconds }: { pass: CallPass; seconds: number },
): Promise<CallPass | { retryAt: number }> {
  await endOutage(deps, run);
  const now = deps.clock().getTime();
  const ms = seconds * 1000;
  const since = run.pausedSince ?? now;
  // Many short waits without a success are a long one.
  const wasLong = run.pauseIsLong === true || now - since > longWaitMs;
  const isLong = ms > longWaitMs || wasLong;
  const until = now + Math.max(ms, wasLong ? longWaitMs : 0);
  if (until - since > maxPauseMs) return { retryAt: until };
  await updateRun(deps, run.runId, {
    set: { pausedUntil: until, pausedSince: since, ...(isLong && { pauseIsLong: true }) },
    where: ({ pausedUntil }, { notExists, lt, eq }) =>
      [
        notExists(pausedUntil),
        lt(pausedUntil, until),
        eq(pausedUntil, pass.pausedUntil ?? until),
      ].join(" OR "),
  });
  return waitFor(until - now);
}

const endOutage = async (deps: TableDeps, { runId, failedCalls }: Run): Promise<unknown> =>
  failedCalls !== undefined && updateRun(deps, runId, { remove: outageAttributes });

/**
 * Ends the count of calls without a response, if there was one when the step began, and the pause,
 * unless another began after `pass` was given.
 */
export async function recordResponse(
  deps: TableDeps,
  run: Run,
  { pausedUntil }: CallPass,
): Promise<void> {
  await endOutage(deps, run);
  if (pausedUntil === undefined) return;
  await updateRun(deps, run.runId, { remove: pauseAttributes, if: { pausedUntil } });
}

/** The next action after a call without a response. Other locations may get one. */
type NoResponseResult = "retry" | "wait" | "give up location" | "stop run";

/**
 * Counts a call without a response for the location of `key`. A later response to any call ends the
 * count.
 */
export async function recordNoResponse(
  deps: ClockDeps,
  before: Run,
  { key, pass: { pausedUntil } }: { key: string; pass: CallPass },
): Promise<NoResponseResult> {
  const isProbe = isUnresponsive(before) && pausedUntil !== undefined;
  const add = { failedCalls: 1, unresponsiveFor: [key], ...(isProbe && { failedProbes: 1 }) };
  const run = await updateRun(deps, before.runId, { add });
  if (!run) return "stop run";
  if (!isUnresponsive(run)) return "retry";
  if ((run.failedProbes ?? 0) >= maxFailedProbes) {
    return new Set(run.unresponsiveFor).size > 1 ? "stop run" : "give up location";
  }
  await updateRun(deps, run.runId, {
    set: { pausedUntil: deps.clock().getTime() + probePauseMs },
    if: { pausedUntil },
  });
  return "wait";
}

/** Notes that the text service has answered a call, unless that was known when the step began. */
export async function recordAnswer(
  deps: TableDeps,
  { runId, hasAnswers, rejectedFor }: Run,
): Promise<void> {
  if (hasAnswers && rejectedFor === undefined) return;
  await updateRun(deps, runId, { set: { hasAnswers: true }, remove: ["rejectedFor"] });
}

/**
 * Notes that the text service has rejected the request for the location of `key`. Returns whether
 * it would reject every request: it has answered none of the run, or has rejected two locations in
 * succession.
 */
export async function recordRejection(
  deps: TableDeps,
  { runId }: Run,
  key: string,
): Promise<boolean> {
  const run = await updateRun(deps, runId, { add: { rejectedFor: [key] } });
  if (!run) return true;
  return !run.hasAnswers || new Set(run.rejectedFor).size > 1;
}

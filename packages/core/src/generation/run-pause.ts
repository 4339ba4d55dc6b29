import type { ClockDeps, TableDeps } from "../table/table.ts";
import { outageAttributes, updateRun, type Run } from "./run-lease.ts";
import { isUnresponsive } from "./run-states.ts";

// A pause: the run makes no call for some minutes, because the text service limits it or fails. Its
// state is in the run's row, which all workers share and which outlives each worker.

/** After a wait longer than this, one call at a time tries whether the limit is over. */
const longWaitMs = 20_000;
/** A run that would be rate-limited for longer without a successful call is stopped. */
const maxPauseMs = 15 * 60_000;
/**
 * The longest time until a worker looks again; well inside the lease, which each look renews.
 */
const maxWaitMs = 45_000;

export interface CallPass {
  /** Seconds until the next look; 0 if the call may be made now. */
  waitSeconds: number;
  /** Epoch milliseconds: end of the pause that a successful call will end. */
  pausedUntil?: number;
  /**
   * Epoch milliseconds: until then the call is the only one that tries whether the service responds
   * again.
   */
  probeAt?: number;
}

const waitFor = (ms: number): CallPass => ({
  waitSeconds: Math.max(1, Math.ceil(Math.min(ms, maxWaitMs) / 1000)),
});

/**
 * Decides whether the run may call now. While the text service does not respond, one worker at a
 * time may; after a long pause one call goes through every 20 seconds until one succeeds.
 */
export async function passPause(deps: ClockDeps, run: Run): Promise<CallPass> {
  const probe = isUnresponsive(run) ? await passAt(deps, run, "probeAt", probeMs) : mayCall;
  if (probe.waitSeconds > 0) return probe;
  const nextMs = run.pauseIsLong ? longWaitMs : 0;
  return { ...probe, ...(await passAt(deps, run, "pausedUntil", nextMs)) };
}

const mayCall: CallPass = { waitSeconds: 0 };

/**
 * Lets a call pass after the time in an attribute of the run. With `nextMs`, only the first worker
 * passes.
 */
async function passAt(
  deps: ClockDeps,
  run: Run,
  attribute: "pausedUntil" | "probeAt",
  nextMs: number,
): Promise<CallPass> {
  const at = run[attribute];
  if (at === undefined) return mayCall;
  const now = deps.clock().getTime();
  if (now < at) return waitFor(at - now);
  if (nextMs === 0) return { waitSeconds: 0, [attribute]: at };
  const set = { [attribute]: now + nextMs };
  const isFirst = await updateRun(deps, run.runId, { set, if: { [attribute]: at } });
  return isFirst ? { waitSeconds: 0, ...set } : waitFor(nextMs);
}

/**
 * Pauses the run. Returns the wait or, if it is too long and the run must stop, its end
 * in epoch milliseconds.
 */
export async function beginPause(
  deps: ClockDeps,
  run: Run,
  retryAfterSeconds: number,
): Promise<CallPass | { retryAt: number }> {
  const now = deps.clock().getTime();
  const ms = retryAfterSeconds * 1000;
  const since = run.pausedSince ?? now;
  // Many short waits without a success are a long one.
  const wasLong = run.pauseIsLong === true || now - since > longWaitMs;
  const isLong = ms > longWaitMs || wasLong;
  const until = now + Math.max(ms, wasLong ? longWaitMs : 0);
  if (until - since > maxPauseMs) return { retryAt: until };
  await updateRun(deps, run.runId, {
    set: { pausedUntil: until, pausedSince: since, ...(isLong && { pauseIsLong: true }) },
    where: ({ pausedUntil }, { notExists, lt }) =>
      `${notExists(pausedUntil)} OR ${lt(pausedUntil, until)}`,
  });
  return waitFor(until - now);
}

/** Ends the pause after a successful call, unless another began after `pass` was given. */
export async function endPause(
  deps: TableDeps,
  { runId }: Run,
  { pausedUntil }: CallPass,
): Promise<void> {
  if (pausedUntil === undefined) return;
  await updateRun(deps, runId, {
    remove: ["pausedUntil", "pausedSince", "pauseIsLong"],
    if: { pausedUntil },
  });
}

/** The largest number of failed probes in a row. Probes are made one at a time. */
const maxFailedProbes = 3;
const probePauseMs = 20_000;
/**
 * Longer than a call may take, because probes must not overlap. If the process of a probe dies,
 * another follows.
 */
const probeMs = 240_000;

/** The next action after a call without a response. Other locations may get one. */
export type NoResponseResult = "retry" | "wait" | "give up location" | "stop run";

/**
 * Counts a call without a response for the location of `key`. A later response to any call ends the
 * count.
 */
export async function recordNoResponse(
  deps: ClockDeps,
  { runId }: Run,
  { key, pass }: { key: string; pass: CallPass },
): Promise<NoResponseResult> {
  const { probeAt } = pass;
  const add = {
    failedCalls: 1,
    unresponsiveFor: [key],
    ...(probeAt !== undefined && { failedProbes: 1 }),
  };
  const run = await updateRun(deps, runId, { add });
  if (!run) return "stop run";
  if (!isUnresponsive(run)) return "retry";
  if ((run.failedProbes ?? 0) >= maxFailedProbes) {
    return new Set(run.unresponsiveFor).size > 1 ? "stop run" : "give up location";
  }
  await updateRun(deps, runId, {
    set: { probeAt: deps.clock().getTime() + probePauseMs },
    if: { probeAt },
  });
  return "wait";
}

/** Ends the count after a response, if there was one when the step began. */
export async function recordResponse(deps: TableDeps, { runId, failedCalls }: Run): Promise<void> {
  if (failedCalls !== undefined) await updateRun(deps, runId, { remove: outageAttributes });
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

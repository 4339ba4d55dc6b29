import type { Run } from "./run-lease.ts";

/** The states of a run. README.md beside this file draws them, and its test tries every move. */
export type RunState =
  "running" | "paused" | "spent" | "stopping" | "interrupted" | "waiting" | "finished" | "failed";

/** Returns the state of a run from its row. */
export function runState(run: Run, now: Date): RunState {
  if (run.status !== "running") return run.status;
  if (run.leaseUntil <= now.getTime()) return "interrupted";
  if (run.stopCode !== undefined) return isSpent(run) ? "spent" : "stopping";
  return run.pausedUntil === undefined ? "running" : "paused";
}

/** Returns whether the run neither writes nor has the lease: it has ended, or waits. */
export const isIdle = ({ status }: Run): boolean => status !== "running";

/** Returns whether the run is active and has renewed its lease in time. */
export const isAlive = (run: Run, now: Date): boolean =>
  !isIdle(run) && runState(run, now) !== "interrupted";

/** Returns whether the run stopped only because of the day's budget, and continues the next day. */
export const isSpent = ({
  stopCode,
  continuesDaily,
}: Pick<Run, "stopCode" | "continuesDaily">): boolean =>
  stopCode === "budget_reached" && continuesDaily === true;

/** After so many calls in a row without a response the run pauses. */
const maxFailedCalls = 3;

/**
 * Returns whether calls of the run have failed so often that it only tries whether the text service
 * responds again.
 */
export const isUnresponsive = ({ failedCalls = 0 }: Pick<Run, "failedCalls">): boolean =>
  failedCalls >= maxFailedCalls;

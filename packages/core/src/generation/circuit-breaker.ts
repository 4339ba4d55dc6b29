import { progressKey } from "./progress-partition.ts";
import { waitFor, type GatePass } from "./rate-limit-gate.ts";
import { breakerAttributes, type LockDeps, type Run } from "./run-lock.ts";

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

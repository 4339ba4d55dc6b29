import type { GenerationErrorCode } from "@vanfettle/contract/content/generation";
import { cachedPathsOfAll, type PageCache } from "../content/versions/page-cache.ts";
import type { ClockDeps } from "../table/table.ts";
import { isUnresponsive } from "./call-gate.ts";
import {
  batchScope,
  buildRegionPlan,
  inRegionOrder,
  isQueueScope,
  itemKey,
  maxTextsOfExecution,
  parseItemKey,
  type PlanItem,
} from "./plan.ts";
import { recordRunEnd } from "./run-history.ts";
import { currentRun, hasEnded, releaseLock, renewLease, type Run } from "./run-lock.ts";
import {
  beginWait,
  dropFromQueue,
  endWait,
  isOutOfBudget,
  leaveScope,
  takeFromQueue,
} from "./run-queue.ts";
import {
  countProgress,
  endScope,
  findScopeProgress,
  isComplete,
  leaveOpen,
  markFailed,
  recordPlanned,
  startScope,
  type RunScope,
  type ScopeProgress,
} from "./scope-progress.ts";
import { codeOfError, StepError } from "./step-errors.ts";

/**
 * The scope that the machine works on next, the time until which it waits for the next day's
 * budget, or the end.
 */
export type NextScope =
  { outcome: "scope"; scope: string } | { outcome: "wait"; until: string } | { outcome: "none" };

/**
 * Returns the scope that the run has begun, or else the first incomplete one of its queue; none if
 * it has ended.
 */
export async function nextScope(deps: ClockDeps, { runId }: { runId: string }): Promise<NextScope> {
  const found = await findOwnRun(deps, runId);
  // A run that was cancelled while it waited has ended before its execution wakes.
  if (!found || hasEnded(found)) return { outcome: "none" };
  const until = await waitOf(deps, found);
  if (until === null) return { outcome: "none" };
  // The lease of a waiting run lasts longer than its wait.
  if (until > deps.clock().getTime()) {
    return { outcome: "wait", until: new Date(until).toISOString() };
  }
  const { currentScope, kind, queued = [] } = await renewLease(deps, runId);
  if (currentScope !== undefined) {
    const progress = await findOwnProgress(deps, { runId, scope: currentScope });
    if (progress?.completedAt === undefined) return { outcome: "scope", scope: currentScope };
  }
  for (const scope of kind === "queue" ? [...queued].toSorted() : inRegionOrder(queued)) {
    const latest = await findScopeProgress(deps, scope);
    if (latest && isComplete(latest)) await dropFromQueue(deps, { runId, scope });
    else if (await takeFromQueue(deps, { runId, scope })) return { outcome: "scope", scope };
  }
  return { outcome: "none" };
}

/**
 * Returns until when the run waits for a budget, in the past if it does not; null if it was
 * stopped.
 */
async function waitOf(deps: ClockDeps, run: Run): Promise<number | null> {
  if (isOutOfBudget(run)) return beginWait(deps, run);
  if (run.stopCode) return null;
  if (run.waitsUntil === undefined) return 0;
  if (run.waitsUntil <= deps.clock().getTime()) await endWait(deps, run);
  return run.waitsUntil;
}

/**
 * Returns the items that one execution is to write; none if the run was stopped. Freezes a queued
 * region's plan.
 */
export async function planScope(
  deps: ClockDeps,
  own: RunScope,
): Promise<{ planId: string; items: PlanItem[] }> {
  const { runId, scope } = own;
  const run = await renewLease(deps, runId);
  if (run.currentScope !== scope) throw new StepError("RunSuperseded");
  if (run.stopCode) return { planId: runId, items: [] };
  const progress = (await findOwnProgress(deps, own)) ?? (await startQueuedScope(deps, own));
  const { remaining } = countProgress(progress);
  await recordPlanned(deps, own, remaining.length);
  return {
    planId: progress.planId,
    items: remaining.slice(0, maxTextsOfExecution).map(parseItemKey),
  };
}

async function startQueuedScope(deps: ClockDeps, own: RunScope): Promise<ScopeProgress> {
  if (own.scope === batchScope || isQueueScope(own.scope)) throw new StepError("RunSuperseded");
  return startScope(deps, own, { plan: await buildRegionPlan(deps, own.scope), resume: true });
}

/** Returns the progress of the scope if this run is the latest over it. */
async function findOwnProgress(
  deps: ClockDeps,
  { runId, scope }: RunScope,
): Promise<ScopeProgress | undefined> {
  const progress = await findScopeProgress(deps, scope);
  return progress?.runId === runId ? progress : undefined;
}

export type FailureInput = RunScope & PlanItem & { error: string };

/**
 * Records why an item failed, by a fixed code: a message may quote a key. An item that waits for a
 * budget has not.
 */
export async function recordFailure(
  deps: ClockDeps,
  { runId, scope, error, ...item }: FailureInput,
): Promise<void> {
  const isStop = error === "RunStopped" || error === "BudgetReached";
  const run = isStop ? await findOwnRun(deps, runId) : undefined;
  if (run && isOutOfBudget(run)) return;
  const stopCode = error === "RunStopped" ? run?.stopCode : undefined;
  await markFailed(
    deps,
    { runId, scope },
    { keys: [itemKey(item)], code: stopCode ?? codeOfError(error) },
  );
}

/** Returns the run if it still has the lock. */
async function findOwnRun(deps: ClockDeps, runId: string): Promise<Run | undefined> {
  const run = await currentRun(deps);
  return run?.runId === runId ? run : undefined;
}

export interface FinishDeps extends ClockDeps {
  pageCache: PageCache;
  /**
   * Called once for each scope that ends. Without an error code, every text of the scope is
   * published.
   */
  onScopeEnded?: (errorCode: GenerationErrorCode | undefined) => void;
}

/**
 * Ends a scope after an execution and invalidates its pages: what is neither done nor failed is
 * marked as failed. A scope whose rest a further execution can write stays open. Changes nothing if
 * the run was superseded.
 */
export async function finishScope(
  deps: FinishDeps,
  own: RunScope,
  { runEnds = false } = {},
): Promise<void> {
  const run = await findOwnRun(deps, own.runId);
  const progress = await findOwnProgress(deps, own);
  if (!run) return;
  // A region of the queue that could not even be planned is left, and the run continues with the
  // next region.
  if (!progress) return leaveScope(deps, own);
  if (!runEnds && canGoOn(run, progress)) await leaveOpen(deps, own);
  else await endWithFailures(deps, run, progress);
  const done = (progress.done ?? new Set<string>()) as Iterable<string>;
  await deps.pageCache.invalidate(cachedPathsOfAll([...done].map((key) => parseItemKey(key).slug)));
}

/**
 * Returns whether a further execution can write the rest: after a budget's day, a pause or missing
 * responses, or because this one made progress. The numbers of texts and probes limit the
 * executions, and a pause ends by itself.
 */
function canGoOn(run: Run, progress: ScopeProgress): boolean {
  const { remaining } = countProgress(progress);
  if (remaining.length === 0) return false;
  if (run.stopCode) return isOutOfBudget(run);
  const { toWrite } = progress;
  return (
    toWrite !== undefined &&
    (remaining.length < toWrite || run.pausedSince !== undefined || isUnresponsive(run))
  );
}

async function endWithFailures(deps: FinishDeps, run: Run, progress: ScopeProgress): Promise<void> {
  const own = { runId: run.runId, scope: progress.scope };
  const { failures, remaining } = countProgress(progress);
  const code = run.stopCode ?? "interrupted";
  await markFailed(deps, own, { keys: remaining, code });
  const codes = [...failures.values(), ...remaining.map(() => code)];
  const errorCode = run.stopCode && codes.length > 0 ? run.stopCode : mostFrequent(codes);
  const hasEndedNow = await endScope(deps, own, { errorCode, isOfQueue: run.isQueue === true });
  if (hasEndedNow) deps.onScopeEnded?.(errorCode);
}

function mostFrequent(codes: readonly GenerationErrorCode[]): GenerationErrorCode | undefined {
  const counts = Map.groupBy(codes, (code) => code);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/**
 * Ends the run and releases the lock. Returns `queued` instead if scopes were queued since the last
 * one ended.
 */
export async function finishRun(
  deps: FinishDeps,
  { runId, failed }: { runId: string; failed: boolean },
): Promise<{ outcome: "ended" | "queued" }> {
  const run = await findOwnRun(deps, runId);
  if (!run || hasEnded(run)) return { outcome: "ended" };
  for (const scope of run.scopes) {
    const progress = await findOwnProgress(deps, { runId, scope });
    if (progress && progress.completedAt === undefined) {
      await finishScope(deps, { runId, scope }, { runEnds: true });
    }
  }
  const isStopped = failed || run.stopCode !== undefined;
  if (!isStopped && run.queued !== undefined) return { outcome: "queued" };
  const status = isStopped ? "failed" : "finished";
  await recordRunEnd(deps, run, status);
  const isReleased = await releaseLock(deps, runId, status);
  return { outcome: isReleased || isStopped ? "ended" : "queued" };
}

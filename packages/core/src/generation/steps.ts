import type { GenerationErrorCode } from "@vanfettle/contract/content/generation-errors";
import { cachedPathsOfAll, type PageCache } from "../content/versions/page-cache.ts";
import { batchScope, buildRegionPlan, inRegionOrder, itemKey, parseItemKey, type PlanItem } from "./plan.ts";
import { recordRunEnd } from "./run-history.ts";
import { currentRun, finishIfNothingIsQueued, releaseLock, renewLease, type LockDeps, type Run } from "./run-lock.ts";
import { dropFromQueue, leaveScope, takeFromQueue } from "./run-queue.ts";
import {
  countProgress,
  endScope,
  findScopeProgress,
  isComplete,
  markFailed,
  startScope,
  type ScopeProgress,
} from "./scope-progress.ts";
import { codeOfError, StepError } from "./step-errors.ts";

export interface RunInput {
  runId: string;
}
export interface ScopeInput extends RunInput {
  scope: string;
}

/** Tells the machine which scope to work on next, or that there is none. */
export type NextScope = { outcome: "scope"; scope: string } | { outcome: "none" };

/**
 * Returns the scope that the run has begun and not ended; otherwise takes the first region of its queue that is not
 * complete. Returns none if the queue is empty or the run was stopped.
 */
export async function nextScope(deps: LockDeps, { runId }: RunInput): Promise<NextScope> {
  const run = await renewLease(deps, runId);
  if (run.stopCode) return { outcome: "none" };
  const { currentScope } = run;
  if (currentScope !== undefined) {
    const progress = await findOwnProgress(deps, { runId, scope: currentScope });
    if (progress?.completedAt === undefined) return { outcome: "scope", scope: currentScope };
  }
  for (const scope of inRegionOrder(run.queued ?? [])) {
    const latest = await findScopeProgress(deps, scope);
    const isDone = latest !== undefined && isComplete(latest);
    if (isDone) await dropFromQueue(deps, { runId, scope });
    else if (await takeFromQueue(deps, { runId, scope })) return { outcome: "scope", scope };
  }
  return { outcome: "none" };
}

/** Returns the items that remain of the scope's frozen plan, which is frozen now for a region of the queue; none if the run was stopped. */
export async function planScope(
  deps: LockDeps,
  { runId, scope }: ScopeInput,
): Promise<{ planId: string; items: PlanItem[] }> {
  const run = await renewLease(deps, runId);
  if (run.currentScope !== scope) throw new StepError("RunSuperseded");
  if (run.stopCode) return { planId: runId, items: [] };
  const progress = (await findOwnProgress(deps, { runId, scope })) ?? (await startQueuedScope(deps, { runId, scope }));
  return { planId: progress.planId, items: countProgress(progress).remaining.map(parseItemKey) };
}

async function startQueuedScope(deps: LockDeps, { runId, scope }: ScopeInput): Promise<ScopeProgress> {
  if (scope === batchScope) throw new StepError("RunSuperseded");
  return startScope(deps, { scope, runId }, { plan: await buildRegionPlan(deps, scope), resume: true });
}

/** Returns the progress of the scope if this run is the latest over it. */
async function findOwnProgress(deps: LockDeps, { runId, scope }: ScopeInput): Promise<ScopeProgress | undefined> {
  const progress = await findScopeProgress(deps, scope);
  return progress?.runId === runId ? progress : undefined;
}

export interface FailureInput extends ScopeInput, PlanItem {
  /** The error's name, as the machine caught it. */
  error: string;
}

/** Records that an item failed. Only a fixed code is stored, for an error's message may quote a key. */
export async function recordFailure(deps: LockDeps, { runId, scope, error, ...item }: FailureInput): Promise<void> {
  const stopCode = error === "RunStopped" ? (await findOwnRun(deps, runId))?.stopCode : undefined;
  await markFailed(deps, { runId, scope }, [{ key: itemKey(item), code: stopCode ?? codeOfError(error) }]);
}

/** Returns the run if it still has the lock. */
async function findOwnRun(deps: LockDeps, runId: string): Promise<Run | undefined> {
  const run = await currentRun(deps);
  return run?.runId === runId ? run : undefined;
}

export interface FinishDeps extends LockDeps {
  pageCache: PageCache;
  /** Called once for each scope that ends; without an error code every text of it is published. */
  onScopeEnded?: (errorCode: GenerationErrorCode | undefined) => void;
}

/**
 * Ends a scope, whatever happened before, and invalidates its pages: items that are neither done nor failed are marked
 * as failed, because the run was stopped or interrupted. Changes nothing if the run was superseded.
 */
export async function finishScope(deps: FinishDeps, { runId, scope }: ScopeInput): Promise<void> {
  const run = await findOwnRun(deps, runId);
  const progress = await findOwnProgress(deps, { runId, scope });
  if (!run) return;
  // A region of the queue that could not even be planned is left, so that the run goes on with the next one.
  if (!progress) return leaveScope(deps, { runId, scope });
  const { failures, remaining } = countProgress(progress);
  const reason = run.stopCode ?? "interrupted";
  await markFailed(
    deps,
    { runId, scope },
    remaining.map((key) => ({ key, code: reason })),
  );
  const codes = [...failures.values(), ...remaining.map(() => reason)];
  const errorCode = run.stopCode && codes.length > 0 ? run.stopCode : mostFrequent(codes);
  if (await endScope(deps, { runId, scope }, { errorCode, isOfQueue: run.isQueue === true }))
    deps.onScopeEnded?.(errorCode);
  const done = (progress.done ?? new Set<string>()) as Iterable<string>;
  await deps.pageCache.invalidate(cachedPathsOfAll([...done].map((key) => parseItemKey(key).slug)));
}

function mostFrequent(codes: readonly GenerationErrorCode[]): GenerationErrorCode | undefined {
  const counts = Map.groupBy(codes, (code) => code);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/**
 * Ends the run and releases the lock, whatever happened before. Returns `queued` without ending it if regions were queued
 * since the last scope ended, unless the run failed or was stopped. Changes nothing if the run was superseded.
 */
export async function finishRun(
  deps: FinishDeps,
  { runId, failed }: RunInput & { failed: boolean },
): Promise<{ outcome: "ended" | "queued" }> {
  const run = await findOwnRun(deps, runId);
  if (!run) return { outcome: "ended" };
  for (const scope of run.scopes) {
    const progress = await findOwnProgress(deps, { runId, scope });
    if (progress && progress.completedAt === undefined) await finishScope(deps, { runId, scope });
  }
  const isStopped = failed || run.stopCode !== undefined;
  if (!isStopped && run.queued !== undefined) return { outcome: "queued" };
  await recordRunEnd(deps, run, isStopped ? "failed" : "finished");
  if (isStopped) await releaseLock(deps, runId, "failed");
  else if (!(await finishIfNothingIsQueued(deps, runId))) return { outcome: "queued" };
  return { outcome: "ended" };
}

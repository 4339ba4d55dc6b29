import type { GenerationErrorCode } from "@vanfettle/contract/generation/generation";
import { cachedPathsOfAll, type PageCache } from "../content/versions/page-cache.ts";
import type { ClockDeps } from "../table/table.ts";
import { recordRunEnd } from "./run-history.ts";
import {
  begunScopes,
  currentRun,
  currentScope,
  endRunRow,
  renewLease,
  updateRun,
  type Run,
} from "./run-lease.ts";
import { isIdle, isSpent } from "./run-states.ts";
import { beginWait } from "./run-wait.ts";
import {
  buildRegionPlan,
  countProgress,
  endScope,
  findScopeProgress,
  isComplete,
  itemKey,
  leaveOpen,
  markFailed,
  maxTextsOfExecution,
  parseItemKey,
  recordFailures,
  recordPlanned,
  scopeName,
  startScope,
  type PlanItem,
  type RunScope,
  type ScopeProgress,
} from "./scope.ts";
import { codeOfError, StepError } from "./step-errors.ts";

/** The scope that the machine works on next, or the end of its work. */
export type NextScope = { outcome: "scope"; scope: string } | { outcome: "none" };

/**
 * Returns the first scope of the run that has not ended, and moves the run there; none if all have
 * or the run was stopped.
 */
export async function nextScope(deps: ClockDeps, { runId }: { runId: string }): Promise<NextScope> {
  const found = await findOwnRun(deps, runId);
  if (!found || isIdle(found) || found.stopCode) return { outcome: "none" };
  const { parts, position } = await renewLease(deps, runId);
  for (const [index, scope] of parts.entries()) {
    if (index < position) continue;
    const progress = await findScopeProgress(deps, scope);
    const isOwn = progress?.runId === runId;
    // A region that another run has completed meanwhile is passed over.
    const isOver = progress && (isOwn ? progress.completedAt !== undefined : isComplete(progress));
    if (isOver && (isOwn || scopeName(scope) !== null)) continue;
    if (index !== position) await renewLease(deps, runId, { position: index });
    return { outcome: "scope", scope };
  }
  return { outcome: "none" };
}

/**
 * Returns the items that an execution is to write; none if the run was stopped. Freezes the plan of
 * a further region.
 */
export async function planScope(
  deps: ClockDeps,
  own: RunScope,
): Promise<{ planId: string; items: PlanItem[] }> {
  const { runId, scope } = own;
  const run = await renewLease(deps, runId);
  if (currentScope(run) !== scope) throw new StepError("RunSuperseded");
  if (run.stopCode) return { planId: runId, items: [] };
  const progress = (await findOwnProgress(deps, own)) ?? (await startRegion(deps, own));
  const { remaining } = countProgress(progress);
  await recordPlanned(deps, own, remaining.length);
  return {
    planId: progress.planId,
    items: remaining.slice(0, maxTextsOfExecution).map(parseItemKey),
  };
}

async function startRegion(deps: ClockDeps, own: RunScope): Promise<ScopeProgress> {
  if (scopeName(own.scope) === null) throw new StepError("RunSuperseded");
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
  if (run && isSpent(run)) return;
  const stopCode = error === "RunStopped" ? run?.stopCode : undefined;
  const failed = { keys: [itemKey(item)], code: stopCode ?? codeOfError(error) };
  await fail(deps, { runId, scope }, failed);
}

/** Marks texts as failed, in the run's progress and on their locations. */
async function fail(
  deps: ClockDeps,
  own: RunScope,
  { keys, code }: { keys: readonly string[]; code: GenerationErrorCode },
): Promise<void> {
  await markFailed(deps, own, { keys, code });
  await recordFailures(deps, keys, code);
}

/** Returns the run if it still has the lease. */
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
 * Ends a scope after an execution and invalidates its pages: texts that are neither done nor failed
 * are marked as failed. A scope whose rest a further execution can write stays open. Changes
 * nothing if the run was superseded.
 */
export async function finishScope(deps: FinishDeps, own: RunScope): Promise<void> {
  const run = await findOwnRun(deps, own.runId);
  const progress = await findOwnProgress(deps, own);
  if (!run) return;
  // A region that could not even be planned is left, and the run continues with the next region.
  if (!progress) return leaveScope(deps, run, own.scope);
  await closeScope(deps, run, progress);
}

async function closeScope(
  deps: FinishDeps,
  run: Run,
  progress: ScopeProgress,
  { runEnds = false } = {},
): Promise<void> {
  if (!runEnds && canGoOn(run, progress)) {
    await leaveOpen(deps, { runId: run.runId, scope: progress.scope });
  } else await endWithFailures(deps, run, progress);
  const done = (progress.done ?? new Set<string>()) as Iterable<string>;
  await deps.pageCache.invalidate(cachedPathsOfAll([...done].map((key) => parseItemKey(key).slug)));
}

async function leaveScope(deps: ClockDeps, { runId, parts }: Run, scope: string): Promise<void> {
  const position = parts.indexOf(scope);
  await updateRun(deps, runId, { set: { position: position + 1 }, if: { position } });
}

/**
 * Returns whether a further execution can write the rest: after a budget's day, a pause or missing
 * responses, or because this execution made progress. The numbers of texts and probes limit the
 * executions, and a pause ends by itself.
 */
function canGoOn(run: Run, progress: ScopeProgress): boolean {
  const { remaining } = countProgress(progress);
  if (remaining.length === 0) return false;
  if (run.stopCode) return isSpent(run);
  const { toWrite } = progress;
  return toWrite !== undefined && (remaining.length < toWrite || run.pausedUntil !== undefined);
}

async function endWithFailures(deps: FinishDeps, run: Run, progress: ScopeProgress): Promise<void> {
  const own = { runId: run.runId, scope: progress.scope };
  const { failures, remaining } = countProgress(progress);
  const code = run.stopCode ?? "interrupted";
  await fail(deps, own, { keys: remaining, code });
  const codes = [...failures.values(), ...remaining.map(() => code)];
  const errorCode = run.stopCode && codes.length > 0 ? run.stopCode : mostFrequent(codes);
  const hasEndedNow = await endScope(deps, own, errorCode);
  if (hasEndedNow) deps.onScopeEnded?.(errorCode);
}

function mostFrequent(codes: readonly GenerationErrorCode[]): GenerationErrorCode | undefined {
  const counts = Map.groupBy(codes, (code) => code);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/**
 * Ends the run and gives up the lease. A run that is out of budget and continues daily waits
 * instead.
 */
export async function finishRun(
  deps: FinishDeps,
  { runId, failed }: { runId: string; failed: boolean },
): Promise<void> {
  const run = await findOwnRun(deps, runId);
  if (!run || isIdle(run)) return;
  if (!failed && (await beginWait(deps, run))) return;
  await endRun(deps, run, failed || run.stopCode !== undefined ? "failed" : "finished");
}

/** Ends the scopes that the run has begun, and the run. Safe to repeat. */
export async function endRun(
  deps: FinishDeps,
  run: Run,
  status: "finished" | "failed",
): Promise<void> {
  for (const scope of begunScopes(run)) {
    const progress = await findOwnProgress(deps, { runId: run.runId, scope });
    if (progress && progress.completedAt === undefined) {
      await closeScope(deps, run, progress, { runEnds: true });
    }
  }
  await recordRunEnd(deps, run, status);
  await endRunRow(deps, run.runId, status);
}

import type { GenerationErrorCode } from "@vanfettle/contract/generation-errors";
import { cachedPaths, type PageCache } from "../content/versions/page-cache.ts";
import { itemKey, parseItemKey, type PlanItem } from "./plan.ts";
import { recordRunEnd } from "./run-history.ts";
import { currentRun, releaseLock, renewLease, type LockDeps, type Run } from "./run-lock.ts";
import { countProgress, endScope, findScopeProgress, markFailed, type ScopeProgress } from "./scope-progress.ts";
import { codeOfError, StepError } from "./step-errors.ts";

export interface RunInput {
  runId: string;
}
export interface ScopeInput extends RunInput {
  scope: string;
}

/** Returns the scopes of the run, which the machine goes through one after another. */
export async function planRun(deps: LockDeps, { runId }: RunInput): Promise<{ scopes: string[] }> {
  const { scopes } = await renewLease(deps, runId);
  return { scopes };
}

/** Returns the items that remain of the scope's frozen plan; none if the run was stopped. */
export async function planScope(
  deps: LockDeps,
  { runId, scope }: ScopeInput,
): Promise<{ planId: string; items: PlanItem[] }> {
  const run = await renewLease(deps, runId, { currentScope: scope });
  const progress = await findOwnProgress(deps, { runId, scope });
  if (!progress) throw new StepError("RunSuperseded");
  const items = run.stopCode ? [] : countProgress(progress).remaining.map(parseItemKey);
  return { planId: progress.planId, items };
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
  if (!run || !progress) return;
  const { failures, remaining } = countProgress(progress);
  const reason = run.stopCode ?? "interrupted";
  await markFailed(
    deps,
    { runId, scope },
    remaining.map((key) => ({ key, code: reason })),
  );
  const codes = [...failures.values(), ...remaining.map(() => reason)];
  const errorCode = run.stopCode && codes.length > 0 ? run.stopCode : mostFrequent(codes);
  if (await endScope(deps, { runId, scope }, errorCode)) deps.onScopeEnded?.(errorCode);
  const done = (progress.done ?? new Set<string>()) as Iterable<string>;
  await deps.pageCache.invalidate(changedPaths([...done]));
}

function mostFrequent(codes: readonly GenerationErrorCode[]): GenerationErrorCode | undefined {
  const counts = Map.groupBy(codes, (code) => code);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** The CDN charges by path, and one with a wildcard counts as one. */
const maxPathsListed = 60;
const everyPage = ["/van-servicing/*", "/van-mot/*", "/api/locations/*"];

function changedPaths(keys: readonly string[]): string[] {
  const paths = [...new Set(keys.flatMap((key) => cachedPaths(parseItemKey(key).slug)))];
  return paths.length > maxPathsListed ? everyPage : paths;
}

/** Ends the run and releases the lock, whatever happened before. Changes nothing if the run was superseded. */
export async function finishRun(deps: FinishDeps, { runId, failed }: RunInput & { failed: boolean }): Promise<void> {
  const run = await findOwnRun(deps, runId);
  if (!run) return;
  for (const scope of run.scopes) {
    const progress = await findOwnProgress(deps, { runId, scope });
    if (progress && progress.completedAt === undefined) await finishScope(deps, { runId, scope });
  }
  const status = failed || run.stopCode !== undefined ? "failed" : "finished";
  await recordRunEnd(deps, run, status);
  await releaseLock(deps, runId, status);
}

import type { GenerationErrorCode } from "@vanfettle/contract/generation-errors";
import { cachedPaths, type PageCache } from "../content/versions/page-cache.ts";
import { itemKey, itemOfKey, type LocationKind, type PlanItem } from "./plan.ts";
import { closeRound, figuresOf, findRound, markFailed, type RoundRow } from "./scope-progress.ts";
import { beat, currentRun, release, type LockDeps, type RunRow } from "./run-lock.ts";
import { codeOfError, StepError } from "./step-errors.ts";

export interface RunStep {
  runId: string;
}
export interface ScopeStep extends RunStep {
  scope: string;
}

/** The scopes of the run, to be worked on one after another. */
export async function planRun(deps: LockDeps, { runId }: RunStep): Promise<{ scopes: string[] }> {
  const { scopes } = await beat(deps, runId);
  return { scopes };
}

/** What is left of a scope's frozen plan; nothing once the run was stopped. */
export async function planScope(
  deps: LockDeps,
  { runId, scope }: ScopeStep,
): Promise<{ round: string; items: PlanItem[] }> {
  const run = await beat(deps, runId, { currentScope: scope });
  const row = await roundOf(deps, { runId, scope });
  return { round: row.round, items: run.stopCode ? [] : figuresOf(row).open.map(itemOfKey) };
}

async function roundOf(deps: LockDeps, { runId, scope }: ScopeStep): Promise<RoundRow> {
  const row = await findRound(deps, scope);
  if (row?.runId !== runId) throw new StepError("RunSuperseded");
  return row;
}

export interface FailedItem extends ScopeStep {
  kind: LocationKind;
  slug: string;
  /** The error's name, as the machine caught it. */
  error: string;
}

/** Of the failure only a fixed code is kept: a service's words may quote a key. */
export async function recordFailure(deps: LockDeps, { runId, scope, kind, slug, error }: FailedItem): Promise<void> {
  const stopCode = error === "RunStopped" ? (await holder(deps, runId))?.stopCode : undefined;
  const failure = { key: itemKey({ kind, slug }), code: stopCode ?? codeOfError(error) };
  await markFailed(deps, { runId, scope }, [failure]);
}

async function holder(deps: LockDeps, runId: string): Promise<RunRow | undefined> {
  const run = await currentRun(deps);
  return run?.runId === runId ? run : undefined;
}

export interface FinishDeps extends LockDeps {
  pageCache: PageCache;
  /** Told once for each round that ends; without an error every text of it is written. */
  onScopeEnded?: (errorCode: GenerationErrorCode | undefined) => void;
}

/** Ends a scope's round whatever happened before: what is neither written nor failed was interrupted. */
export async function finishScope(deps: FinishDeps, { runId, scope }: ScopeStep): Promise<void> {
  const run = await holder(deps, runId);
  const row = await findRound(deps, scope);
  if (!run || row?.runId !== runId) return;
  const { failures, open } = figuresOf(row);
  const reason = run.stopCode ?? "interrupted";
  await markFailed(
    deps,
    { runId, scope },
    open.map((key) => ({ key, code: reason })),
  );
  const codes = [...failures.values(), ...open.map(() => reason)];
  const errorCode = run.stopCode && codes.length > 0 ? run.stopCode : mostFrequent(codes);
  if (await closeRound(deps, { runId, scope }, errorCode)) deps.onScopeEnded?.(errorCode);
  const written = (row.done ?? new Set<string>()) as Iterable<string>;
  await deps.pageCache.invalidate(changedPaths([...written]));
}

function mostFrequent(codes: readonly GenerationErrorCode[]): GenerationErrorCode | undefined {
  const counts = Map.groupBy(codes, (code) => code);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** The CDN charges by path, and one with a wildcard counts as one. */
const pathsListed = 60;
const everyPage = ["/van-servicing/*", "/van-mot/*", "/api/locations/*"];

function changedPaths(keys: readonly string[]): string[] {
  const paths = [...new Set(keys.flatMap((key) => cachedPaths(itemOfKey(key).slug)))];
  return paths.length > pathsListed ? everyPage : paths;
}

/** Ends the run and frees the place for the next, whatever happened before. */
export async function finishRun(deps: FinishDeps, { runId, failed }: RunStep & { failed: boolean }): Promise<void> {
  const run = await holder(deps, runId);
  if (!run) return;
  for (const scope of run.scopes) {
    const row = await findRound(deps, scope);
    if (row?.runId === runId && row.completedAt === undefined) await finishScope(deps, { runId, scope });
  }
  await release(deps, runId, failed || run.stopCode !== undefined ? "failed" : "finished");
}

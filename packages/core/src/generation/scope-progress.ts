import type { GenerationErrorCode } from "@vanfettle/contract/content/generation-errors";
import { isGenerationErrorCode } from "@vanfettle/contract/content/generation-errors";
import type { EntityItem } from "electrodb";
import type { Table, TableDeps } from "../table/table.ts";
import { noUsage, type TextUsage } from "../text-model/text-model.ts";
import { isPlaceKey, itemKey, type PlanItem } from "./plan.ts";
import { progressKey } from "./progress-partition.ts";
import type { LockDeps } from "./run-lock.ts";

export type ScopeProgress = EntityItem<Table["entities"]["scopeProgress"]>;

/** A scope as one run works on it. */
export interface RunScope {
  scope: string;
  runId: string;
}

/** Returns the progress of `scope` by a consistent read; undefined if no run has ever covered it. */
export async function findScopeProgress({ table }: TableDeps, scope: string): Promise<ScopeProgress | undefined> {
  const { data } = await table.entities.scopeProgress.get({ ...progressKey, scope }).go({ consistent: true });
  return data ?? undefined;
}

/** Returns whether the scope has ended with every text of its plan published. */
export const isComplete = (row: ScopeProgress): boolean => row.completedAt !== undefined && row.errorCode === undefined;

const attributesOfOneRun = [
  "failed",
  "completedAt",
  "errorCode",
  "isOfQueue",
  "toWrite",
  "paidCalls",
  "inputTokens",
  "outputTokens",
  "written",
  "model",
] as const;

/**
 * Starts `scope` for the run with `plan`, frozen from here on. With `resume`, a scope whose latest plan is incomplete
 * keeps that plan, its id and its finished items. Returns the progress the run starts from.
 */
export async function startScope(
  { table, clock }: LockDeps,
  { scope, runId }: RunScope,
  options: { plan: readonly string[]; resume: boolean; planId?: string | undefined },
): Promise<ScopeProgress> {
  const latest = options.resume ? await findScopeProgress({ table }, scope) : undefined;
  if (latest && !isComplete(latest)) {
    const { data } = await table.entities.scopeProgress
      .patch({ ...progressKey, scope })
      .set({ runId })
      .remove([...attributesOfOneRun])
      .go({ response: "all_new" });
    return data as ScopeProgress;
  }
  const row = {
    ...progressKey,
    scope,
    planId: options.planId ?? runId,
    runId,
    plan: [...options.plan],
    startedAt: clock().toISOString(),
  };
  return (await table.entities.scopeProgress.put(row).go()).data;
}

/** The usage of the calls for one text, and the model that answered them. */
export interface ModelUsage extends TextUsage {
  model?: string | undefined;
}

/** Marks `item` as done, counts its text if it was paid for, and adds `usage`. Changes nothing if the scope has moved on to a later plan. */
export async function markDone(
  { table }: LockDeps,
  { scope, planId }: { scope: string; planId: string },
  item: PlanItem,
  { usage: { model, ...usage }, isPaid }: { usage: ModelUsage; isPaid: boolean } = { usage: noUsage, isPaid: false },
): Promise<void> {
  const update = table.entities.scopeProgress
    .patch({ ...progressKey, scope })
    .add({ done: [itemKey(item)], ...usageColumns(usage), written: isPaid ? 1 : 0 });
  await (model === undefined ? update : update.set({ model }))
    .where((row, { eq }) => eq(row.planId, planId))
    .go({ returnOnConditionCheckFailure: true });
}

/** Adds the usage of calls that failed to produce a text. Changes nothing if the run was superseded. */
export async function recordUsage(
  { table }: LockDeps,
  { scope, runId }: RunScope,
  { model, ...usage }: ModelUsage,
): Promise<void> {
  if (usage.calls + usage.inputTokens + usage.outputTokens === 0) return;
  const update = table.entities.scopeProgress.patch({ ...progressKey, scope }).add(usageColumns(usage));
  await (model === undefined ? update : update.set({ model }))
    .where((row, { eq }) => eq(row.runId, runId))
    .go({ returnOnConditionCheckFailure: true });
}

const usageColumns = ({ calls: paidCalls, inputTokens, outputTokens }: TextUsage) => ({
  paidCalls,
  inputTokens,
  outputTokens,
});

/** Marks the items as failed. Changes nothing if the run was superseded. */
export async function markFailed(
  { table }: LockDeps,
  { scope, runId }: RunScope,
  failures: readonly { key: string; code: GenerationErrorCode }[],
): Promise<void> {
  if (failures.length === 0) return;
  await table.entities.scopeProgress
    .patch({ ...progressKey, scope })
    .add({ failed: failures.map(({ key, code }) => `${code} ${key}`) })
    .where((row, { eq }) => eq(row.runId, runId))
    .go({ returnOnConditionCheckFailure: true });
}

/** Stores how many texts of the scope an execution is about to begin with. Changes nothing if the run was superseded. */
export async function recordPlanned({ table }: LockDeps, { scope, runId }: RunScope, toWrite: number): Promise<void> {
  await table.entities.scopeProgress
    .patch({ ...progressKey, scope })
    .set({ toWrite })
    .where((row, { eq }) => eq(row.runId, runId))
    .go({ returnOnConditionCheckFailure: true });
}

/** Leaves the rest of the scope to a further execution. Changes nothing if the run was superseded. */
export async function leaveOpen({ table }: LockDeps, { scope, runId }: RunScope): Promise<void> {
  await table.entities.scopeProgress
    .patch({ ...progressKey, scope })
    .remove(["toWrite"])
    .where((row, { eq }) => eq(row.runId, runId))
    .go({ returnOnConditionCheckFailure: true });
}

/** Ends the scope for this run. Returns false if the scope has ended already or the run was superseded. */
export async function endScope(
  { table, clock }: LockDeps,
  { scope, runId }: RunScope,
  { errorCode, isOfQueue }: { errorCode: GenerationErrorCode | undefined; isOfQueue: boolean },
): Promise<boolean> {
  const result = await table.entities.scopeProgress
    .patch({ ...progressKey, scope })
    .set({ completedAt: clock().toISOString(), isOfQueue, ...(errorCode && { errorCode }) })
    .where((row, { eq, notExists }) => `${eq(row.runId, runId)} AND ${notExists(row.completedAt)}`)
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

export interface ProgressCounts {
  /** Places in the plan; the texts of counties and regions are not counted. */
  total: number;
  /** Places with a published text. */
  done: number;
  /** Error code of each item that failed, by its key. */
  failures: Map<string, GenerationErrorCode>;
  /** Keys of the items that are neither done nor failed, in the order of the plan. */
  remaining: string[];
}

/** Counts the results of the plan. An item that failed first and was published later counts as done. */
export function countProgress(row: ScopeProgress): ProgressCounts {
  const done = new Set(row.done ?? []);
  const failures = new Map(
    [...(row.failed ?? [])].flatMap((entry) => {
      const [code = "", key = ""] = entry.split(" ");
      return isGenerationErrorCode(code) && !done.has(key) ? [[key, code] as const] : [];
    }),
  );
  return {
    total: row.plan.filter(isPlaceKey).length,
    done: row.plan.filter((key) => isPlaceKey(key) && done.has(key)).length,
    failures,
    remaining: row.plan.filter((key) => !done.has(key) && !failures.has(key)),
  };
}

/** The results and the usage of a run. */
export interface RunTotals {
  /** False where no scope has this run as its latest. */
  isKnown: boolean;
  /** Texts, including those of counties and regions. */
  done: number;
  failed: number;
  /** Texts that the run has paid for and published. */
  written: number;
  paidCalls: number;
  tokens: { input: number; output: number };
  model: string | undefined;
}

/** Adds up the progress of each scope whose latest run is this run. */
export function totalsOf(rows: Iterable<ScopeProgress>, runId: string | undefined): RunTotals {
  const own = [...rows].filter((row) => row.runId === runId);
  const sum = (count: (row: ScopeProgress) => number | undefined) =>
    own.reduce((total, row) => total + (count(row) ?? 0), 0);
  return {
    isKnown: own.length > 0,
    done: sum((row) => new Set(row.done ?? []).size),
    failed: sum((row) => countProgress(row).failures.size),
    written: sum(({ written }) => written),
    paidCalls: sum(({ paidCalls }) => paidCalls),
    tokens: { input: sum(({ inputTokens }) => inputTokens), output: sum(({ outputTokens }) => outputTokens) },
    model: own.find(({ model }) => model !== undefined)?.model,
  };
}

/** Reads the progress of a run's scopes, and adds up the scopes whose latest run it is. */
export async function readTotals(
  deps: TableDeps,
  { runId, scopes }: { runId: string; scopes: readonly string[] },
): Promise<RunTotals> {
  const rows = await Promise.all(scopes.map((scope) => findScopeProgress(deps, scope)));
  return totalsOf(
    rows.filter((row) => row !== undefined),
    runId,
  );
}

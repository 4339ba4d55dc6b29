import type { GenerationErrorCode } from "@vanfettle/contract/generation-errors";
import { isGenerationErrorCode } from "@vanfettle/contract/generation-errors";
import type { EntityItem } from "electrodb";
import type { Table } from "../table/table.ts";
import { noUsage, type TextUsage } from "../text-model/text-model.ts";
import { boardKey } from "./progress-partition.ts";
import { isPlaceKey, itemKey, type PlanItem } from "./plan.ts";
import type { LockDeps } from "./run-lock.ts";

export type RoundRow = EntityItem<Table["entities"]["round"]>;

interface RoundOfRun {
  scope: string;
  runId: string;
}

export async function findRound({ table }: { table: Table }, scope: string): Promise<RoundRow | undefined> {
  const { data } = await table.entities.round.get({ ...boardKey, scope }).go({ consistent: true });
  return data ?? undefined;
}

/** Ended, and every text of it written. */
const isComplete = (row: RoundRow): boolean => row.completedAt !== undefined && row.errorCode === undefined;

/** Freezes a plan for the run, unless the scope's last round is unfinished: then the run goes on with that one. */
export async function openRound(
  { table, clock }: LockDeps,
  { scope, runId }: RoundOfRun,
  options: { plan: readonly string[]; resume: boolean },
): Promise<RoundRow> {
  const last = options.resume ? await findRound({ table }, scope) : undefined;
  if (last && !isComplete(last)) {
    const { data } = await table.entities.round
      .patch({ ...boardKey, scope })
      .set({ runId })
      .remove(["failed", "completedAt", "errorCode", "paidCalls", "inputTokens", "outputTokens", "model"])
      .go({ response: "all_new" });
    return data as RoundRow;
  }
  const row = {
    ...boardKey,
    scope,
    round: runId,
    runId,
    plan: [...options.plan],
    startedAt: clock().toISOString(),
  };
  return (await table.entities.round.put(row).go()).data;
}

interface RoundItem {
  scope: string;
  round: string;
}

/** What calls for one text have used, and the model that answered. */
export interface Used extends TextUsage {
  model?: string | undefined;
}

/** Counts once, however often it is said. False if the scope has gone on to a later round. */
export async function markDone(
  { table }: LockDeps,
  { scope, round }: RoundItem,
  item: PlanItem,
  used: Used = noUsage,
): Promise<boolean> {
  const { model, ...figures } = used;
  const update = table.entities.round
    .patch({ ...boardKey, scope })
    .add({ done: [itemKey(item)], ...asColumns(figures) });
  const result = await (model === undefined ? update : update.set({ model }))
    .where((row, { eq }) => eq(row.round, round))
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

/** Of calls that led to no text; those of a run that was superseded are nobody's to count. */
export async function countUsed({ table }: LockDeps, { scope, runId }: RoundOfRun, used: Used): Promise<void> {
  const { model, ...figures } = used;
  if (figures.calls + figures.inputTokens + figures.outputTokens === 0) return;
  const update = table.entities.round.patch({ ...boardKey, scope }).add(asColumns(figures));
  await (model === undefined ? update : update.set({ model }))
    .where((row, { eq }) => eq(row.runId, runId))
    .go({ returnOnConditionCheckFailure: true });
}

const asColumns = ({ calls: paidCalls, inputTokens, outputTokens }: TextUsage) => ({
  paidCalls,
  inputTokens,
  outputTokens,
});

/** By the run that works on the round only: one that was superseded has no say in what failed. */
export async function markFailed(
  { table }: LockDeps,
  { scope, runId }: RoundOfRun,
  failures: readonly { key: string; code: GenerationErrorCode }[],
): Promise<boolean> {
  if (failures.length === 0) return true;
  const result = await table.entities.round
    .patch({ ...boardKey, scope })
    .add({ failed: failures.map(({ key, code }) => `${code} ${key}`) })
    .where((row, { eq }) => eq(row.runId, runId))
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

/** Ends the round for this run; one that has ended keeps its first end. */
export async function closeRound(
  { table, clock }: LockDeps,
  { scope, runId }: RoundOfRun,
  errorCode: GenerationErrorCode | undefined,
): Promise<boolean> {
  const result = await table.entities.round
    .patch({ ...boardKey, scope })
    .set({ completedAt: clock().toISOString(), ...(errorCode && { errorCode }) })
    .where((row, { eq, notExists }) => `${eq(row.runId, runId)} AND ${notExists(row.completedAt)}`)
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}

export interface RoundFigures {
  /** Places, and the whole plan with the texts of the region and its counties. */
  total: number;
  done: number;
  failures: Map<string, GenerationErrorCode>;
  /** Keys that are neither done nor failed, in order. */
  open: string[];
}

/** A text that failed and was written after all counts as written. */
export function figuresOf(row: RoundRow): RoundFigures {
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
    open: row.plan.filter((key) => !done.has(key) && !failures.has(key)),
  };
}

import { defaultProgressTotal } from "@vanfettle/contract/constants";
import type { ContentProgress, RegionProgress } from "@vanfettle/contract/content-schemas";
import { generationErrors, type GenerationErrorCode } from "@vanfettle/contract/generation-errors";
import { regions } from "@vanfettle/contract/regions";
import { listContentRegions } from "../location/content-list.ts";
import type { Table } from "../table/table.ts";
import { boardKey } from "./progress-partition.ts";
import { batchScope, scopeName } from "./plan.ts";
import { costInPounds } from "./prices.ts";
import { figuresOf, type RoundRow } from "./scope-progress.ts";
import { isOver, type LockDeps, type RunRow } from "./run-lock.ts";

/** Size of each region's scope, by its name. */
export type Scopes = ReadonlyMap<string, number>;

export interface ProgressDeps extends LockDeps {
  scopes: () => Promise<Scopes>;
}

/** The scopes change with the gazetteer alone, so each Lambda looks them up once in a while. */
export function rememberedScopes(deps: LockDeps, keptMs = 60_000): () => Promise<Scopes> {
  let known: { scopes: Promise<Scopes>; until: number } | undefined;
  return () => {
    const now = deps.clock().getTime();
    if (known && now < known.until) return known.scopes;
    const scopes = listContentRegions(deps).then(
      (list) => new Map(list.map(({ name, locationCount }) => [name, locationCount])),
    );
    known = { scopes, until: now + keptMs };
    scopes.catch(() => (known = undefined));
    return scopes;
  };
}

interface Board {
  run: RunRow | undefined;
  rounds: Map<string, RoundRow>;
}

async function readBoard({ table }: { table: Table }): Promise<Board> {
  const { data } = await table.collections.progress(boardKey).go({ pages: "all", consistent: true });
  return { run: data.run[0], rounds: new Map(data.round.map((row) => [row.scope, row])) };
}

/** One consistent query: the current run's figures, or how the last round of each region ended. */
export async function contentProgress(deps: ProgressDeps): Promise<ContentProgress> {
  const [{ run, rounds }, scopes] = await Promise.all([readBoard(deps), deps.scopes()]);
  const now = deps.clock().getTime();
  const isAlive = run !== undefined && !isOver(run) && run.leaseUntil > now;
  const isRunning = isAlive && run.status === "running";
  const batch = rounds.get(batchScope);
  const batchFigures = batch && run?.kind === "batch" && batch.runId === run.runId ? figuresOf(batch) : undefined;
  const ofRegions = regionsTotal(rounds, scopes);
  const shown = isRunning && batchFigures ? { ...batchFigures, failed: batchFigures.failures.size } : ofRegions;
  const { paidCalls, tokens, model } = usedBy(run, rounds);
  return {
    isRunning,
    completed: shown.done,
    total: shown.total,
    failed: shown.failed,
    currentRegion: (isRunning && run.currentScope && scopeName(run.currentScope)) || null,
    currentLocation: (isRunning && run.currentLocation) || null,
    lastUpdate: run?.lastUpdate ?? null,
    regionProgress: regions.flatMap(({ slug, name }) => {
      const row = rounds.get(slug);
      return row ? regionProgress(name, row, isAlive ? run.runId : undefined) : [];
    }),
    runId: run?.runId ?? null,
    runKind: run?.kind ?? null,
    startedAt: run?.startedAt ?? null,
    finishedAt: run?.finishedAt ?? null,
    ...errorOf(runError(run, isAlive, batchFigures && batch?.errorCode)),
    paidCalls,
    tokens,
    costPounds: costInPounds(model, tokens),
  };
}

function usedBy(run: RunRow | undefined, rounds: Board["rounds"]) {
  const own = [...rounds.values()].filter((row) => row.runId === run?.runId);
  const sum = (figure: "paidCalls" | "inputTokens" | "outputTokens"): number =>
    own.reduce((total, row) => total + (row[figure] ?? 0), 0);
  return {
    paidCalls: sum("paidCalls"),
    tokens: { input: sum("inputTokens"), output: sum("outputTokens") },
    model: own.find((row) => row.model !== undefined)?.model,
  };
}

const errorOf = (errorCode: GenerationErrorCode | undefined) =>
  errorCode ? { errorCode, error: generationErrors[errorCode] } : {};

function runError(
  run: RunRow | undefined,
  isAlive: boolean,
  batchError: GenerationErrorCode | undefined,
): GenerationErrorCode | undefined {
  if (!run) return undefined;
  const died = !isAlive && (!isOver(run) || run.status === "failed");
  return run.stopCode ?? (died ? "interrupted" : batchError);
}

/** A round that is under way is not in the list; one whose run has died is, as interrupted. */
function regionProgress(region: string, row: RoundRow, activeRunId: string | undefined): RegionProgress[] {
  if (row.completedAt === undefined && row.runId === activeRunId) return [];
  const { done, total, failures } = figuresOf(row);
  const errorCode = row.errorCode ?? (row.completedAt === undefined ? "interrupted" : undefined);
  return [
    {
      region,
      successful: done,
      total,
      completedAt: row.completedAt ?? row.startedAt,
      failed: failures.size,
      ...errorOf(errorCode),
    },
  ];
}

function regionsTotal(rounds: Board["rounds"], scopes: Scopes) {
  const sum = { done: 0, failed: 0, total: 0 };
  for (const { slug, name } of regions) {
    const row = rounds.get(slug);
    const figures = row && figuresOf(row);
    sum.done += figures?.done ?? 0;
    sum.failed += figures?.failures.size ?? 0;
    sum.total += figures?.total ?? scopes.get(name) ?? 0;
  }
  return sum.total === 0 ? { ...sum, total: defaultProgressTotal } : sum;
}
